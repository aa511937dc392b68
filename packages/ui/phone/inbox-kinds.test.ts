import { expect, it } from 'vitest'
import { boxCounts, kindsIn } from './inbox-kinds.ts'
import type { InboxTask } from './inbox-tasks.ts'

const task = (module: string, moduleLabel: string) => ({ module, moduleLabel }) as InboxTask
const waiting = [
  { module: 'contract', moduleLabel: '合同', todo: 31, overdue: 2, phoneLink: '' },
  { module: 'entry', moduleLabel: '入职', todo: 1, overdue: 0, phoneLink: '' },
]

it('counts what waits whole, however much of it has been read', () => {
  expect(kindsIn('todo', [task('contract', '合同')], waiting)).toEqual([
    { module: 'contract', label: '合同', count: 31 },
    { module: 'entry', label: '入职', count: 1 },
  ])
})

it('of other boxes counts what has been read, and nothing of kinds that are not meant', () => {
  const tasks = [task('contract', '合同'), task('entry', '入职'), task('contract', '合同')]
  expect(kindsIn('done', tasks, waiting, ['contract'])).toEqual([{ module: 'contract', label: '合同', count: 2 }])
})

it('on a page of some kinds nothing of the others is counted', () => {
  const counts = { todo: 32, mine: 5 }
  expect(boxCounts(counts, waiting, ['entry'])).toEqual({ todo: 1 })
  expect(boxCounts(counts, waiting, ['project'])).toEqual({ todo: 0 })
  expect(boxCounts(counts, waiting)).toBe(counts)
})
