import { type Declared, entityOf } from '../kinds/column.ts'
import type { Children } from './asked-of-row.ts'
import { childrenSql, childType, namedOf } from './children.ts'
import type { Place } from './expression.ts'
import type { OutsideFunctions } from './outside.ts'

// Decision 153: Figures over the same rows are worked out together

/** The figures of a view that are worked out together, and the join that brings them in. */
export interface Together {
  /** Writes a figure of the group as its part of the answer; any other as a function of its own. */
  readonly place: Place
  readonly join: string
}

/**
 * Counts and sums over the same child rows of a row: one function answers all of them, once a row. `written`: writes
 * the columns of the view at a place. A query with HAVING and without groups gives one row, so that the join goes away
 * where no such column is read.
 */
export const together = (
  all: Declared,
  outside: OutsideFunctions,
  place: Place,
  written: (place: Place) => unknown,
): Together => {
  const asked = new Map<string, Children>()
  const joins = (op: Children): boolean => isTotal(op) && !reaches(op, all, place)
  written({ ...place, childrenOf: (_, op) => (joins(op) ? gather(asked, op) : undefined) })
  const groups = [...Map.groupBy(asked.values(), rowsOf).values()].filter(isMany)
  if (groups.length === 0) return { place, join: '' }
  const parts = new Map<string, string>()
  const answers = groups.map((ops, at) => {
    for (const [index, op] of ops.entries())
      parts.set(JSON.stringify(op), `(figure.f${at}[${index + 1}])::${childType(op, entityOf(all, op.of), all)}`)
    return `rule.${outside.together(place.entity, ops)}(${place.alias}.id) as f${at}`
  })
  return {
    place: { ...place, childrenOf: (_, op) => parts.get(JSON.stringify(op)) },
    join: `\nleft join lateral (select\n  ${answers.join(',\n  ')}\nhaving true) figure on true`,
  }
}

const isMany = (ops: Children[]): ops is [Children, ...Children[]] => ops.length > 1

const isTotal = ({ total, seen }: Children): boolean => (total === 'count' || total === 'sum') && !seen

/** Whether it asks more than the child row and the row it counts for: such a figure costs too much to be worked out for others. */
const reaches = (op: Children, all: Declared, around: Place): boolean => {
  let isFar = false
  const far = (): string => {
    isFar = true
    return ''
  }
  const near = (place: Place): Place => ({
    ...place,
    ...{ idsOf: far, childrenOf: far, columnAt: far, idsVia: far },
    at: (entity, alias) => near(place.at(entity, alias)),
  })
  childrenSql(op, near(around.at(op.of, 'x')), near(around), namedOf(op, around.entity, all, around.alias))
  return isFar
}

const gather = (asked: Map<string, Children>, op: Children): string => {
  asked.set(JSON.stringify(op), op)
  return 'null'
}

/** Which child rows of the row a figure is over, its condition apart. */
const rowsOf = ({ of, by, at, named, below, through }: Children): string =>
  JSON.stringify([of, by, at, named, below, through])
