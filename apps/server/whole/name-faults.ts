import type { Area } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, targetOf } from '@chengban/kernel/field.ts'
import { listIn, presentList } from '@chengban/kernel/list-in.ts'
import { system } from '@chengban/kernel/system-fields.ts'

type Node = Readonly<Record<string, unknown>>
type Fields = Readonly<Record<string, Field>>

/** The rows a formula is evaluated over, with the place of the formula around it. */
interface Place {
  readonly whole: Known
  readonly entity: Entity
  /** Missing for a formula over the entity's own row: the compiler checks its names. */
  readonly outer?: Place
  readonly at: string
}

interface Known {
  readonly entities: ReadonlyMap<string, Entity>
  readonly dicts: ReadonlyMap<string, readonly string[]>
}

/** Columns and states that a declaration names of rows it only reaches through others, and that are not there. */
export const nameFaults = (areas: readonly Pick<Area, 'entities' | 'dicts'>[]): string[] => {
  const all = areas.flatMap(({ entities }): readonly Entity[] => entities)
  const dicts = areas.flatMap(({ dicts: own }) => Object.entries(own))
  const whole = {
    entities: new Map(all.map((entity) => [entity.name, entity])),
    dicts: new Map(dicts.map(([name, { entries }]) => [name, entries])),
  }
  const faults = all.flatMap((entity) => found(entity, { whole, entity, at: entity.name }))
  return [...new Set(faults)]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const found = (value: unknown, place: Place): string[] => {
  if (Array.isArray(value)) return value.flatMap((part) => found(part, place))
  if (!isNode(value)) return []
  if (Array.isArray(value.move) && typeof value.move[0] === 'string') return inFollow(value, value.move[0], place)
  if (typeof value.prefix === 'string' && 'digits' in value) return inNumber(value, value.prefix, place)
  return isNode(value.op) ? inFormula(value.op, place) : Object.values(value).flatMap((part) => found(part, place))
}

const inFormula = (op: Node, place: Place): string[] => {
  const { entity, outer = place } = place
  switch (op.is) {
    case 'via':
      return [...columns(place, op.field), ...inRows(place, op.to ?? referred(entity, op.field), op.rule)]
    case 'some':
      return inRows(place, op.of, op.rule, op.by)
    case 'children':
      return ofChildren(op, place)
    case 'parent':
      return columns({ ...outer, outer }, op.field)
    case 'around':
      return found(op.arg, outer)
    case 'of':
      return alongPath(place, presentList<string>(op.path))
    case 'in':
      return [...columns(place, op.field), ...states(place, String(op.field), presentList<unknown>(op.values))]
    case 'lines':
      return columns(place, op.field)
    default: {
      const own = typeof op.field === 'string' ? columns(place, op.field) : []
      return [...own, ...Object.values(op).flatMap((part) => found(part, place))]
    }
  }
}

/** A move of other records: `where` is a condition on those, every other part is about this record. */
const inFollow = (follow: Node, of: string, place: Place): string[] => {
  const { where, at, ...own } = follow
  const path = typeof at === 'string' ? alongPath({ ...place, outer: place }, at.split('.')) : []
  return [...path, ...inRows(place, of, where, follow.by), ...Object.values(own).flatMap((part) => found(part, place))]
}

const calendarParts = ['YYYY', 'MM', 'DD']

/** The paths in the prefix of a serial number: `{parentId.contractNumber}-B`. */
const inNumber = (form: Node, prefix: string, place: Place): string[] => [
  ...[...prefix.matchAll(/\{([^}]+)\}/g)]
    .map(([, path = '']) => path)
    .filter((path) => !calendarParts.includes(path))
    .flatMap((path) => alongPath({ ...place, outer: place }, path.split('.'))),
  ...found(form.where, place),
]

const ofChildren = (op: Node, place: Place): string[] => {
  const { through } = op
  const sorted = listIn<unknown>(op.sort).flatMap((one) => (typeof one === 'string' ? one.replace(/^-/, '') : []))
  const named = [op.column, ...listIn<string>(op.distinct), ...sorted, ...(op.named ? [] : [op.by])]
  return [
    ...columns(place, op.at),
    ...columns(place, op.named),
    ...inRows(place, op.of, [op.value, op.where, op.sort], ...(isNode(through) ? named.slice(0, -1) : named)),
    ...(isNode(through) ? inRows(place, through.of, through.where, through.by, through.column) : []),
  ]
}

/** A formula over rows of another entity, and the columns named of them. */
const inRows = (place: Place, of: unknown, formula: unknown, ...named: readonly unknown[]): string[] => {
  if (of === undefined) return []
  const target = place.whole.entities.get(String(of))
  if (!target) return [`${place.at} names ${String(of)}, which is no entity`]
  const inner = { ...place, entity: target, outer: place }
  return [...named.flatMap((name) => columns(inner, name)), ...found(formula, inner)]
}

const fieldOf = ({ fields }: Entity, name: string): Field | undefined =>
  (fields as Fields)[name] ?? (system as Fields)[name]

const referred = (entity: Entity, name: unknown): string | undefined => {
  const field = fieldOf(entity, String(name))
  return field && targetOf(field)
}

const columns = ({ entity, outer, at }: Place, name: unknown): string[] =>
  !outer || name === undefined || String(name).startsWith('$') || fieldOf(entity, String(name))
    ? []
    : [`${at} names ${entity.name}.${String(name)}, which is no field`]

const alongPath = (place: Place, [first = '', ...rest]: readonly string[]): string[] => {
  const own = columns(place, first)
  if (own.length > 0 || rest.length === 0) return own
  const to = referred(place.entity, first)
  const target = to ? place.whole.entities.get(to) : undefined
  return target ? alongPath({ ...place, entity: target, outer: place }, rest) : []
}

/** Conditions that all audited records share name every level of approval, also where a record has fewer. */
const isLevel = (value: unknown): boolean => /^待.级审核$/.test(String(value))

/** Values of a choice that it has not. */
const states = ({ whole, entity, outer, at }: Place, name: string, values: readonly unknown[]): string[] => {
  const field = fieldOf(entity, name)
  if (!outer || !field) return []
  const { values: fixed, dict } = field.options
  const known = field.kind === 'enum' ? fixed : field.kind === 'dict' ? whole.dicts.get(dict ?? '') : undefined
  return known
    ? values
        .filter((value) => value !== null && !isLevel(value) && !known.includes(String(value)))
        .map((value) => `${at} asks whether ${entity.name}.${name} is ${String(value)}, which it never is`)
    : []
}
