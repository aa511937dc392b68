import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { dayAfter } from '../dates/days.ts'

interface Desk {
  readonly isShut: boolean
  /** Routes, per person, in the order they were starred. */
  readonly favourites: Readonly<Record<string, readonly string[]>>
  /** How often each route was opened on this device, per person and day; days that are long gone are dropped. */
  readonly visits: Readonly<Record<string, Visits>>
  /** Pages opened last on this device, per person, the latest first. */
  readonly recents: Readonly<Record<string, readonly Recent[]>>
}

/** A page somebody opened; the title is that of a record, lists have their name from the menu. */
export interface Recent {
  readonly path: string
  readonly title?: string | undefined
}

/** By day (`YYYY-MM-DD`), then by route. */
export type Visits = Readonly<Record<string, Readonly<Record<string, number>>>>

const daysKept = 30
/** One more than are shown, for the page in front is left out. */
const recentsKept = 9

/** How the person has arranged the shell on this device. */
export const useDesk = create<Desk>()(
  persist((): Desk => ({ isShut: false, favourites: {}, visits: {}, recents: {} }), {
    name: 'chengban.desk',
    // visits were once kept without their days
    version: 1,
    migrate: (kept) => ({ ...(kept as Desk), visits: {} }),
  }),
)

export const toggleSide = (): void => change(({ isShut }) => ({ isShut: !isShut }))

export const toggleFavourite = (personId: string, route: string): void =>
  change(({ favourites }) => {
    const own = favourites[personId] ?? []
    const next = own.includes(route) ? own.filter((other) => other !== route) : [...own, route]
    return { favourites: { ...favourites, [personId]: next } }
  })

export const countVisit = (personId: string, route: string, day: string): void =>
  change(({ visits }) => ({ visits: { ...visits, [personId]: counted(visits[personId] ?? {}, route, day) } }))

export const notePage = (personId: string, page: Recent): void =>
  change(({ recents }) => ({ recents: { ...recents, [personId]: noted(recents[personId] ?? [], page) } }))

/** The page in front of the others, once. */
export const noted = (own: readonly Recent[], page: Recent): readonly Recent[] =>
  [page, ...own.filter(({ path }) => path !== page.path)].slice(0, recentsKept)

/** Removes a page that no longer exists from the recent ones. */
export const forgetPage = (personId: string, path: string): void =>
  change(({ recents }) => ({
    recents: { ...recents, [personId]: (recents[personId] ?? []).filter((page) => page.path !== path) },
  }))

/** One visit more; what lies further back than the thirty days before this one is forgotten. */
export const counted = (own: Visits, route: string, day: string): Visits => {
  const since = dayAfter(day, -daysKept)
  const kept = Object.entries(own).filter(([each]) => each > since)
  const today = own[day] ?? {}
  return { ...Object.fromEntries(kept), [day]: { ...today, [route]: (today[route] ?? 0) + 1 } }
}

/** The most opened routes of the days kept, the most used first. */
export const mostUsed = (visits: Visits = {}, count = 5): readonly string[] =>
  Object.entries(summed(visits))
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([route]) => route)

const summed = (visits: Visits): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {}
  for (const [route, times] of Object.values(visits).flatMap((day) => Object.entries(day)))
    sums[route] = (sums[route] ?? 0) + times
  return sums
}

const change = (next: (desk: Desk) => Partial<Desk>): void => void useDesk.setState(next)
