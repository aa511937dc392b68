import type { Decider } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import type { Sql } from '../db/sql.ts'
import type { Values } from '../row/scene.ts'
import { column, table } from '../schema/names.ts'

interface About {
  readonly tx: Sql
  readonly entity: Entity
  readonly row: Values
  readonly level: number
}

/** Whom the entity names for the level, in order. */
export const declaredFor = ({ entity, level }: About): readonly Decider[] => entity.audit?.approvers?.[level] ?? []

/** A source of (id, tier) and its parameter: the person of a column, or the oldest holders of a code first. */
export const placeOf = async (about: About, decider: Decider): Promise<[string, unknown]> =>
  typeof decider === 'string'
    ? ['select u.id, 0 as tier from store."user" u where u.id::text = $1', await personAt(about, decider)]
    : [
        `select u.id, row_number() over (order by u.tz_create, u.id) as tier
         from app.holders_of($1::text, $4) h (id) join store."user" u on u.id = h.id`,
        decider.holds,
      ]

/** The person a column of the row names, or of the row it refers to (`projectId.principalId`). */
export const personAt = async ({ tx, entity, row }: About, path: string): Promise<string | null> => {
  const [first = '', next, ...further] = path.split('.')
  const value = row[first] ?? null
  const field = entity.fields[first]
  if (further.length || (next && field?.kind !== 'ref')) throw new Error(`${entity.name}: ${path} is no single step`)
  if (!next || value === null || !field) return value === null ? null : String(value)
  const [found] = await tx.query<{ id: string | null }>(
    `select t.${column(next)}::text as id from ${table(targetOf(field))} t where t.id = $1`,
    [value],
  )
  return found?.id ?? null
}
