import { expect, test } from 'vitest'
import { counted, mostUsed } from './desk.ts'

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
