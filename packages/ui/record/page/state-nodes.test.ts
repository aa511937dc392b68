import type { StateLine } from '@chengban/kernel/page.ts'
import { expect, it } from 'vitest'
import { stateNodes } from './state-nodes.ts'

const line = {
  states: 'schedule',
  path: ['线索', '接洽', '赢单'],
  since: 'tzSchedule',
  entered: { at: 'tzLog', became: ['after', 'schedule'] },
} as unknown as StateLine
const entry = (schedule: string, tzLog: string) => ({ after: { schedule }, tzLog })
const drawn = (row: object, entered: readonly object[] = []) =>
  stateNodes(line, row as never, entered as never).map(({ name, state, since }) => [name, state, since])

it('stands where it is, since when; of what was before it tells the last time', () => {
  const row = { schedule: '接洽', tzSchedule: '2026-11-10' }
  expect(drawn(row, [entry('线索', '2026-11-01'), entry('线索', '2026-11-05')])).toEqual([
    ['线索', 'done', '2026-11-05'],
    ['接洽', 'now', '2026-11-10'],
    ['赢单', 'todo', undefined],
  ])
})

it('waits for nobody at the end of the way', () => {
  expect(drawn({ schedule: '赢单', tzSchedule: '2026-11-12' }).map(([, state]) => state)).toEqual([
    'done',
    'done',
    'done',
  ])
})

it('ends where it was left, with what became of it', () => {
  const lost = { schedule: '输单', tzSchedule: '2026-11-12' }
  expect(drawn(lost, [entry('接洽', '2026-11-05')])).toEqual([
    ['线索', 'done', undefined],
    ['接洽', 'done', '2026-11-05'],
    ['输单', 'refused', '2026-11-12'],
  ])
  expect(drawn(lost).map(([name]) => name)).toEqual(['线索', '输单'])
})

it('says of a state that was leapt over that it was passed', () => {
  const row = { schedule: '赢单', tzSchedule: '2026-11-12' }
  const words = (entered: readonly object[]) =>
    stateNodes(line, row as never, entered as never).map(({ name, state, word }) => [name, state, word])
  expect(words([entry('赢单', '2026-11-12')])).toEqual([
    ['线索', 'done', undefined],
    ['接洽', 'todo', '已跳过'],
    ['赢单', 'done', undefined],
  ])
  expect(words([entry('接洽', '2026-11-05'), entry('赢单', '2026-11-12')]).map(([, state]) => state)).toEqual([
    ...['done', 'done', 'done'],
  ])
})
