import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { announce, notify } from '@chengban/engine/write/announce.ts'
import { changesOf, writeRecord } from '@chengban/engine/write/change-record.ts'
import { lockRow, updateRow } from '@chengban/engine/write/rows.ts'
import type { Writer } from '@chengban/engine/write/scene.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { type OpenWork, openWork } from '../open-work.ts'
import { user } from '../user.entity.ts'
import { type CountedWork, countWork, rowsOf } from './count-work.ts'
import { moveTasks } from './move-tasks.ts'

export interface Handover {
  readonly fromId: string
  readonly toId: string
  /** Kinds of work that move; all where none is named. */
  readonly modules: readonly string[]
  readonly dryRun: boolean
  /** What the records of approvals say. */
  readonly reason: string
}

export interface HandedOver {
  readonly moved: readonly CountedWork[]
  readonly left: readonly (CountedWork & { readonly reason: string })[]
}

/** Moves open work of the kinds asked for, rows in the order of their ids; what others must set is counted with its reason. */
export const handOver = async (
  tx: Sql,
  writer: Writer,
  { fromId, toId, modules, dryRun, reason }: Handover,
): Promise<HandedOver> => {
  const kinds = openWork.filter(({ module }) => modules.length === 0 || modules.includes(module))
  const count = async () =>
    (await countWork(tx, writer.catalog, fromId)).filter(({ module }) => kinds.some((kind) => kind.module === module))
  const before = await count()
  const reasonOf = (module: string): string | undefined => kinds.find((kind) => kind.module === module)?.left
  if (!dryRun) {
    for (const kind of kinds) {
      if (kind.module === 'auditTask') await moveApprovals(tx, writer, fromId, { toId, reason })
      else if (!kind.left && writer.catalog.all.has(kind.module)) await moveRows(tx, writer, kind, fromId, toId)
    }
  }
  const after = dryRun ? before.filter(({ module }) => reasonOf(module)) : await count()
  const still = (module: string): number => after.find((one) => one.module === module)?.count ?? 0
  const moved = before.map((one) => ({ ...one, count: one.count - still(one.module) })).filter(({ count }) => count > 0)
  const left = after.map((one) => ({ ...one, reason: reasonOf(one.module) ?? '没有可接收的审批人' }))
  if (!dryRun && moved.length) await tell(tx, writer, fromId, toId, moved)
  return { moved, left }
}

/** Somebody else, and there; `field` is where the refusal stands. */
export const demandReceiver = async (tx: Sql, fromId: string, toId: string, field: string): Promise<void> => {
  if (toId === fromId) throw invalid({ [field]: '交接人不能是本人' })
  const rows = await tx.query<{ id: string; isEnable: boolean }>(
    'select id, is_enable as "isEnable" from store."user" where id = any ($1)',
    [[fromId, toId].filter(isUuid)],
  )
  if (!rows.some(({ id }) => id === fromId)) throw notFound()
  if (!rows.some(({ id, isEnable }) => id === toId && isEnable)) throw invalid({ [field]: '交接人已停用' })
}

const moveApprovals = async (
  tx: Sql,
  writer: Writer,
  fromId: string,
  to: { toId: string; reason: string },
): Promise<void> => {
  const locked = await lockRow(tx, writer.catalog, user, fromId)
  if (locked) await moveTasks(tx, writer, locked.row, to)
}

const moveRows = async (tx: Sql, writer: Writer, kind: OpenWork, fromId: string, toId: string): Promise<void> => {
  const { catalog, actor } = writer
  const entity = catalog.entity(kind.module)
  const found = await tx.query<{ id: string }>(`select x.id ${rowsOf(kind)} order by x.id`, [fromId])
  for (const { id } of found) {
    const locked = await lockRow(tx, catalog, entity, id)
    const names = kind.people.filter((name) => locked?.row[name] === fromId)
    if (!locked || names.length === 0) continue
    const row = {
      ...locked.row,
      ...Object.fromEntries(names.map((name) => [name, toId])),
      tzUpdate: clock.now().toISOString(),
    }
    await updateRow(tx, catalog, entity, row, [...names, 'tzUpdate'], {})
    const changes = await changesOf(tx, catalog, entity, locked.row, row)
    await writeRecord(tx, actor.userId, entity, id, { action: '工作交接', changes })
    await announce(tx, entity, id)
  }
}

const tell = async (
  tx: Sql,
  { actor }: Writer,
  fromId: string,
  toId: string,
  moved: readonly CountedWork[],
): Promise<void> => {
  const [from] = await tx.query<{ name: string }>('select name from store."user" where id = $1', [fromId])
  const text = moved.map(({ label, count }) => `${label}${count}项`).join('、')
  await notify(tx, [
    { userId: toId, senderId: actor.userId, kind: '通知', title: `【交接】${from?.name ?? ''}的工作已移交给您`, text },
  ])
}
