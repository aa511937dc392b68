import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import { isSame } from '@chengban/engine/row/canonical.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { writable } from '@chengban/kernel/entity.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { conflict, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'

const figures = /^V(\d+)\.(\d+)\.(\d+)/

/** Converts V2.10.0 to 2010000, so that it sorts above V2.9.9. */
export const orderOf = (name: string): number => {
  const [, major, minor, patch] = figures.exec(name) ?? []
  return Number(major ?? 0) * 1_000_000 + Number(minor ?? 0) * 1_000 + Number(patch ?? 0)
}

export const productLibraryVersionOrderNo: Handler<'productLibraryVersion'> = ({ row }) =>
  orderOf(String(row.name ?? ''))

/**
 * Refuses edits after release, except ticking off goals and adding documents. Before release, a regular version must be
 * higher than every released one.
 */
export const productLibraryVersionCheck: Handler<'productLibraryVersion'> = async (scene) => {
  const { tx, before, row } = scene
  refuseForm(scene)
  if (before && ['已发布', '停止维护', '作废'].includes(String(before.stage))) refuseReleased(scene, before)
  if (row.type === '临时版本' || (before && before.name === row.name)) return
  const above = await tx.query(
    `select from store.product_library_version where product_library_id = $1 and stage = '已发布'
       and type <> '临时版本' and order_no >= $2 limit 1`,
    [row.productLibraryId, orderOf(String(row.name))],
  )
  if (above.length === 0) return
  const same = await tx.query('select from store.product_library_version where product_library_id = $1 and name = $2', [
    row.productLibraryId,
    row.name,
  ])
  throw invalid({ name: same.length ? '版本号已存在' : '版本号必须大于已发布版本' })
}

/** A temporary version is derived from a released one, for one project; its name alone has more than three figures. */
const refuseForm = ({ before, row, writer }: Scene<'productLibraryVersion'>): void => {
  if (row.type === '临时版本' && before?.type !== '临时版本' && !writer.isSystem)
    throw invalid({ type: '临时版本由已发布版本派生' })
  if (row.type !== '临时版本' && before?.name !== row.name && !/^V\d+\.\d+\.\d+$/.test(String(row.name)))
    throw invalid({ name: '版本号格式错误' })
}

const refuseReleased = ({ entity, row }: Scene, before: Values): void => {
  const fixed = writable(entity).filter((name) => name !== 'file')
  const changed = fixed.filter((name) => !isSame(standing(name, before), standing(name, row)))
  if (changed.length) throw invalid(Object.fromEntries(changed.map((name) => [name, '该字段不可修改'])))
}

/** Of the goals only whether they are reached may change. */
const standing = (name: string, row: Values): unknown =>
  name === 'goal' ? listIn<Values>(row.goal).map(({ text, userId }) => [text, userId ?? null]) : row[name]

/** Stores a snapshot of the released content, so that later changes do not alter it. */
export const productLibraryVersionReleasing: Handler<'productLibraryVersion'> = async ({ tx, writer, row }) => {
  row.tzRelease = clock.now().toISOString()
  row.releaserId = writer.actor.userId
  const files = await filesOf(tx, row.packageFile)
  const [bugs, applyFors] = await Promise.all([named(tx, 'bug', row.bugIds), named(tx, 'apply_for', row.applyForIds)])
  row.snapshot = { bugs, applyFors, files, releaseNote: row.releaseNote, goal: row.goal }
}

interface Packed {
  readonly [key: string]: string | number | null
  readonly name: string
  readonly size: number
  readonly sha256: string | null
}

/** In their order, with what they hold. */
const filesOf = async (tx: Sql, entries: readonly FileEntry[]): Promise<Packed[]> => {
  const stored = await tx.query<{ url: string; sha256: string }>(
    'select url, sha256 from store.stored_file where url = any ($1)',
    [entries.map(({ url }) => url)],
  )
  const hashes = new Map(stored.map(({ url, sha256 }) => [url, sha256]))
  return entries.map(({ url, name, size }) => ({ name, size, sha256: hashes.get(url) ?? null }))
}

const named = (tx: Sql, table: 'bug' | 'apply_for', ids: unknown): Promise<{ id: string; name: string }[]> =>
  tx.query(`select id, name from store.${table} where id = any ($1) order by name, id`, [ids ?? []])

/** Sets the highest regular release as the product's current version and notifies projects that run an older one. */
export const productLibraryVersionReleased: Handler<'productLibraryVersion'> = async (scene) => {
  const { tx, row } = scene
  await setCurrent(scene)
  const people = await peopleBelow(tx, row)
  const word = row.stage === '已发布' ? '发布了' : '撤销发布'
  const senderId = scene.writer.actor.userId
  const about = { kind: '通知', senderId, module: 'productLibraryVersion', relevanceId: String(row.id) } as const
  const title = `【产品】您项目所用的产品${word}${row.name}`
  const link = linkTo(scene.entity, String(row.id))
  await notify(
    tx,
    people.filter((id) => id !== senderId).map((userId) => ({ userId, title, link, ...about })),
  )
}

/** Recomputes the current version of the product after a version was retired. */
export const productLibraryVersionRetired: Handler<'productLibraryVersion'> = (scene) => setCurrent(scene)

const setCurrent = async (scene: Scene<'productLibraryVersion'>): Promise<void> => {
  const { productLibraryId } = scene.row
  const all = { productLibraryId, stage: '已发布', type: { not: '临时版本' } } as const
  const [highest] = await find(scene, 'productLibraryVersion', all, { sort: ['-orderNo'], most: 1 })
  await change(scene, 'productLibrary', productLibraryId, { currentVersionId: highest?.id ?? null })
}

/** Who leads a project that runs an older version of the product and does not ignore this one. */
export const peopleBelow = async (
  tx: Sql,
  { id, productLibraryId, orderNo }: Pick<RowOf<'productLibraryVersion'>, 'id' | 'productLibraryId' | 'orderNo'>,
): Promise<string[]> => {
  const found = await tx.query<{ id: string }>(
    `select distinct u.id from store.project p join store.product_library_version v on v.id = p.product_library_version_id,
       lateral (values (p.principal_id), (p.imp_principal_id)) u (id)
     where v.product_library_id = $1 and v.order_no < $2 and u.id is not null
       and p.project_status in ('准备', '实施中', '待验收', '已验收', '维护中', '暂停')
       and not exists (select from store.project_follow f where f.project_id = p.id and f.is_ignore
         and f.target_type = 'productLibraryVersion' and f.target_id = $3::text)
     order by u.id`,
    [productLibraryId, orderNo, id],
  )
  return found.map((one) => one.id)
}

/** So late nobody takes back what a client has or is about to read. */
export const productLibraryVersionCancelling: Handler<'productLibraryVersion'> = async (scene) => {
  const delivered = { productLibraryVersionId: String(scene.row.id), status: ['客户待确认', '已确认'] } as const
  if (await findOne(scene, 'projectVer', delivered)) throw new Refusal('IN_USE', '该版本已交付项目，不能撤销')
}

/** The present version goes with its product alone, which the system retires it for. */
export const productLibraryVersionRetiring: Handler<'productLibraryVersion'> = async ({ tx, row, writer }) => {
  if (writer.isSystem) return
  const current = await tx.query('select from store.product_library where current_version_id = $1', [row.id])
  if (current.length) throw conflict('当前版本不能停止维护')
}
