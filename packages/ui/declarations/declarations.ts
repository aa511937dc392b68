import type { Screen } from '@chengban/kernel/area.ts'
import type { Call } from '@chengban/kernel/call.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { listPlace } from '@chengban/kernel/list-place.ts'
import type { Setting } from '@chengban/kernel/setting.ts'
import { use } from 'react'
import type { ScreenDetails } from './details.ts'
import { loadPart } from './load-part.ts'
import { lackFor, setRouteRights } from './route-rights.ts'

/** A screen as any package may read it: names are texts here. */
export interface ScreenPlace extends Pick<Screen, 'label' | 'kind' | 'variant'> {
  readonly of?: string
  readonly codes?: readonly string[]
  /** What more is declared of it comes with {@link useDetails}. */
  readonly hasMore?: boolean
}

/** The index of the areas. The declaration of an entity is loaded on first use. */
export interface AreasIndex {
  readonly screens: Readonly<Record<string, ScreenPlace>>
  readonly entities: Readonly<Record<string, () => Promise<Entity>>>
  /** Names of the codes that open screens. */
  readonly operations: () => Promise<Readonly<Record<string, string>>>
  readonly details: () => Promise<Readonly<Record<string, ScreenDetails>>>
  /** The declared parameters by their keys. */
  readonly settings?: () => Promise<Readonly<Record<string, Setting>>>
  /** The calls that pages of an entity offer. */
  readonly offers?: () => Promise<Readonly<Record<string, () => Promise<readonly Call[]>>>>
}

let index: AreasIndex = { screens: {}, entities: {}, operations: async () => ({}), details: async () => ({}) }
let details: Promise<Readonly<Record<string, ScreenDetails>>> | undefined
const loading = new Map<string, Promise<Entity>>()

/** Tells the screens where the declarations are; called once by the application. */
export const setAreas = (areas: AreasIndex): void => {
  index = areas
  details = undefined
  loading.clear()
  setRouteRights(areas.screens, areas.operations)
}

export const isDeclaredRoute = (path: string): boolean => path in index.screens
export const isDeclaredEntity = (name: string): boolean => name in index.entities

/** Every screen by its route. */
export const declaredScreens = (): Readonly<Record<string, ScreenPlace>> => index.screens

/** The screen declared for a route. */
export const declaredScreen = (path: string): ScreenPlace | undefined => index.screens[path]

/** What a screen declares beyond its place; suspends until it has come. */
export const useDetails = (path: string): ScreenDetails =>
  index.screens[path]?.hasMore ? (use(loadDetails())[path] ?? nothing) : nothing

const nothing: ScreenDetails = {}

/** Loads the further declarations of all screens, once. A failed load is retried at the next call. */
export const loadDetails = (): Promise<Readonly<Record<string, ScreenDetails>>> => {
  details ??= loadPart(index.details)
  details.catch(() => {
    details = undefined
  })
  return details
}

/** The declaration of an entity; suspends until it has come. Throws for a name nobody declares. */
export const useEntity = (name: string): Entity => use(loadEntity(name))

/** Where the rows of an entity are listed for somebody with these rights, the widest list first. */
export const listPath = (name: string, operations: readonly string[]): string | undefined =>
  listPlace(index.screens, name, (path) => !lackFor(path, operations))?.path

/** The declaration of an entity, where nothing may suspend. Throws for a name nobody declares. */
export const loadEntity = (name: string): Promise<Entity> => {
  const known = loading.get(name)
  if (known) return known
  const load = index.entities[name]
  if (!load) throw new Error(`entity ${name} is not declared`)
  const promise = loadPart(load)
  loading.set(name, promise)
  promise.catch(() => loading.delete(name))
  return promise
}

/** The calls that pages of the entity offer; none where none is declared. */
export const loadOffers = async (name: string): Promise<readonly Call[]> => (await index.offers?.())?.[name]?.() ?? []

/** Loads the declared parameters. */
export const loadSettings = () => index.settings?.()
