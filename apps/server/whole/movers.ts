import { wholeRule } from '@chengban/engine/schema/rows.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { AnyExpr } from '@chengban/kernel/expr.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { movesOf } from '@chengban/kernel/moves.ts'

type Catalog = ReadonlyMap<string, Entity>

/** How many parents up a read rule is followed: a row may be visible because its parent's parent is. */
const deepest = 4

/**
 * Lists the people that a rule allows: as the path of the column that holds their id (`projectId.principalId`), or as
 * an operation code (`holds course:manage`). Conditions on the row and exclusions add nobody.
 */
const peopleOf = (rule: AnyExpr, e: Entity, all: Catalog, depth = 0): readonly string[] => {
  const { op } = rule
  const within = (name: string, inner: AnyExpr, of: Entity) =>
    peopleOf(inner, of, all, depth + 1).map((path) => (path.startsWith('holds ') ? path : `${name}.${path}`))
  switch (op.is) {
    case 'or':
    case 'and':
      return op.args.flatMap((arg) => peopleOf(arg, e, all, depth))
    case 'me':
      return [op.field]
    case 'holds':
      return [`holds ${op.code}`]
    case 'via':
      return within(op.field, op.rule, target(e, op.field, all) ?? e)
    case 'asParent': {
      const parent = depth < deepest ? target(e, op.field, all) : undefined
      return parent ? within(op.field, wholeRule(parent), parent) : []
    }
    default:
      return []
  }
}

const target = ({ fields }: Entity, name: string, all: Catalog): Entity | undefined => {
  const field = fields[name]
  return field?.kind === 'ref' ? all.get(targetOf(field)) : undefined
}

/** Splits a rule into its `or` alternatives, also inside a rule over another row. Each keeps all its conditions. */
const waysOf = (rule: AnyExpr): readonly AnyExpr[] => {
  const { op } = rule
  if (op.is === 'or') return op.args.flatMap(waysOf)
  return op.is === 'via' ? waysOf(op.rule).map((way) => ({ ...rule, op: { ...op, rule: way } })) : [rule]
}

/**
 * Finds moves allowed to people who cannot read the row, as `projectProgress.productSign: projectId.principalId`. Such
 * a person would get 404 for a move that is theirs.
 */
export const blindMovers = (entities: readonly Entity[]): readonly string[] => {
  const all: Catalog = new Map(entities.map((e) => [e.name, e]))
  return entities.flatMap((e) => {
    const rule = wholeRule(e)
    if (waysOf(rule).some(({ op }) => op.is === 'everybody' || op.is === 'signedIn')) return []
    const seeing = new Set(peopleOf(rule, e, all))
    return movesOf(e).flatMap(({ name, who }) =>
      waysOf(who)
        .map((way) => peopleOf(way, e, all))
        // people allowed by a code alone read rows by their other rights
        .filter((people) => people.some((path) => !path.startsWith('holds ')))
        .filter((people) => !people.some((path) => seeing.has(path)))
        .map((people) => `${e.name}.${name}: ${people.join(' and ')}`),
    )
  })
}
