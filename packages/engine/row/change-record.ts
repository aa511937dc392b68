import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, isDerived, targetOf } from '@chengban/kernel/field.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { showValue } from '@chengban/kernel/kinds/kinds.ts'
import { columnsOf, isLines, showLines } from '@chengban/kernel/kinds/lines.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { uuidv7 } from '../db/uuid.ts'
import { idType } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import { labelName } from '../schema/names.ts'
import { veilOf } from '../schema/rows.ts'
import { isSame } from './canonical.ts'
import { atEnd, type RecordRow } from './ending.ts'
import type { Values } from './scene.ts'

/** One field's change as a person reads it; `secret` names the code that reads it, or marks a closed field. */
export interface Change {
  readonly field: string
  readonly label: string
  readonly old: string
  readonly new: string
  readonly secret?: string
}

export interface Step {
  /** The name of the step: 新建, 修改, 提交审核 … */
  readonly action: string
  /** 导入, where the row did not come one by one; 系统, where nobody moved it. */
  readonly via?: string
  /** 代某某审批, for a deputy. */
  readonly note?: string
  readonly from?: string | null
  readonly to?: string | null
  readonly opinion?: string | null
  /** Files and signatures of the step that no column holds. */
  readonly files?: readonly FileEntry[]
  readonly changes: readonly Change[]
}

const quiet = new Set([
  'version',
  'tzUpdate',
  'tzCreate',
  'creatorId',
  'id',
  'normalName',
  'tzSubmit',
  'opinion',
  'opinionFirst',
])

/**
 * The differences between two states of a row, as shown: names instead of ids. The token of a link is never included.
 */
export const changesOf = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  before: Values | null,
  after: Values,
): Promise<Change[]> => {
  const changed = Object.entries(entity.fields).filter(
    ([name, field]) => name !== entity.token?.field && isTold(name, field) && differs(before?.[name], after[name]),
  )
  const names = await titlesOf(
    tx,
    catalog,
    changed.flatMap(([name, field]) => [before?.[name], after[name]].flatMap((value) => givenIn(field, value))),
  )
  return changed.map(([name, field]) => {
    const secret = veilOf(entity, name, field)
    const [old, now] = [shown(before?.[name], field, names), shown(after[name], field, names)]
    return { field: name, label: field.label, old, new: now, ...(secret ? { secret } : {}) }
  })
}

const isTold = (name: string, field: Field): boolean =>
  !quiet.has(name) && !field.options.hidden && !field.options.isAside && !isDerived(field)
const empty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
const differs = (a: unknown, b: unknown): boolean => !(empty(a) && empty(b)) && !isSame(a, b)

const shown = (value: unknown, field: Field, names: ReadonlyMap<string, string>): string => {
  if (empty(value)) return ''
  if (isLines(field)) return showLines(value, field, (inner, kind) => shown(inner, kind, names))
  if (field.kind !== 'ref' && field.kind !== 'refs') return names.get(titleKey(field, value)) ?? showValue(value, field)
  return (Array.isArray(value) ? value : [value]).map((id) => names.get(String(id)) ?? '').join('、')
}

/** The key of a value among its titles: an id as it is, a code with its dictionary. */
export const titleKey = ({ kind, options }: Field, value: unknown): string =>
  kind === 'dict' ? `${options.dict} ${value}` : String(value)

interface Given {
  readonly field: Field
  readonly value: unknown
}

/** What a value refers to, in the lines of a list too. */
const givenIn = (field: Field, value: unknown): readonly Given[] =>
  isLines(field) && Array.isArray(value)
    ? value.flatMap((line: Values) => columnsOf(field).map(([name, inner]) => ({ field: inner, value: line[name] })))
    : [{ field, value }]

/** What people call everything the values refer to: rows, and entries of dictionaries. */
export const titlesOf = async (tx: Sql, catalog: Catalog, given: readonly Given[]): Promise<Map<string, string>> => {
  const parts = new Map<string, string[]>()
  for (const { field, value } of given) {
    if ((field.kind !== 'ref' && field.kind !== 'refs') || empty(value)) continue
    const to = targetOf(field)
    parts.set(to, [...(parts.get(to) ?? []), ...(Array.isArray(value) ? value : [value]).map(String)])
  }
  const selects = [...parts.keys()].map(
    (to, index) =>
      `select x.id, rule.${labelName(to)}(x.id::${idType(catalog.entity(to))}) ->> 'name' as title from unnest($${index + 1}::text[]) x (id)`,
  )
  const codes = given.flatMap(({ field, value }) =>
    field.kind === 'dict' && !empty(value) ? [titleKey(field, value)] : [],
  )
  if (codes.length > 0)
    selects.push(
      `select d.dict_type_id || ' ' || d.code as id, d.name as title from public."dict" d
       where d.dict_type_id || ' ' || d.code = any ($${parts.size + 1}::text[]) and d.name <> d.code`,
    )
  if (selects.length === 0) return new Map()
  const params = [...parts.values(), ...(codes.length > 0 ? [codes] : [])]
  const rows = await tx.query<{ id: string; title: string }>(selects.join(' union all '), params)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

const arrow = (step: Step): string =>
  step.from && step.to && step.from !== step.to ? `（${step.from} → ${step.to}）` : ''
/** What the 记录 of a step says. */
export const sentence = (step: Step): string => {
  const fields =
    step.action === '修改' && step.changes.length ? ` ${step.changes.map(({ label }) => label).join('、')}` : ''
  return `${step.via ?? ''}${step.action}${fields}${step.note ? `（${step.note}）` : ''}${arrow(step)}${step.opinion ? `：${step.opinion}` : ''}`
}

const recordOf = (userId: string, entity: Entity, id: string, step: Step): RecordRow => {
  const files = (step.files ?? []).map(({ url, name, size }) => ({ url, name, size }))
  return {
    id: uuidv7(),
    at: clock.now().toISOString(),
    by: userId || null,
    module: entity.name,
    relevance: id,
    content: sentence(step).slice(0, 2000),
    changes: step,
    ...(files.length ? { file: files } : {}),
  }
}

/** Writes the 记录 of one step: who ('': the system), from → to, opinion and every field old → new. */
export const writeRecord = (tx: Sql, userId: string, entity: Entity, id: string, step: Step): Promise<void> => {
  const record = recordOf(userId, entity, id, step)
  return atEnd(tx, (ending) => ending.record(record))
}

/** Writes the 记录 and announces the change. */
export const tellRecord = (tx: Sql, userId: string, entity: Entity, id: string, step: Step): Promise<void> => {
  const record = recordOf(userId, entity, id, step)
  return atEnd(tx, (ending) => {
    ending.record(record)
    ending.announce(entity, id)
  })
}
