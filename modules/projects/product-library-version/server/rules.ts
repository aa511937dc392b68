import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isSame } from '@chengban/engine/write/canonical.ts'
import type { Handler, Scene, Values } from '@chengban/engine/write/scene.ts'
import { writable } from '@chengban/kernel/entity.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'

const figures = /^V(\d+)\.(\d+)\.(\d+)/

/** V2.10.0 → 2010000, so that it stands above V2.9.9. */
export const orderOf = (name: string): number => {
  const [, major, minor, patch] = figures.exec(name) ?? []
  return Number(major ?? 0) * 1_000_000 + Number(minor ?? 0) * 1_000 + Number(patch ?? 0)
}

export const orderNo: Handler<'productLibraryVersion'> = ({ row }) => orderOf(String(row.name ?? ''))

/** After the release goals are ticked off and documents added, nothing else; before it a regular one stands above all. */
export const checkVersion: Handler<'productLibraryVersion'> = async (scene) => {
  const { tx, before, row } = scene
  if (before && ['已发布', '停止维护', '作废'].includes(String(before.stage))) refuseReleased(scene, before)
  if (row.type === '临时版本' || (before && before.name === row.name)) return
  const above = await tx.query(
    `select from store.product_library_version where product_library_id = $1 and stage = '已发布'
       and type <> '临时版本' and order_no >= $2 limit 1`,
    [row.productLibraryId, orderOf(String(row.name))],
  )
  if (above.length) throw invalid({ name: '版本号必须大于已发布版本' })
}

const refuseReleased = ({ entity, row }: Scene, before: Values): void => {
  const fixed = writable(entity).filter((name) => name !== 'file')
  const changed = fixed.filter((name) => !isSame(standing(name, before), standing(name, row)))
  if (changed.length) throw invalid(Object.fromEntries(changed.map((name) => [name, '该字段不可修改'])))
}

/** Of the goals only whether they are reached may change. */
const standing = (name: string, row: Values): unknown =>
  name === 'goal'
    ? ((row.goal ?? []) as readonly Values[]).map(({ text, userId }) => [text, userId ?? null])
    : row[name]

/** The date first planned stays. */
export const planVersion: Handler<'productLibraryVersion'> = ({ row }) => {
  row.originalDate ??= row.planDate
}

/** What was released, as it was. */
export const releasing: Handler<'productLibraryVersion'> = async ({ tx, writer, row }) => {
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

/** No fault of it waits for a test any more. */
export const testedVersion: Handler<'productLibraryVersion'> = async ({ tx, row }) => {
  const [found] = await tx.query<{ n: number }>(
    `select count(*)::integer as n from store.bug where id = any ($1) and status not in ('待关闭', '已关闭')`,
    [row.bugIds ?? []],
  )
  if (found?.n) throw conflict(`还有未通过测试的缺陷：${found.n}个`)
}

/** The highest regular release is the product's present version. */
export const released: Handler<'productLibraryVersion'> = async ({ tx, row }) => setCurrent(tx, row.productLibraryId)

const setCurrent = (tx: Sql, productId: unknown): Promise<unknown> =>
  tx.query(
    `update store.product_library p set version = version + 1, tz_update = $2, current_version_id = (
       select v.id from store.product_library_version v where v.product_library_id = p.id and v.stage = '已发布'
         and v.type <> '临时版本' order by v.order_no desc limit 1)
     where p.id = $1`,
    [productId, clock.now().toISOString()],
  )

export const retiring: Handler<'productLibraryVersion'> = async ({ tx, row }) => {
  const current = await tx.query('select from store.product_library where current_version_id = $1', [row.id])
  if (current.length) throw conflict('当前版本不能停止维护')
}
