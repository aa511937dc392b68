import { wholeRule } from '@chengban/engine/schema/rows.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { AnyExpr } from '@chengban/kernel/expr.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { movesOf } from '@chengban/kernel/moves.ts'

type Catalog = ReadonlyMap<string, Entity>

/** How deep a row may be seen by a parent's parent. */
const deepest = 4

/**
 * The people a rule names: by a column, as a path (`projectId.principalId`), or by a code (`holds course:manage`). A
 * condition on the row and an exclusion name nobody.
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
      return parent ? within(op.field, wholeRule(parent) as AnyExpr, parent) : []
    }
    default:
      return []
  }
}

const target = ({ fields }: Entity, name: string, all: Catalog): Entity | undefined => {
  const field = fields[name]
  return field?.kind === 'ref' ? all.get(targetOf(field)) : undefined
}

/** The alternatives of a rule, each with all its conditions; a rule over another row has alternatives of its own. */
const waysOf = (rule: AnyExpr): readonly AnyExpr[] => {
  const { op } = rule
  if (op.is === 'or') return op.args.flatMap(waysOf)
  return op.is === 'via' ? waysOf(op.rule).map((way) => ({ ...rule, op: { ...op, rule: way } }) as AnyExpr) : [rule]
}

/** `projectProgress.productSign: projectId.principalId`: who may make a move and does not see the row it is made on. */
export const blindMovers = (entities: readonly Entity[]): readonly string[] => {
  const all: Catalog = new Map(entities.map((e) => [e.name, e]))
  return entities.flatMap((e) => {
    const rule = wholeRule(e) as AnyExpr
    if (waysOf(rule).some(({ op }) => op.is === 'everybody' || op.is === 'signedIn')) return []
    const seeing = new Set(peopleOf(rule, e, all))
    return movesOf(e).flatMap(({ name, who }) =>
      waysOf(who as AnyExpr)
        .map((way) => peopleOf(way, e, all))
        // a code alone acts on what its holder sees by something else
        .filter((people) => people.some((path) => !path.startsWith('holds ')))
        .filter((people) => !people.some((path) => seeing.has(path)))
        .map((people) => `${e.name}.${name}: ${people.join(' and ')}`),
    )
  })
}
