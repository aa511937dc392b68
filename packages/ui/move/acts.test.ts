import { shownKey } from '@chengban/kernel/row-name.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { expect, it } from 'vitest'
import { isOwnWrite, noteOwnWrite } from '../data/own-writes.ts'
import { arrangeMoves, openMoves, submitMove } from './acts.ts'

const move = (name: string, danger = false, to = '下一步'): Move => ({
  name,
  label: name,
  from: [],
  to,
  who: { op: { is: 'everybody' } },
  danger,
})

it('never makes a destructive move the ink button, nor any while a decision is due', () => {
  expect(arrangeMoves([move('end', true)], false)).toMatchObject({ next: undefined, rest: [{ name: 'end' }] })
  expect(arrangeMoves([move('sign')], true)).toMatchObject({ next: undefined, beside: [{ name: 'sign' }] })
})

it('offers changing and voiding where the row allows it, voiding with a reason and never first', () => {
  const entity = { name: 'contract', fields: {} } as Parameters<typeof openMoves>[0]
  expect(openMoves(entity, { id: '1', can: ['update'] })).toEqual([])
  const moves = openMoves(entity, { id: '1', can: ['void', 'change'] })
  expect(moves.map(({ label }) => label)).toEqual(['变更', '作废'])
  expect(arrangeMoves(moves, false)).toMatchObject({ next: undefined, rest: [{ opinion: 'required' }] })
})

it('what leaves a record where it is stands quietly beside what brings it on', () => {
  const moves = [move('handOver', false, 'same'), move('sign')]
  expect(arrangeMoves(moves, false)).toMatchObject({ next: { name: 'sign' }, beside: [{ name: 'handOver' }] })
  expect(arrangeMoves([submitMove], false)).toMatchObject({ next: { name: 'submit' } })
})

it('what gives a record back is never its next act', () => {
  const back = { ...move('back'), label: '退回' }
  expect(arrangeMoves([back], false)).toMatchObject({ next: undefined, beside: [{ name: 'back' }] })
  expect(arrangeMoves([back, move('win')], false)).toMatchObject({ next: { name: 'win' } })
})

it('what holds a record up is never its next act', () => {
  const pause = move('pause', false, '暂停')
  expect(arrangeMoves([pause], false)).toMatchObject({ next: undefined, beside: [{ name: 'pause' }] })
  expect(arrangeMoves([pause, move('sign')], false)).toMatchObject({ next: { name: 'sign' } })
})

it('puts the first move first, two beside it, the rest behind', () => {
  const { next, beside, rest } = arrangeMoves([move('a'), move('b'), move('c'), move('d'), move('e', true)], false)
  expect([next?.name, beside.map(({ name }) => name), rest.map(({ name }) => name)]).toEqual([
    'a',
    ['b', 'c'],
    ['d', 'e'],
  ])
})

it('forgets its own writes after ten seconds', () => {
  noteOwnWrite('x', 0)
  expect(isOwnWrite('x', 10_000)).toBe(true)
  expect(isOwnWrite('x', 10_001)).toBe(false)
  expect(isOwnWrite('y', 0)).toBe(false)
})

it.each([
  ['clientId', 'client', 'client'],
  ['initiator', 'user', 'initiatorUser'],
  ['audit1', 'user', 'audit1User'],
])('finds what %s shows under %s.%s', (name, to, key) => expect(shownKey(name, to)).toBe(key))
