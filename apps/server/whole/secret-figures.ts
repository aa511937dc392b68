import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { presentList } from '@chengban/kernel/list-in.ts'
import { present } from '@chengban/kernel/present.ts'

type Node = Readonly<Record<string, unknown>>
type Catalog = ReadonlyMap<string, Entity>

/** A figure that follows from a secret column without being secret itself: `entity.figure from entity.column (code)`. */
export const secretFigures = (all: Catalog): string[] =>
  [...all.values()].flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, { options }]) => {
      const { computed, secret, hidden } = options
      if (secret || hidden || typeof computed !== 'object' || computed === null || !('op' in computed)) return []
      const sources = [...new Set(secretsIn(computed, { all, entity, outer: entity }))]
      return sources.map((source) => `${entity.name}.${name} from ${source}`)
    }),
  )

interface Place {
  readonly all: Catalog
  /** Whose columns a formula names here, and whose `parent` names. */
  readonly entity: Entity
  readonly outer: Entity
}

/** Secret columns that a formula reads, through references, child rows and unmarked figures. */
const secretsIn = (formula: unknown, place: Place): string[] => {
  if (Array.isArray(formula)) return formula.flatMap((part) => secretsIn(part, place))
  if (typeof formula !== 'object' || formula === null) return []
  const { op }: { readonly op?: Node } = formula
  if (!op) return Object.values(formula).flatMap((part) => secretsIn(part, place))
  const { all, entity, outer } = place
  if (op.is === 'field' || op.is === 'in') return secretOf(all, entity, String(op.field))
  if (op.is === 'parent') return secretOf(all, outer, String(op.field))
  if (op.is === 'of') return alongPath(all, entity, presentList<string>(op.path))
  if (op.is !== 'children') return Object.values(op).flatMap((part) => secretsIn(part, place))
  const child = present(all.get(String(op.of)))
  const inner = { all, entity: child, outer: entity }
  const column = typeof op.column === 'string' ? secretOf(all, child, op.column) : []
  return [...column, ...secretsIn(op.value, inner), ...secretsIn(op.where, inner)]
}

const alongPath = (all: Catalog, entity: Entity, path: readonly string[]): string[] => {
  const [first = '', ...rest] = path
  if (rest.length === 0) return secretOf(all, entity, first)
  const field = entity.fields[first]
  const target = field && all.get(targetOf(field))
  return target ? alongPath(all, target, rest) : []
}

const secretOf = (all: Catalog, entity: Entity, name: string): string[] => {
  const options = entity.fields[name]?.options
  if (!options) return []
  if (options.secret) return [`${entity.name}.${name} (${options.secret})`]
  const { computed } = options
  // a figure without a mark tells what it is made of
  return typeof computed === 'object' && computed !== null && 'op' in computed
    ? secretsIn(computed, { all, entity, outer: entity })
    : []
}
