import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr, Op } from '@chengban/kernel/expr.ts'
import { generatedOf, isFileField, isStored, targetOf } from '@chengban/kernel/field.ts'
import { present } from '@chengban/kernel/present.ts'
import { givenOf } from './asked-of-row.ts'
import { cheapestFirst } from './cheapest-first.ts'
import { lineFigureSql } from './line-figure.ts'
import { column, literal, view } from './names.ts'
import { asksSet, peopleSets, taskedBy } from './people-sets.ts'
import { asksAsAsker, readRule, wholeRule } from './rows.ts'
import { wordSql } from './words.ts'

/** Where a formula is written: the alias of its row, and how what lies outside the row is reached. */
export interface Place {
  readonly entity: Entity
  /** Alias of the row, or '' inside a table definition. */
  readonly alias: string
  /** Name of a function giving the ids that satisfy a rule on another entity, or a value of one; made once per rule. */
  readonly idsOf: (place: Place, op: Outside) => string
  /** The same place at the row of another entity. */
  readonly at: (entity: string, alias: string) => Place
  /** The row is being written: what the database makes of it is not there yet. */
  readonly fresh?: boolean
  /** Where child rows are looked at: the row they are counted for. */
  readonly around?: Place
  /** Other ways to reach child rows and the rows that references lead to than by a function; undefined: by a function. */
  readonly childrenOf?: (place: Place, op: Extract<Op, { is: 'children' }>) => string | undefined
  readonly columnAt?: (place: Place, path: readonly string[]) => string
  readonly idsVia?: (place: Place, op: Extract<Op, { is: 'via' }>) => string
  /** The row is alone: the person is looked up where needed, not once a statement. */
  readonly isAlone?: boolean
  /** The row is one of the view: its columns are masked already. */
  readonly isSeen?: boolean
  /** The input of a call, as parameters of its statement. */
  readonly given?: (name: string) => string
}

/** What lies outside the row. */
export type Outside = Extract<Op, { is: 'via' | 'some' | 'contains' | 'children' | 'of' | 'tree' }>

type Expression = Expr<unknown>

/** A column of the row; what no column holds (yet) is written out. */
export const own = (place: Place, name: string): string => {
  const field = place.isSeen ? undefined : place.entity.fields[name]
  const formula = field && (place.fresh ? generatedOf(field) : isStored(field) ? undefined : field.options.computed)
  if (formula && 'op' in formula) return `(${sqlOf(formula, place)})`
  return place.alias ? `${place.alias}.${column(name)}` : column(name)
}
const joined = (args: readonly string[], by: string): string =>
  args.length === 1 ? present(args[0]) : `(${args.join(by)})`
const symbols = { add: ' + ', subtract: ' - ', multiply: ' * ', lt: ' < ', le: ' <= ', eq: ' = ' } as const

/** A formula or rule as SQL; figures keep SQL's own null. */
export const sqlOf = (expr: Expression, place: Place): string => {
  const { op } = expr
  const each = (args: readonly Expression[]): string[] => args.map((arg) => sqlOf(arg, place))
  switch (op.is) {
    case 'field':
      return own(place, op.field)
    case 'value':
      return literal(op.value)
    case 'add':
    case 'subtract':
    case 'multiply':
      return joined(each(op.args), symbols[op.is])
    case 'lt':
    case 'le':
    case 'eq':
      return `(${sqlOf(op.left, place)}${symbols[op.is]}${sqlOf(op.right, place)})`
    case 'abs':
      return `abs(${sqlOf(op.arg, place)})`
    case 'set':
      return isSet(op.arg, place)
    case 'not':
      return `not ${sqlOf(op.arg, place)}`
    case 'and':
      return op.args.length ? joined(each(op.args), ' and ') : 'true'
    case 'or':
      return op.args.length ? joined(alternatives(op.args, place), ' or ') : 'false'
    case 'in':
      return oneOf(own(place, op.field), op.values)
    case 'when':
      return caseWhen(op, place)
    case 'word':
      return wordSql[op.word](...each(op.args))
    default:
      return further(op, place) ?? personRule(op, place)
  }
}

/** Checks several codes in one subquery, because each separate check would add a plan. */
const alternatives = (args: readonly Expression[], place: Place): string[] => {
  const sorted = cheapestFirst(args)
  const codes = sorted.flatMap(({ op }) => (op.is === 'holds' ? [heldSql(op.code)] : []))
  if (codes.length < 2) return sorted.map((arg) => sqlOf(arg, place))
  const others = sorted.filter(({ op }) => op.is !== 'holds')
  return [`(select ${codes.join(' or ')})`, ...others.map((arg) => sqlOf(arg, place))]
}

const heldSql = (code: string): string => `app.has_operation(${literal(code)})`

/** Values that are neither the row's nor the person's. */
const further = (op: Op, place: Place): string | undefined => {
  switch (op.is) {
    case 'now':
      return 'app.now()'
    case 'today':
      return `(app.now() at time zone 'Asia/Shanghai')::date`
    case 'children':
      return place.childrenOf?.(place, op) ?? `rule.${place.idsOf(place, op)}(${own(place, givenOf(op))})`
    case 'of':
      return place.columnAt?.(place, op.path) ?? `rule.${place.idsOf(place, op)}(${own(place, present(op.path[0]))})`
    case 'tree':
      return `rule.${place.idsOf(place, op)}(${own(place, 'id')})`
    case 'parent':
      return own(around(place), op.field)
    case 'around':
      return sqlOf(op.arg, around(place))
    case 'given':
      return givenSql(op.name, place)
    case 'object':
      return objectSql(op.shape, place)
    case 'part':
      return partSql(op, sqlOf(op.arg, place))
    case 'lines':
      return lineFigureSql(op, place.entity, own(place, op.field))
    default:
      return undefined
  }
}

const objectSql = (shape: Readonly<Record<string, Expression>>, place: Place): string =>
  `jsonb_build_object(${Object.entries(shape)
    .map(([key, value]) => `${literal(key)}, ${sqlOf(value, place)}`)
    .join(', ')})`

const partSql = ({ path, as }: Extract<Op, { is: 'part' }>, json: string): string => {
  const steps = literal(`{${path.map((step) => JSON.stringify(step)).join(',')}}`)
  const types = { text: '', figure: '::numeric', flag: '::boolean' }
  return as === 'json' ? `(${json} #> ${steps})` : `(${json} #>> ${steps})${types[as]}`
}

const givenSql = (name: string, place: Place): string => {
  if (place.given) return place.given(name)
  if (!place.around) throw new Error(`${place.entity.name}: given('${name}') stands in what a call does`)
  return givenSql(name, place.around)
}

const around = ({ around: outer, entity }: Place): Place => {
  if (!outer) throw new Error(`${entity.name}: parent() stands in conditions over child rows`)
  return outer
}

/** The rules that ask who is asking. `(select …)` makes them run once a statement, not once a row. */
const personRule = (op: Op, place: Place): string => {
  if (asksSet(op)) return `${own(place, op.field)} in (select ${peopleSets[op.is]})`
  switch (op.is) {
    case 'everybody':
      return 'true'
    case 'me':
      return `${own(place, op.field)} = ${place.isAlone ? 'app.me()' : '(select app.me())'}`
    case 'holds':
      return `(select ${heldSql(op.code)})`
    case 'contains':
      return contains(op, place)
    case 'tasked':
      if (op.open) return `rule.has_task(${literal(place.entity.name)}, ${own(place, 'id')}::text, true)`
      return `${own(place, 'id')} in (select rule.${taskedBy(place.entity)}(${literal(place.entity.name)}))`
    case 'via':
      return `${own(place, op.field)} in (${place.idsVia?.(place, op) ?? `select rule.${place.idsOf(place, op)}()`})`
    case 'some':
      return some(op, place)
    case 'asParent':
      return asParent(op, place)
    case 'asRecord':
      return asRecord(op, place)
    case 'signedIn':
      return '(select app.signed_in())'
    case 'byToken':
      return `${own(place, op.field)}::text = (select app.token_of(${literal(op.of)}))`
    default:
      throw new Error(`no SQL for ${op.is}`)
  }
}

const contains = (op: Extract<Op, { is: 'contains' }>, place: Place): string =>
  place.entity.fields[op.field]?.kind === 'refs'
    ? `${own(place, 'id')} in (select rule.${place.idsOf(place, op)}())`
    : `${own(place, op.field)} @> (select to_jsonb(app.me()::text))`

const asRecord = ({ module = 'module', id = 'relevanceId', field }: Extract<Op, { is: 'asRecord' }>, place: Place) => {
  const record = `${own(place, module)}, ${own(place, id)}`
  if (field) return `rule.may_read_field(${record}, ${own(place, field)})`
  return `(rule.may_read(${record}) and rule.sees_whole(${record}))`
}

/** The ids for which the rule holds; where it is evaluated as the person, one record at a time. */
const some = (op: Extract<Op, { is: 'some' }>, place: Place): string => {
  const rows = `rule.${place.idsOf(place, op)}`
  if (!asksAsAsker(op.rule)) return `${own(place, 'id')} in (select ${rows}())`
  const there = place.at(op.of, `${place.alias.replace(/\W/g, '')}s`)
  return `exists (select from ${rows}(${own(place, 'id')}) ${there.alias} where ${sqlOf(op.rule, there)})`
}

/** What the person must be allowed on the parent: all of it, or one of its fields. */
export const parentRule = (parent: Entity, shows: string | undefined): Expression => {
  const field = shows === undefined ? undefined : parent.fields[shows]
  return (shows && field && readRule(parent, shows, field)) || wholeRule(parent)
}

/** Policies and masks of the parent's view decide; where it shows some in part, they are asked once more. */
const asParent = (op: Extract<Op, { is: 'asParent' }>, place: Place): string => {
  const to = parentOf(place.entity, op.field)
  // a distinct alias: the row itself may have any, and parents have parents
  const alias = `${place.alias.replace(/\W/g, '')}p`
  const there = place.at(to, alias)
  const isPart = op.shows !== undefined || there.entity.rows.partial || there.entity.rows.token
  const asked = isPart ? ` and ${sqlOf(parentRule(there.entity, op.shows), there)}` : ''
  return `exists (select from ${view(to)} ${alias} where ${alias}.id = ${own(place, op.field)}${asked})`
}

const isSet = (arg: Expression, place: Place): string => {
  const target = arg.op.is === 'field' ? place.entity.fields[arg.op.field] : undefined
  const value = sqlOf(arg, place)
  const isList = target !== undefined && isFileField(target)
  return isList ? `(jsonb_array_length(${value}) > 0)` : `(${value} is not null)`
}

const oneOf = (value: string, values: readonly (string | number | boolean | null)[]): string => {
  const given = values.filter((one) => one !== null)
  const tests = [
    ...(given.length === 1 ? [`${value} = ${literal(given[0] as string)}`] : []),
    ...(given.length > 1 ? [`${value} in (${given.map(literal).join(', ')})`] : []),
    ...(values.includes(null) ? [`${value} is null`] : []),
  ]
  return tests.length === 1 ? `(${tests[0]})` : `(${tests.join(' or ')})`
}

const caseWhen = (op: Extract<Op, { is: 'when' }>, place: Place): string => {
  const cases = op.cases.map(([test, value]) => `when ${sqlOf(test, place)} then ${sqlOf(value, place)}`)
  return `case ${cases.join(' ')} else ${sqlOf(op.otherwise, place)} end`
}

export const parentOf = (e: Entity, field: string): string => {
  const found = e.fields[field]
  if (found?.kind !== 'ref') throw new Error(`${e.name}.${field} is not a reference`)
  return targetOf(found)
}
