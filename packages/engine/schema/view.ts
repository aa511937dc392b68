import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, formulaOf, isSealed, isStored, targetOf } from '@chengban/kernel/field.ts'
import { present } from '@chengban/kernel/present.ts'
import { relationKey } from '@chengban/kernel/row-name.ts'
import { columnType, type Declared, entityOf, idType } from '../kinds/column.ts'
import { type Place, sqlOf } from './expression.ts'
import { linkColumns, searchFields } from './model.ts'
import { column, linkName, literal, snake, table, view } from './names.ts'
import type { OutsideFunctions } from './outside.ts'
import { readRule, selfRule } from './rows.ts'
import { together } from './together.ts'

// Decision 002: Readers see views only

/** The readable face of an entity: every column a person may see, masked by its rule, and the derived ones. */
export const viewOf = (e: Entity, all: Declared, outside: OutsideFunctions): string => {
  const shown = Object.entries(e.fields).filter(([, field]) => !field.options.hidden)
  const tests = shown.map(([name, field]) => (name === 'id' ? undefined : testOf(e, name, field, outside)))
  const masks = masksOf(tests)
  const figures = together(all, outside, outside.place(e, 't'), (place) =>
    shown.map(([name, field]) => shownValue(name, field, all, place)),
  )
  const columns = shown.map(([name, field], index) => {
    const value = shownValue(name, field, all, figures.place)
    const test = tests[index]
    return `  ${test ? `case when ${masks.get(test) ?? test} then ${value} end` : value} as ${column(name)}`
  })
  const search = searchFields(e).length ? ['  t.search_grams', '  t.search_text', '  t.search_initials'] : []
  return [
    `create view ${view(e.name)} as select\n${[...columns, ...search].join(',\n')}\nfrom ${table(e.name)} t${figures.join}${answered(masks)};`,
    `alter view ${view(e.name)} owner to chengban_gate;`,
    `comment on view ${view(e.name)} is ${literal(tags(e, shown, all))};`,
    ...search.map((line) => `comment on column ${view(e.name)}.${line.trim().slice(2)} is '@omit';`),
  ].join('\n')
}

/**
 * Returns the condition for showing a column. When reads are recorded, people other than its subject must have
 * announced the read; a sealed value is returned only through the call that opens it, even to its subject.
 */
const testOf = (e: Entity, name: string, field: Field, outside: OutsideFunctions): string | undefined => {
  const rule = readRule(e, name, field)
  const test = rule && sqlOf(rule, outside.place(e, 't'))
  if (isSealed(field)) return `((${test ?? 'true'}) and (select app.is_telling()))`
  if (!test || !field.options.logged) return test
  return `((${test}) and ((select app.is_telling()) or ${sqlOf(selfRule(e), outside.place(e, 't'))}))`
}

/** Rules that more than one column asks, each with the place of its answer. */
const masksOf = (tests: readonly (string | undefined)[]): ReadonlyMap<string, string> => {
  const often = tests.filter((test, index) => test !== undefined && tests.indexOf(test) !== index)
  return new Map([...new Set(often)].map((test, index) => [present(test), `mask.m${index}`]))
}

/**
 * Such a rule is answered once a row. A query with HAVING and without groups gives one row at most, and the planner knows:
 * it neither writes the rule out again at every column, nor asks it where none of them is read, the join is taken away.
 * An aggregate over one row says the same, and costs each row more.
 */
const answered = (masks: ReadonlyMap<string, string>): string => {
  if (masks.size === 0) return ''
  const answers = [...masks].map(([test, name]) => `(${test}) as ${name.slice('mask.'.length)}`)
  return `\nleft join lateral (select\n  ${answers.join(',\n  ')}\nhaving true) mask on true`
}

const shownValue = (name: string, field: Field, all: Declared, place: Place): string => {
  if (field.kind === 'refs') {
    const e = place.entity
    const { own, other } = linkColumns(e, field)
    const type = idType(entityOf(all, targetOf(field)))
    return `array(select l.${other} from store.${linkName(e.name, name)} l where l.${own} = t.id order by l.sort)::${type}[]`
  }
  const formula = field.options.shownBy ?? (isStored(field) ? undefined : formulaOf(field))
  return formula ? `(${sqlOf(formula, place)})::${columnType(field, all)}` : `t.${column(name)}`
}

/** Keys that the GraphQL side reads off the view, since views carry none of their own. */
const tags = (e: Entity, shown: readonly (readonly [string, Field])[], all: Declared): string =>
  [
    '@primaryKey id',
    ...shown.filter(([, field]) => field.kind === 'ref').map(([name, field]) => relationTag(e, name, field, all)),
    '@omit create,update,delete',
  ].join('\n')

/** One reference as a key of the view; rows are listed from the other side only where that side declares them as children or lines. */
const relationTag = (e: Entity, name: string, field: Field, all: Declared): string => {
  const to = targetOf(field)
  const children = (entityOf(all, to).children ?? []).filter((child) => child.of === e.name)
  const lines = Object.entries(entityOf(all, to).lines ?? {}).find(
    ([, { of, by }]) => of === e.name && by === name,
  )?.[0]
  const isChild = children.some((child) => child.by === name)
  const listed = isChild || lines !== undefined
  return [
    `@foreignKey (${snake(name)}) references public.${snake(to)} (id)`,
    `@fieldName ${relationKey(e, name, to)}`,
    ...(listed ? [] : ['@backwardBehavior -*']),
    ...(lines && !isChild ? [`@foreignFieldName ${lines}`] : []),
    ...((isChild ? children.length > 1 : !listed) ? [`@foreignFieldName ${e.name}By${upper(name)}`] : []),
  ].join('|')
}

const upper = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`
