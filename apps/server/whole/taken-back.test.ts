import type { Consequence } from '@chengban/kernel/consequence.ts'
import { expect, it } from 'vitest'
import { areas } from '../compose.ts'

const does = ({ set, effects }: Consequence = {}): boolean => set !== undefined || effects !== undefined

/** What a 驳回 does beside telling has to be undone when it is taken back. */
const audited = areas.flatMap(({ entities }) => entities).filter(({ audit }) => audit)
const acting = (move: 'reject' | 'auditWithdraw') =>
  audited
    .filter(({ audit }) => audit?.effect?.[move] !== undefined || does(audit?.after?.[move] as Consequence))
    .map(({ name }) => name)

it('whatever is done with a refusal is undone when it is taken back', () => {
  expect(acting('reject').length).toBeGreaterThan(6)
  expect(acting('auditWithdraw')).toEqual(acting('reject'))
})
