import type { Entity } from '@chengban/kernel/entity.ts'
import type { Actor, Database } from '../db/database.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, view } from '../schema/names.ts'
import { selectList } from './select.ts'

interface Reading {
  readonly db: Database
  readonly catalog: Catalog
  readonly actor: Actor
}

/** The lists of child rows that are given out with a record, as its reader sees them. */
export const readLines = async (
  { db, catalog, actor }: Reading,
  entity: Entity,
  id: string,
): Promise<Record<string, unknown[]>> => {
  const lists = Object.entries(entity.lines ?? {}).map(async ([key, { of, by, sort }]) => {
    const child = catalog.entity(of)
    const order = sort ? `p.${column(sort)}, p.tz_create, p.id` : 'p.tz_create, p.id'
    const text = `select ${selectList(catalog, child, { abilities: true })} from ${view(child.name)} p where p.${column(by)} = $1 order by ${order}`
    return [key, await db.read(actor, { text, params: [id], prepared: true })] as const
  })
  return Object.fromEntries(await Promise.all(lists))
}
