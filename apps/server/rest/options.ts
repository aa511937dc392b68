import type { Engine } from '@chengban/engine/engine.ts'
import { mayReadColumn } from '@chengban/engine/read/column-rights.ts'
import { searchFields } from '@chengban/engine/schema/model.ts'
import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { listed } from '@chengban/kernel/listed.ts'
import { rowName, subjectField } from '@chengban/kernel/row-name.ts'
import { approversAmong } from './approver-options.ts'
import { bodyOf } from './body.ts'
import { parseJson } from './json.ts'
import type { Query } from './list-query.ts'

/** Fifty rows for a picker: those of the ids given, or those the keyword finds. */
export const options = async (
  engine: Engine,
  entity: Entity,
  query: Query,
): Promise<{ id: unknown; name: unknown; sub: unknown }[]> => {
  const ids = query.ids === undefined ? undefined : listed(query.ids)
  const filters = ids
    ? { id: { in: ids } }
    : {
        and: [
          choosable(entity, engine.writer.actor.entries),
          among(query),
          ...(entity.name === 'user' ? [await approversAmong(engine, query.audits)] : []),
        ],
      }
  const sub = subtitle(entity)
  const subject = subjectField(entity)
  const rows = await engine.list(
    entity,
    {
      filters,
      // search knows the titles; names made of more are looked for as they are shown
      ...(ids ? {} : { [isSoughtByTitle(entity) ? 'keyword' : 'called']: query.keyword }),
      columns: [entity.title, ...(subject ? [subject] : []), ...(sub ? [sub] : [])],
    },
    { offset: 0, size: 50 },
  )
  return rows.map((row) => ({ id: row.id, name: rowName(entity, row), sub: sub ? shown(row, sub) : null }))
}

const isSoughtByTitle = (entity: Entity): boolean =>
  searchFields(entity).includes(entity.title) && subjectField(entity) === undefined

/** Only rows in use, and those that have passed where there is an audit. */
const choosable = (entity: Entity, entries: readonly string[]): Record<string, unknown> => {
  const inUse = ['isEnable', 'isUse', 'active'].find((name) => mayReadColumn(entity, name, entries))
  return {
    ...(inUse ? { [inUse]: { equalTo: true } } : {}),
    ...(entity.audit ? { [auditField(entity)]: { in: passed(entity) } } : {}),
  }
}

/** The states of a passed record, as its audit has them. */
const passed = (entity: Entity): readonly string[] => {
  const { values = [] } = entity.fields[auditField(entity)]?.options ?? {}
  return ['通过', '变更中'].filter((state) => values.includes(state))
}

/** The condition of the picker's own field: `{"tag": "业务"}`, `{"parentId": null}`, `{"clientId": ["…", null]}`. */
const among = ({ among: given }: Query): Record<string, unknown> =>
  given ? { and: Object.entries(bodyOf(parseJson(given))).map(([name, value]) => oneOf(name, value)) } : {}

const oneOf = (name: string, value: unknown): Record<string, unknown> => {
  if (Array.isArray(value)) return { or: value.map((one) => oneOf(name, one)) }
  return { [name]: value === null ? { isNull: true } : { equalTo: value } }
}

/** What tells two rows of the same name apart: the first summary field. */
const subtitle = (entity: Entity): string | undefined =>
  entity.summary?.find((name) => name !== entity.title) ??
  entity.list?.columns.find((name) => name !== entity.title && !entity.fields[name]?.options.computed)

const shown = (row: Record<string, unknown>, name: string): unknown => {
  const beside = row[name.replace(/Id$/, '')]
  return typeof beside === 'object' && beside !== null ? (beside as { name?: unknown }).name : row[name]
}
