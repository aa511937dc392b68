import { expect, it } from 'vitest'
import { lanesOf } from './lanes.ts'

const span = (item: string, from: string, to = from) => ({ item, from: `2026-11-${from}`, to: `2026-11-${to}` })
const shape = (spans: Parameters<typeof lanesOf<string>>[0]) =>
  lanesOf(spans, '2026-11-16').map(({ item, column, length, lane, isCutBefore, isCutAfter }) =>
    [item, column, length, lane, isCutBefore && '‹', isCutAfter && '›'].filter((each) => each !== false).join(' '),
  )

it('leaves out what does not touch the week', () => expect(shape([span('a', '10', '15'), span('b', '23')])).toEqual([]))

it('cuts what goes on before and after', () =>
  expect(shape([span('a', '10', '17'), span('b', '21', '28'), span('c', '01', '30')])).toEqual([
    'c 0 7 0 ‹ ›',
    'a 0 2 1 ‹',
    'b 5 2 1 ›',
  ]))

it('never lays two on one another, and fills what is free', () => {
  expect(shape([span('a', '16', '18'), span('b', '17'), span('c', '19', '20')])).toEqual([
    'a 0 3 0',
    'b 1 1 1',
    'c 3 2 0',
  ])
})
