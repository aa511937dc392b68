import { expect, it } from 'vitest'
import { queueOf } from './further-tabs.ts'

const deciding = (of: string) => ({ label: of, of, variant: 'audit' }) as const

it('shows no queue to who decides on one kind alone', () => {
  expect(queueOf([deciding('contract'), { label: '全部', of: 'client' }])).toEqual([])
})

it('has all kinds that somebody decides on in one queue, each once', () => {
  const lists = [deciding('contract'), deciding('client'), deciding('contract'), { label: '全部', of: 'user' }]
  expect(queueOf(lists)).toEqual([{ label: '待我审核', modules: ['contract', 'client'] }])
})
