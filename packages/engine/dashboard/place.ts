import type { Area, Screen } from '@chengban/kernel/area.ts'
import { has } from '@chengban/kernel/has.ts'
import { listPlace } from '@chengban/kernel/list-place.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'

type Screens = Readonly<Record<string, Screen>>

export const screensOf = (areas: readonly Pick<Area, 'screens'>[]): Screens =>
  Object.assign({}, ...areas.map(({ screens }) => screens))

/** A list as its reader opens it: the rows of its first view are the reader's own, or all they see. */
export interface ListPlace {
  readonly path: string
  readonly isOwn: boolean
  /** Key of the view that shows all rows of the place. */
  readonly view: string
  /** The list's label, where it is not the first behind its route. */
  readonly tab?: string
}

/** The widest list of an entity that a person with these codes may open. */
export const placeFor = (screens: Screens, entity: string, entries: readonly string[]): ListPlace | undefined => {
  const isOpen = (_: string, { codes = [] }: Screen): boolean =>
    codes.length === 0 || codes.some((code) => has(entries, code))
  const found = listPlace(screens, entity, isOpen)
  if (!found) return tabFor(screens, entity, entries)
  const { variant } = found.place
  return { path: found.path, isOwn: variant === 'apply', view: variant === 'audit' ? 'all' : '' }
}

/** Returns the first tab behind another list's route that shows all rows of the entity and is open to the person. */
const tabFor = (screens: Screens, entity: string, entries: readonly string[]): ListPlace | undefined => {
  const may = (codes: readonly string[] = []): boolean => codes.length === 0 || codes.some((code) => has(entries, code))
  return Object.entries(screens)
    .filter(([, { codes }]) => may(codes))
    .flatMap(([path, { tabs = [] }]) => tabs.map((tab) => ({ path, tab })))
    .filter(({ tab: { of, where, variant, codes } }) => of === entity && !where && variant !== 'apply' && may(codes))
    .map(({ path, tab: { label, variant } }) => ({
      ...{ path, isOwn: false, tab: label, view: variant === 'audit' ? 'all' : '' },
    }))[0]
}

/** The list under a filter, as a table. */
export const linkOf = ({ path, tab, view: first }: ListPlace, where: Filter, view = first): string => {
  const query = new URLSearchParams({
    ...(tab ? { tab } : {}),
    ...(view ? { view } : {}),
    as: 'table',
    where: JSON.stringify(where),
  })
  return `${path}?${query}`
}
