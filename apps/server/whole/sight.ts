import { column, view } from '@chengban/engine/schema/names.ts'
import { ruleSteps, wholeRule } from '@chengban/engine/schema/rows.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, targetOf } from '@chengban/kernel/field.ts'

// Decision 061: A row that is visible without its parent has a written reason

/** What a row is a part of: a reference, or two columns that name any record (`module`, and its id here). */
export interface Parent {
  readonly name: string
  /** The entity; undefined where a column names it. */
  readonly of?: string
}

export type Reading = Readonly<Record<string, string | null>>
/** What one person sees, by entity. */
export type Seen = ReadonlyMap<string, readonly Reading[]>

/**
 * Derived from the declaration: what a row cannot be without, what it goes with when that is deleted, what it is seen by.
 * Other references mention a record, and who sees the row need not see what it mentions. Everybody sees people.
 */
export const parentsOf = (e: Entity): Parent[] => {
  const seenBy = new Set(ruleSteps(wholeRule(e)).flatMap(({ op }) => (op.is === 'asParent' ? [op.field] : [])))
  const isPart = ([name, { kind, options }]: [string, Field]) =>
    kind === 'ref' && !options.hidden && (options.required || goesWith(options) || seenBy.has(name))
  const parents = Object.entries(e.fields)
    .filter(isPart)
    .map(([name, field]) => ({ name, of: targetOf(field) }))
    .filter(({ of }) => of !== 'user')
  return namesRecord(e) ? [...parents, { name: 'relevanceId' }] : parents
}

const goesWith = (options: Field['options']): boolean => 'onDelete' in options && options.onDelete === 'cascade'

const namesRecord = ({ fields }: Entity): boolean => 'module' in fields && 'relevanceId' in fields

/** Every row of the entity that who asks sees, with what it is a part of. */
export const readingOf = (e: Entity): string => {
  const names = [...parentsOf(e).map(({ name }) => name), ...(namesRecord(e) ? ['module'] : [])]
  return `select ${['id', ...names].map((name) => `t.${column(name)}::text as "${name}"`).join(', ')} from ${view(e.name)} t`
}

/** `invoicingPlan.contractId`, with how many of the rows seen belong to something that is not, and of how many. */
export const orphansOf = (entities: readonly Entity[], seen: Seen): ReadonlyMap<string, string> => {
  const ids = new Map([...seen].map(([name, rows]) => [name, new Set(rows.map(({ id }) => id))]))
  const isOrphan = (row: Reading, { name, of = row.module ?? '' }: Parent): boolean => {
    const [id, known] = [row[name], ids.get(of)]
    return Boolean(id) && known !== undefined && !known.has(id)
  }
  const counted = entities.flatMap((e) =>
    parentsOf(e).map((parent) => {
      const rows = seen.get(e.name) ?? []
      return [`${e.name}.${parent.name}`, rows.filter((row) => isOrphan(row, parent)).length, rows.length] as const
    }),
  )
  return new Map(counted.flatMap(([place, lost, all]) => (lost ? [[place, `${lost}/${all}`] as const] : [])))
}
