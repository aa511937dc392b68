import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr, Op } from '@chengban/kernel/expr.ts'
import { type Field, fieldOf, formulaOf, isStored } from '@chengban/kernel/field.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'
import { columnType, type Declared, entityOf, idType } from '../kinds/column.ts'
import { parentOf } from './expression.ts'
import { column, table } from './names.ts'

type Rule = Expr<unknown>

/** Rows of another table that a kept column rests on, and how they lead to the rows that keep it. */
export interface Source {
  readonly entity: Entity
  /** Sources with the same are watched by one trigger. */
  readonly reach: string
  /** Columns whose change matters. */
  readonly columns: readonly string[]
  /** Only such rows count. */
  readonly where?: Rule
  /** Whether new and deleted rows matter; a referenced row always exists. */
  readonly comes: boolean
  /** The column, quoted, that gives the ids; their type. */
  readonly key: string
  readonly type: string
  /** The condition over `t`, the keeping row, for the ids of an array. */
  readonly reached: (ids: string) => string
}

/** What a kept formula rests on outside its row. */
export const sourcesOf = (all: Declared, e: Entity, name: string, field: Field): Source[] => {
  const ops = stepsOf(formulaOf(field))
  const wrong = ops.find(({ is }) => notKept.has(is))
  if (wrong) throw new Error(`${e.name}.${name}: ${wrong.is} cannot be kept, it changes without a row being written`)
  if (field.options.kept === 'once') return []
  return ops.flatMap((op) => {
    if (op.is === 'children') return [childSource(all, e, name, op)]
    return op.is === 'of' ? pathSources(all, e, op.path) : []
  })
}

const notKept: ReadonlySet<Op['is']> = new Set<Op['is']>(['now', 'today', 'me', 'holds', 'via', 'some', 'tree'])

const childSource = (all: Declared, e: Entity, name: string, op: Extract<Op, { is: 'children' }>): Source => {
  const child = entityOf(all, op.of)
  const rests = !(op.value || op.named || op.below || op.seen || op.through || op.distinct || op.sort)
  if (!rests || op.total === 'list' || op.total === 'first' || /"is":"around"/.test(JSON.stringify(op)))
    throw new Error(`${e.name}.${name}: a kept figure rests on columns of rows that name this row`)
  const inner = op.where ? stepsOf(op.where) : []
  if (inner.some(({ is }) => is === 'of' || is === 'children'))
    throw new Error(`${e.name}.${name}: a kept figure counts its child rows by their own columns`)
  const asked = inner.flatMap((one) => ('field' in one && one.is !== 'parent' ? [one.field] : []))
  const columns = [op.by, ...(op.column ? [op.column] : []), ...asked]
  for (const one of columns)
    if (!isSystemField(one) && !isStored(fieldOf(child.fields, one)))
      throw new Error(`${e.name}.${name}: ${op.of}.${one} is no column`)
  const asksParent = inner.some(({ is }) => is === 'parent')
  const type = columnType(fieldOf(child.fields, op.by), all)
  const kind = op.at ? columnType(fieldOf(e.fields, op.at), all) : idType(e)
  return {
    entity: child,
    reach: `${type} ${op.by} ${op.at ?? ''}`,
    columns,
    ...(op.where && !asksParent ? { where: op.where } : {}),
    comes: true,
    key: column(op.by),
    type,
    reached: (ids) => `t.${column(op.at ?? 'id')}${type === 'text' && kind !== 'text' ? '::text' : ''} = any (${ids})`,
  }
}

/** Every row on the way may come to lead elsewhere; the last one to say something else. */
const pathSources = (all: Declared, e: Entity, [first = '', ...rest]: readonly string[]): Source[] => {
  const parent = entityOf(all, parentOf(e, first))
  const [next = '', ...further] = rest
  const reached = (ids: string): string => `t.${column(first)} = any (${ids})`
  if (!isStored(fieldOf(parent.fields, next)))
    throw new Error(`${parent.name}.${next} is no column to be kept elsewhere`)
  const own: Source = {
    entity: parent,
    reach: `of ${first}`,
    columns: [next],
    comes: false,
    key: column('id'),
    type: idType(parent),
    reached,
  }
  const beyond = further.length ? pathSources(all, parent, rest) : []
  return [
    own,
    ...beyond.map((source) => ({
      ...source,
      reach: `of ${first} ${source.reach}`,
      reached: (ids: string) => {
        const inner = source.reached(ids).replaceAll('t.', 'p.')
        return `t.${column(first)} in (select p.id from ${table(parent.name)} p where ${inner})`
      },
    })),
  ]
}

/** Every step of a formula; those of a condition over child rows are asked for apart. */
export const stepsOf = ({ op }: Rule): Op[] => [op, ...partsOf(op).flatMap(stepsOf)]

const partsOf = (op: Op): readonly Rule[] => {
  if ('args' in op) return op.args
  if ('left' in op) return [op.left, op.right]
  if (op.is === 'when') return [...op.cases.flat(), op.otherwise]
  if (op.is === 'object') return Object.values(op.shape)
  return 'arg' in op && op.is !== 'around' ? [op.arg] : []
}
