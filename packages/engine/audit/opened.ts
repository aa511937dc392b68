import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import type { Sql } from '../db/sql.ts'
import { isOpen } from '../round/agreement.ts'
import { type Round, readState, type Setting, type Task } from '../round/state.ts'
import type { MoveInput } from '../row/act.ts'
import { lockAhead } from '../row/lock-ahead.ts'
import { type Locked, lockRow } from '../row/rows.ts'
import type { Values, Writer } from '../row/scene.ts'
import { selfRule } from '../schema/rows.ts'
import { demandVersion } from '../write/move.ts'

/**
 * Locks the record, and the records it depends on before it: the first step of every act. NOT_FOUND where the person
 * does not see it.
 */
export const openRecord = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  { id }: Pick<MoveInput, 'id'>,
  rules: readonly Expr<unknown>[] = [],
): Promise<Locked> => {
  const isUnchanged = await lockAhead(tx, writer.catalog, entity, id, entity.audit?.locks)
  const locked = await lockRow(tx, writer.catalog, entity, id, rules)
  if (!locked || !(locked.seen || writer.isSystem)) throw notFound()
  isUnchanged(locked.row)
  return locked
}

/** A decision about to be made. */
export interface Deciding {
  readonly before: Values
  readonly round: Round
  readonly task: Task
  readonly setting: Setting
}

/** The version seen, the task and the person are judged in this order. */
export const openDecision = async (tx: Sql, writer: Writer, entity: Entity, input: MoveInput): Promise<Deciding> => {
  const { row: before, rules } = await openRecord(tx, writer, entity, input, [selfRule(entity)])
  demandVersion(input.version, before)
  const me = writer.actor.userId
  const { last, setting } = await readState(tx, entity, input.id)
  const round = running(last)
  if (round && (rules[0] || round.initiatorId === me)) throw forbidden('不能审批自己的单据')
  if (!round) throw conflict('该单据已被处理')
  const mine = levelOf(round).filter(({ userId }) => userId === me)
  const task = mine.find(({ status }) => status === '待处理')
  if (task) return { before, round, task, setting }
  if (mine.some(isOpen)) throw conflict('请等待加签人处理')
  throw mine.length ? conflict('该单据已被处理') : forbidden()
}

export const running = (round: Round | undefined): Round | undefined => (round?.status === '进行中' ? round : undefined)

/** The signatures of the level that waits. */
export const levelOf = ({ tasks, auditLevel }: Round): Task[] =>
  tasks.filter((task) => task.auditLevel === auditLevel && task.kind !== '抄送')

/** Somebody has decided in the round. */
export const isDecided = ({ tasks }: Round): boolean =>
  tasks.some(({ status }) => status === '已同意' || status === '已驳回')
