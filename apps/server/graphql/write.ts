import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import { column, view } from '@chengban/engine/schema/names.ts'
import { remove } from '@chengban/engine/write/remove.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'

type Sent = Readonly<Record<string, unknown>>

/** One mutation of rows; many are all or nothing. */
export type Write = { readonly entity: string } & (
  | { readonly do: 'create'; readonly rows: readonly Sent[] }
  | { readonly do: 'update'; readonly ids: readonly string[]; readonly version?: unknown; readonly patch: Sent }
  | { readonly do: 'upsert'; readonly row: Sent; readonly version?: unknown }
  | { readonly do: 'delete'; readonly ids: readonly string[]; readonly version?: unknown }
)

interface Written {
  readonly [key: string]: unknown
  readonly ids: readonly string[]
}

const mostAtOnce = 500

/** Goes through the engine's write path in the running transaction; gives the ids in the order asked. */
export const write = async (tx: Sql, writer: Writer, action: Write): Promise<Written> => {
  const entity = writer.catalog.entity(action.entity)
  switch (action.do) {
    case 'create':
      return { ids: await each(action.rows, (row) => create(tx, writer, entity, row)) }
    case 'update':
      await each(action.ids, (id) => update(tx, writer, entity, id, action.patch, action.version))
      return { ids: action.ids }
    case 'upsert':
      return { ids: [await upsert(tx, writer, entity, action.row, action.version)] }
    case 'delete':
      await each(action.ids, (id) => remove(tx, writer, entity, id, action.version))
      return { ids: action.ids }
  }
}

/** One after the other; a refusal among many says which it was. */
const each = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  if (items.length === 0) throw invalid({ ids: '请选择要操作的项目' })
  if (items.length > mostAtOnce) throw invalid({ ids: `每次最多${mostAtOnce}条` })
  const results: R[] = []
  for (const [index, item] of items.entries()) {
    results.push(
      await work(item).catch((error: unknown) => Promise.reject(items.length > 1 ? placed(error, index) : error)),
    )
  }
  return results
}

const placed = (error: unknown, index: number): unknown =>
  error instanceof Refusal && error.data?.fields
    ? new Refusal(error.code, `第${index + 1}条：${error.message}`, { rows: [{ index, fields: error.data.fields }] })
    : error

/** By id, else by the first declared key whose fields were all sent; a row that is not there yet is created. */
const upsert = async (tx: Sql, writer: Writer, entity: Entity, row: Sent, version: unknown): Promise<string> => {
  const key = keysOf(entity).find((names) => names.every((name) => row[name] !== undefined && row[name] !== null))
  const id = key ? await idBy(tx, entity, key, row) : undefined
  if (id === undefined) return create(tx, writer, entity, row)
  const { id: _id, ...patch } = row
  await update(tx, writer, entity, id, patch, version)
  return id
}

const keysOf = (entity: Entity): (readonly string[])[] => [
  ['id'],
  ...Object.keys(entity.fields)
    .filter((name) => entity.fields[name]?.options.unique)
    .map((name) => [name]),
  ...(entity.unique ?? []).filter(({ where }) => !where).map(({ fields }) => fields),
]

const idBy = async (tx: Sql, entity: Entity, key: readonly string[], row: Sent): Promise<string | undefined> => {
  const where = key.map((name, index) => `v.${column(name)}::text = $${index + 1}`).join(' and ')
  const [found] = await tx.query<{ id: string }>(
    `select v.id::text from ${view(entity.name)} v where ${where}`,
    key.map((name) => String(row[name])),
  )
  return found?.id
}
