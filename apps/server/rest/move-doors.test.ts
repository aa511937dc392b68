import type { Entity } from '@chengban/kernel/entity.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { expect, it } from 'vitest'
import { moveDoors } from './move-doors.ts'

const noteWith = (moves: readonly Partial<Move>[], more: Partial<Entity> = {}): Entity =>
  ({ name: 'note', workflow: { field: 'status', states: [], initial: '', moves }, ...more }) as Entity
const led = (entity: Entity) => moveDoors([entity]).map(({ path, leads, answers }) => ({ path, leads, answers }))

const pair = [
  { name: 'audit', call: { path: '/note/audit', pass: true } },
  { name: 'refuse', call: { path: '/note/audit', pass: false } },
] as const

it.each([
  ['one half of a pair', pair.slice(0, 1)],
  ['twice the same half', [pair[0], { ...pair[1], call: pair[0].call }]],
  [
    'two moves without pass',
    [
      { name: 'send', call: '/note/send' },
      { name: 'resend', call: '/note/send' },
    ],
  ],
  ['a pair and a third', [...pair, { name: 'skip', call: '/note/audit' }]],
] as const)('an address that does not say where it leads: %s', (_what, moves) =>
  expect(() => led(noteWith(moves))).toThrow('of note leads to one move'),
)

it('leads to its move, or to the one that pass chooses, under either flow', () => {
  const named = { name: 'send', call: { path: '/note/send', answers: { sent: 'tzSend' } } } as const
  const flows = [
    { field: 'pay', states: [], initial: '', moves: [{ name: 'pay', call: '/note/pay' }, { name: 'hold' }] },
  ]
  expect(led(noteWith([...pair, named], { flows } as never))).toEqual([
    { path: '/note/audit', leads: { agreed: 'audit', refused: 'refuse' }, answers: {} },
    { path: '/note/send', leads: 'send', answers: { sent: 'tzSend' } },
    { path: '/note/pay', leads: 'pay', answers: {} },
  ])
})

it('leads to acts of the audit likewise: decide is approve or reject', () => {
  const audit = { calls: { decide: '/note/decide', withdraw: '/note/back' } }
  expect(led({ name: 'note', audit } as Entity)).toEqual([
    { path: '/note/decide', leads: { agreed: 'approve', refused: 'reject' }, answers: {} },
    { path: '/note/back', leads: 'withdraw', answers: {} },
  ])
  const told = { calls: { decide: { path: '/note/decide', answers: { paid: 'payStatus' } } } }
  expect(led({ name: 'note', audit: told } as unknown as Entity)).toEqual([
    { path: '/note/decide', leads: { agreed: 'approve', refused: 'reject' }, answers: { paid: 'payStatus' } },
  ])
})
