import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface Desk {
  readonly isShut: boolean
  /** Routes, per person, in the order they were starred. */
  readonly favourites: Readonly<Record<string, readonly string[]>>
  /** How often each route was opened on this device, per person. */
  readonly visits: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** How the person has arranged the shell on this device. */
export const useDesk = create<Desk>()(
  persist((): Desk => ({ isShut: false, favourites: {}, visits: {} }), { name: 'chengban.desk' }),
)

export const toggleSide = (): void => change(({ isShut }) => ({ isShut: !isShut }))

export const toggleFavourite = (personId: string, route: string): void =>
  change(({ favourites }) => {
    const own = favourites[personId] ?? []
    const next = own.includes(route) ? own.filter((other) => other !== route) : [...own, route]
    return { favourites: { ...favourites, [personId]: next } }
  })

export const countVisit = (personId: string, route: string): void =>
  change(({ visits }) => {
    const own = visits[personId] ?? {}
    return { visits: { ...visits, [personId]: { ...own, [route]: (own[route] ?? 0) + 1 } } }
  })

/** The most opened routes, the most used first. */
export const mostUsed = (visits: Readonly<Record<string, number>> = {}, count = 5): readonly string[] =>
  Object.entries(visits)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([route]) => route)

const change = (next: (desk: Desk) => Partial<Desk>): void => void useDesk.setState(next)
