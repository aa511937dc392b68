import type { Entity } from '@chengban/kernel/entity.ts'
import { flowsOf } from '@chengban/kernel/moves.ts'
import { systemMoves } from '@chengban/kernel/workflow.ts'
import { findAreas, findEntities } from './declarations.ts'
import { settingTypes } from './settings.ts'

const quoted = (names: readonly string[]): string =>
  names.length ? names.map((name) => `'${name}'`).join(' | ') : 'never'

/** Every handler that a declaration names. */
export const handlersOf = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') return handlerKeys.has(key) && value.includes('/') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => handlersOf(inner, keyOf(name, key)))
}

/** Where a declaration may name a handler; below `guard`, `effect` and `on` the keys are moments. */
const handlerKeys = new Set(['guard', 'effect', 'ahead', 'on', 'onWrite', 'handler'])
const keyOf = (name: string, outer: string): string =>
  handlerKeys.has(name) ? name : handlerKeys.has(outer) ? outer : name

/** Each handler with the entities whose rows it is given. */
const handlerTypes = (entities: readonly Entity[]): string[] => {
  const by = new Map<string, Set<string>>()
  for (const e of entities) for (const name of handlersOf(e)) by.set(name, (by.get(name) ?? new Set()).add(e.name))
  return [...by].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, of]) => `'${name}': ${quoted([...of])}`)
}

const statesOf = (e: Entity): string[] => [...new Set(flowsOf(e).flatMap(({ states }) => states))]

/** What others may name of an entity. */
export const entityTypes = (e: Entity): string =>
  `${e.name}: { fields: ${quoted(Object.keys(e.fields))}; states: ${quoted(statesOf(e))}; moves: ${quoted(systemMoves(e))} }`

/** The types by which declarations may name each other; written before anything is checked. */
export const registrySource = async (): Promise<string> => {
  const entities = (await findEntities()).map(({ value }) => value)
  const areas = (await findAreas()).map(({ value }) => value)
  const section = (name: string, lines: string[]): string =>
    `  interface ${name} {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n`
  const flag = (names: Iterable<string>): string[] => [...new Set(names)].sort().map((name) => `'${name}': true`)
  return [
    '// Written by `npm run gen` from the declarations. Do not edit.\n',
    "declare module '@chengban/kernel/registry.ts' {\n",
    section('Entities', entities.map(entityTypes)),
    section('Dicts', flag(areas.flatMap((a) => Object.keys(a.dicts)))),
    section('Operations', flag(areas.flatMap((a) => Object.keys(a.operations)))),
    section('Settings', await settingTypes()),
    section('Handlers', handlerTypes(entities)),
    '}\n\nexport {}\n',
  ].join('')
}
