import type { Area, DictType } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { has } from '@chengban/kernel/has.ts'
import { menuGroups } from '@chengban/modules/platform/menu/menus.ts'
import type { DefaultRole } from '@chengban/modules/platform/role/roles.ts'
import { actFaults } from './act-faults.ts'
import { figureFaults } from './figure-faults.ts'

type Declared = Pick<Area, 'name' | 'entities' | 'dicts' | 'operations' | 'screens'>

/** Everything the areas declare, and the declarations that all of them share. */
export interface Whole {
  readonly areas: readonly Declared[]
  readonly roles: readonly Pick<DefaultRole, 'name' | 'codes'>[]
  /** What the specification names. */
  readonly routes: readonly string[]
  readonly messages: readonly string[]
  /** Dictionaries without a field, and entities whose lists are in special panels. */
  readonly spare: readonly string[]
  /** The product's source text, searched for the required sentences. */
  readonly source: string
}

/** What does not fit together over all areas, in sentences for who wrote it. One area's own faults are the types'. */
export const wholeFaults = (whole: Whole): readonly string[] => [
  ...roleFaults(whole),
  ...menuFaults(whole),
  ...routeFaults(whole),
  ...dictFaults(whole),
  ...followFaults(whole),
  ...twiceFaults(whole),
  ...unreached(whole),
  ...actFaults(whole.areas),
  ...figureFaults(whole.areas),
  ...messageFaults(whole),
]

const all = <T>(areas: readonly Declared[], of: (area: Declared) => Readonly<Record<string, T>>): [string, T][] =>
  areas.flatMap((area) => Object.entries(of(area)))

/** Which codes there are is the compiler's matter (`modules/platform/role/roles.ts`). */
const roleFaults = ({ areas, roles }: Whole): string[] => {
  const codes = all(areas, ({ operations }) => operations).map(([code]) => code)
  const given = roles.filter(({ codes: held }) => !held.includes('*'))
  return [
    ...codes
      .filter((code) => code !== '*' && !given.some(({ codes: held }) => has(held, code)))
      .map((code) => `${code} is held by no role`),
  ]
}

/** Databases know an entry of the menu by its number. */
const menuFaults = ({ areas }: Whole): string[] => {
  const placed = all(areas, (area) => area.screens).flatMap(([route, { menu }]) => (menu ? [{ route, ...menu }] : []))
  const least = menuGroups[0].id
  return placed.flatMap(({ id, route }, at) => {
    const first = placed.findIndex((one) => one.id === id)
    const isHeading = menuGroups.some((group) => group.id === id)
    if (id < least || isHeading) return [`${route} has the place ${id} in the menu, which no entry can have`]
    return first === at ? [] : [`${route} has the place ${id} in the menu, which is that of ${placed[first]?.route}`]
  })
}

const standing = ['/login']

const routeFaults = ({ areas, routes }: Whole): string[] => {
  const screens = new Set([...standing, ...all(areas, (area) => area.screens).map(([route]) => route)])
  return routes.filter((route) => !screens.has(route)).map((route) => `${route} of the specification does not open`)
}

const dictFields = ({ entities }: Declared) =>
  entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, { kind, options }]) =>
      kind === 'dict' ? [{ at: `${entity.name}.${name}`, dict: options.dict ?? '', first: options.default }] : [],
    ),
  )

const dictFaults = ({ areas, source, spare }: Whole): string[] => {
  const known = new Map<string, DictType>(all(areas, ({ dicts }) => dicts))
  const fields = areas.flatMap(dictFields)
  const isNamed = (name: string): boolean =>
    fields.some(({ dict }) => dict === name) || source.split(`'${name}'`).length > 1
  return [
    ...fields
      .filter(({ dict }) => !known.has(dict))
      .map(({ at, dict }) => `${at} names ${dict}, which is no dictionary`),
    ...fields
      .filter(({ dict, first }) => typeof first === 'string' && known.get(dict)?.entries.includes(first) === false)
      .map(({ at, dict, first }) => `${at} begins as ${String(first)}, which is not in ${dict}`),
    ...[...known.keys()]
      .filter((name) => !isNamed(name) && !spare.includes(name))
      .map((name) => `the dictionary ${name} is named by nothing`),
  ]
}

/** A field that begins as another of its form says must name one. */
const followFaults = ({ areas }: Whole): string[] =>
  areas
    .flatMap(({ entities }): readonly Entity[] => entities)
    .flatMap(({ name: of, fields }) =>
      Object.entries(fields).flatMap(([name, { options }]) =>
        [options.default, options.begins].flatMap((given) =>
          typeof given === 'object' && given !== null && 'field' in given && !(String(given.field) in fields)
            ? [`${of}.${name} follows ${String(given.field)}, which is no field of it`]
            : [],
        ),
      ),
    )

/** Two areas may name the same thing, in the same words alone: it is made once. */
const twiceFaults = ({ areas }: Whole): string[] => {
  const words = [
    ...all(areas, ({ dicts }) => dicts).map(([name, { label }]) => [`dictionary ${name}`, label] as const),
    ...all(areas, ({ operations }) => operations).map(([code, label]) => [`code ${code}`, label] as const),
  ]
  const seen = new Map<string, string>()
  return words.flatMap(([what, said]) => {
    const before = seen.get(what) ?? said
    seen.set(what, before)
    return before === said ? [] : [`${what} is ${before} in one area and ${said} in another`]
  })
}

/** Rows that people list must be listed somewhere: by a screen, as a tab of one, or with a record. */
const unreached = ({ areas, spare }: Whole): string[] => {
  const screens = all(areas, (area) => area.screens).map(([, screen]) => screen)
  const entities = areas.flatMap((area): readonly Entity[] => area.entities)
  const reached = new Set<string | undefined>([
    ...screens.flatMap(({ of, tabs = [] }) => [of, ...tabs.map((tab) => tab.of)]),
    ...entities.flatMap(({ children = [], lines = {} }) => [
      ...children.map((child) => child.of),
      ...Object.values(lines).map((line) => line.of),
    ]),
  ])
  return entities
    .filter(({ name, list }) => list && !reached.has(name) && !spare.includes(name))
    .map(({ name, label }) => `${label} (${name}) has a list that no screen shows`)
}

const messageFaults = ({ messages, source }: Whole): string[] =>
  messages
    .filter((message) => !message.split(/\{\w+\}/).every((part) => source.includes(part.trim())))
    .map((message) => `「${message}」 of the specification stands nowhere`)
