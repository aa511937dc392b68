import { questionOf } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import type { Row } from '../data/row.ts'
import { type AuditDetail, lastRound } from './audit-detail.ts'

/** Whether somebody was asked before an approver (前加签), and has not answered yet. */
export const isAskedAhead = (detail: AuditDetail | undefined, me: string): boolean =>
  ((detail && lastRound(detail)?.tasks) ?? []).some(
    ({ user, kind, status }) => user.id === me && kind === '前加签' && status === '待处理',
  )

/** The move as whoever was asked ahead makes it: where it agrees to what the row asks, an opinion is all it takes. */
export const asAskedAhead = (entity: Entity, row: Row, move: Move): Move => {
  if (questionOf(entity, row)?.pass !== move.name) return move
  const { name, label, from, to, who, asks = {}, input = [] } = move
  const answer = asks.pass ? { asks: { pass: asks.pass } } : { input: input.filter((one) => one === 'pass') }
  return { name, label, from, to: Array.isArray(to) ? 'same' : to, who, opinion: 'optional', ...answer }
}
