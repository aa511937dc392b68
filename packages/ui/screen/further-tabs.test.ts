import { expect, it } from 'vitest'
import { queueOf, withBoards } from './further-tabs.ts'

const deciding = (of: string) => ({ label: of, of, variant: 'audit' }) as const

it('shows no queue to who decides on one kind alone', () => {
  expect(queueOf([deciding('contract'), { label: '全部', of: 'client' }])).toEqual([])
})

it('has all kinds that somebody decides on in one queue, each once', () => {
  const lists = [deciding('contract'), deciding('client'), deciding('contract'), { label: '全部', of: 'user' }]
  expect(queueOf(lists)).toEqual([{ label: '待我审核', modules: ['contract', 'client'] }])
})

it('tells of a tab of figures whether they are covered', () => {
  const boards = [{ name: 'ownPay', label: '我的年收入', covered: true }, { name: 'client' }] as const
  expect(withBoards(boards, [], [])).toEqual([
    { label: '我的年收入', dashboard: 'ownPay', isCovered: true },
    { label: '看板', dashboard: 'client', isCovered: false },
  ])
})
