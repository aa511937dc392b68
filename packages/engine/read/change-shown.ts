import { auditField, type Entity, writable } from '@chengban/kernel/entity.ts'
import type { Sql } from '../db/sql.ts'
import { toldOf } from '../round/change-draft.ts'
import { type Change, changesOf } from '../row/change-record.ts'
import type { Values } from '../row/scene.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, literal } from '../schema/names.ts'
import { veilOf } from '../schema/rows.ts'

/** What a change would make of a record, as its reader may see it. */
export interface ShownChange {
  readonly draft: Values
  readonly diff: readonly Omit<Change, 'secret'>[]
}

/** The draft of the row `p`, for who reads it. */
export const draftSql = (entity: Entity): string => {
  const record = `${literal(entity.name)}, p.id::text`
  return `case when p.${column(auditField(entity))} = '变更中' and rule.reads_draft(${record}) then rule.change_draft(${record}) end`
}

/** Secret fields are left out for who may not read them on this record. */
export const shownChange = async (
  sql: Sql,
  catalog: Catalog,
  entity: Entity,
  row: Values,
  draft: Values,
): Promise<ShownChange> => {
  const told = await changesOf(sql, catalog, entity, row, { ...row, ...draft })
  const veil = (name: string): string | undefined => {
    const field = entity.fields[name]
    return field && veilOf(entity, name, field)
  }
  const codes = [...new Set(Object.keys(draft).flatMap((name) => veil(name) ?? []))]
  const open = codes.length
    ? await sql.query<{ code: string }>(
        'select x.code from unnest($1::text[]) x (code) where rule.may_read_secret($2, $3, x.code)',
        [codes, entity.name, String(row.id)],
      )
    : []
  const readable = new Set(open.map(({ code }) => code))
  const isShown = (name: string): boolean => {
    const secret = veil(name)
    if (Object.hasOwn(entity.lines ?? {}, name)) return true
    return writable(entity).includes(name) && (!secret || readable.has(secret))
  }
  return {
    draft: Object.fromEntries(
      Object.entries(draft).filter(([name]) => isShown(name) && entity.fields[name]?.kind !== 'sealed'),
    ),
    diff: [...told, ...toldOf(draft)].filter(({ field }) => isShown(field)).map(({ secret: _secret, ...one }) => one),
  }
}
