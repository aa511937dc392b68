import { expect, test } from 'vitest'
import { counted, mostUsed, noted } from './desk.ts'

test('what lies more than thirty days back is forgotten', () => {
  const visits = {
    '2026-10-01': { '/old': 9 },
    '2026-10-24': { '/client': 2 },
    '2026-11-20': { '/task': 1, '/client': 1 },
  }
  const now = counted(visits, '/task', '2026-11-22')
  expect(Object.keys(now)).toEqual(['2026-10-24', '2026-11-20', '2026-11-22'])
  expect(mostUsed(now)).toEqual(['/client', '/task'])
  expect(mostUsed(counted(counted(now, '/task', '2026-11-22'), '/task', '2026-11-22'), 1)).toEqual(['/task'])
})

test('a page opened again stands first, once, and the oldest of ten is gone', () => {
  const pages = Array.from({ length: 9 }, (_, index) => ({ path: `/${index}` }))
  const now = noted(noted(pages, { path: '/new' }), { path: '/3', title: '合同' })
  expect(now.map(({ path }) => path)).toEqual(['/3', '/new', '/0', '/1', '/2', '/4', '/5', '/6', '/7'])
  expect(now[0]?.title).toBe('合同')
})
