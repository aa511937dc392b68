import { expect, it } from 'vitest'
import { choicesFor, type Goal, peopleIn, sumOf } from './month-goals.ts'

const goal = (id: string, more: Partial<Goal> = {}): Goal => ({
  ...{ id, name: id, userId: 'u', userName: '罗云帆', endDate: '2026-11-20', status: '进行中' },
  ...{ goalMonth: null, goalWeight: null },
  ...more,
})

it('adds shares as they are written', () => {
  expect(sumOf(['33.33', '33.33', '33.34'])).toBe(100)
  expect(sumOf(['33.33', '33.33', '33.33'])).toBe(99.99)
  expect(sumOf([null, ''])).toBe(0)
})

it('gives each person what a month is to bring, and tells no goals from none reached', () => {
  const rows = [goal('a', { goalMonth: '2026-11', goalWeight: '60' }), goal('b', { userId: 'v', userName: '程立本' })]
  const [first, second] = peopleIn(rows, ['2026-11', '2026-12'])
  expect([first?.name, second?.name]).toEqual(['程立本', '罗云帆'])
  expect(second?.cells['2026-11']?.sum).toBe(60)
  expect(second?.cells['2026-12']?.sum).toBeNull()
})

it('offers nothing that is done, of another month, of another person or due later', () => {
  const rows = [
    goal('open'),
    goal('is', { goalMonth: '2026-11', status: '已完成' }),
    goal('done', { status: '已完成' }),
    goal('other', { goalMonth: '2026-10' }),
    goal('whose', { userId: 'v' }),
    goal('later', { endDate: '2026-12-01' }),
  ]
  expect(choicesFor(rows, 'u', '2026-11').map(({ id }) => id)).toEqual(['open', 'is'])
})
