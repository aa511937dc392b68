import type { Area, Screen } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { use } from 'react'
import { loadPart } from './load-part.ts'
import { lackFor, setRouteRights } from './route-rights.ts'

interface ScreenPlace {
  readonly area: string
  readonly label: string
  readonly codes?: readonly string[]
}

/** What is known of the areas before one is loaded. */
export interface AreasIndex {
  readonly load: Readonly<Record<string, () => Promise<Area>>>
  readonly screens: Readonly<Record<string, ScreenPlace>>
  /** Entity → area. */
  readonly entities: Readonly<Record<string, string>>
  readonly operations: Readonly<Record<string, string>>
}

let index: AreasIndex = { load: {}, screens: {}, entities: {}, operations: {} }
const loading = new Map<string, Promise<Area>>()

/** Tells the screens where the declarations are; called once by the application. */
export const setAreas = (areas: AreasIndex): void => {
  index = areas
  loading.clear()
  setRouteRights(areas.screens, areas.operations)
}

export const isDeclaredRoute = (path: string): boolean => path in index.screens
export const isDeclaredEntity = (name: string): boolean => name in index.entities

/** The screen declared for a route; suspends until its area has come. */
export const useDeclaredScreen = (path: string): Screen | undefined => {
  const area = index.screens[path]?.area
  return area === undefined ? undefined : use(loadArea(area)).screens[path]
}

/** The declaration of an entity; suspends until its area has come. Throws for a name nobody declares. */
export const useEntity = (name: string): Entity => {
  const area = index.entities[name]
  if (area === undefined) throw new Error(`entity ${name} is not declared`)
  return found(use(loadArea(area)), name)
}

/**
 * Where the rows of an entity are listed for somebody with these rights, the widest list first; suspends until the area
 * of the entity has come.
 */
export const useListPath = (name: string, operations: readonly string[]): string | undefined => {
  const area = index.entities[name]
  const screens = Object.entries(area === undefined ? {} : use(loadArea(area)).screens)
  const open = screens.filter(([path, { kind, of }]) => kind === 'list' && of === name && !lackFor(path, operations))
  const width = ({ variant }: Screen): number => ['apply', 'audit', undefined, 'manage'].indexOf(variant)
  return open.sort(([, a], [, b]) => width(b) - width(a))[0]?.[0]
}

const found = (area: Area, name: string): Entity => {
  const entity = area.entities.find((each) => each.name === name)
  if (!entity) throw new Error(`entity ${name} is not declared`)
  return entity
}

const loadArea = (name: string): Promise<Area> => {
  const known = loading.get(name)
  if (known) return known
  const load = index.load[name]
  const promise = load ? loadPart(load) : Promise.reject(new Error(`area ${name} is not declared`))
  loading.set(name, promise)
  promise.catch(() => loading.delete(name))
  return promise
}
