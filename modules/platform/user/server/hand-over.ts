import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { leftSince } from '@chengban/engine/row/ending.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import { moveByName } from '@chengban/engine/write/move.ts'
import { has } from '@chengban/kernel/has.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { type Handable, openWork } from '../open-work.ts'
import { user } from '../user.entity.ts'
import { type CountedWork, countWork, inWords, rowsOf, totalOf } from './count-work.ts'
import { moveRows } from './move-rows.ts'
import { moveTasks } from './move-tasks.ts'

export interface Handover {
  readonly fromId: string
  readonly toId: string
  /** Kinds of work that move; all where none is named. */
  readonly modules: readonly string[]
  /** What the records of approvals say. */
  readonly reason: string
}

export interface LeftWork extends CountedWork {
  readonly reason: string
}

export interface HandedOver {
  readonly moved: readonly CountedWork[]
  readonly left: readonly LeftWork[]
}

/** Moves open work of the kinds asked for, rows in the order of their ids; what stays is counted with its reason. */
export const handOver = async (tx: Sql, writer: Writer, asked: Handover): Promise<HandedOver> => {
  const { fromId, modules } = asked
  const kinds = openWork.filter(({ module }) => modules.length === 0 || modules.includes(module))
  const before = await countWork(tx, writer.catalog, fromId, kinds)
  const found = kinds.filter(({ module }) => before.some((one) => one.module === module))
  const refused: LeftWork[] = []
  for (const kind of found) refused.push(...(await moveKind(tx, writer, kind, asked)))
  const after = await countWork(tx, writer.catalog, fromId, kinds)
  const left = after.flatMap((one) => reasonsFor(one, kinds, refused))
  const moved = before
    .map((one) => ({ ...one, count: one.count - (after.find(({ module }) => module === one.module)?.count ?? 0) }))
    .filter(({ count }) => count > 0)
  if (moved.length) await tell(tx, writer, asked, moved)
  return { moved, left }
}

/** The same, taken back at once: what would move and what would stay. */
export const tryHandOver = async (tx: Sql, writer: Writer, asked: Handover): Promise<HandedOver> => {
  const forget = leftSince(tx)
  await tx.query('savepoint handover_try')
  const would = await handOver(tx, writer, asked)
  await tx.query('rollback to savepoint handover_try')
  forget()
  return would
}

/** Refuses a receiver who is the same person or disabled; `field` names the field of the refusal. */
export const demandReceiver = async (tx: Sql, fromId: string, toId: string, field: string): Promise<void> => {
  if (toId === fromId) throw invalid({ [field]: '交接人不能是本人' })
  const rows = await tx.query<{ id: string; isEnable: boolean }>(
    'select id, is_enable as "isEnable" from store."user" where id = any ($1)',
    [[fromId, toId].filter(isUuid)],
  )
  if (!rows.some(({ id }) => id === fromId)) throw notFound()
  if (!rows.some(({ id, isEnable }) => id === toId && isEnable)) throw invalid({ [field]: '交接人已停用' })
}

/** Whether this person's handover leaves the kind as it is, and why. */
export const leftBy = ({ left, by }: Handable, entries: readonly string[]): string | undefined =>
  by && has(entries, by.code) ? undefined : left

const moveKind = async (tx: Sql, writer: Writer, kind: Handable, asked: Handover): Promise<LeftWork[]> => {
  if (leftBy(kind, writer.actor.entries)) return []
  if (kind.module === 'auditTask') await moveApprovals(tx, writer, asked)
  else if (kind.by) await moveByOwn(tx, writer, kind, kind.by.move, asked)
  else return moveRows(tx, writer, kind, asked)
  return []
}

/** Returns the remaining work of a kind by reason: rows refused by the rules first, then the rest. */
const reasonsFor = (one: CountedWork, kinds: readonly Handable[], refused: readonly LeftWork[]): LeftWork[] => {
  const known = refused.filter(({ module }) => module === one.module)
  const rest = one.count - totalOf(known)
  const reason = kinds.find(({ module }) => module === one.module)?.left ?? '没有可接收的审批人'
  return rest > 0 ? [...known, { ...one, count: rest, reason }] : known
}

const moveApprovals = async (tx: Sql, writer: Writer, { fromId, toId, reason }: Handover): Promise<void> => {
  const locked = await lockRow(tx, writer.catalog, user, fromId)
  if (locked) await moveTasks(tx, writer, locked.row, { toId, reason })
}

const moveByOwn = async (tx: Sql, writer: Writer, kind: Handable, move: string, asked: Handover): Promise<void> => {
  const rows = await tx.query<{ id: string }>(`select x.id ${rowsOf(writer.catalog, kind)} order by x.id`, [
    asked.fromId,
  ])
  const input = { userId: asked.toId, opinion: asked.reason }
  for (const { id } of rows) await moveByName({ tx, writer }, kind.module, move, id, input)
}

const tell = async (
  tx: Sql,
  { actor }: Writer,
  { fromId, toId }: Handover,
  moved: readonly CountedWork[],
): Promise<void> => {
  const [from] = await tx.query<{ name: string }>('select name from store."user" where id = $1', [fromId])
  const title = `【交接】${from?.name ?? ''}的工作已移交给您`
  await notify(tx, [{ userId: toId, senderId: actor.userId, kind: '通知', title, text: inWords(moved) }])
}
