import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router'

/** Asked before the page is left: gives whether it holds it back, `go` leaves after all. */
export type Guard = (pathname: string, go: () => void) => boolean

export interface Update {
  readonly location: Location
  readonly action: NavigationType
}

/** What an entry of the window's history keeps: its count, and what the router gave along. */
interface Kept {
  readonly idx?: number
  readonly key?: string
  readonly usr?: unknown
}

const keptHere = (): Kept => history.state ?? {}

const here = (): Location => {
  const { pathname = '/', search = '', hash = '' } = parsePath(location.hash.slice(1) || '/')
  const { key = 'default', usr = null } = keptHere()
  return { pathname: pathname.startsWith('/') ? pathname : `/${pathname}`, search, hash, key, state: usr }
}

/** The count of the entry at hand; one that has none gets this. */
const countedHere = (otherwise: number): number => {
  const { idx } = keptHere()
  if (idx === undefined) history.replaceState({ ...history.state, idx: otherwise }, '')
  return idx ?? otherwise
}

const guards = new Set<Guard>()

/**
 * Lets the guard hold back leaving the page, and returns a function that removes it. The latest guard decides first.
 */
export const guardLeaving = (guard: Guard): (() => void) => {
  guards.add(guard)
  return () => void guards.delete(guard)
}

const isHeld = (pathname: string, go: () => void): boolean => [...guards].reverse().some((guard) => guard(pathname, go))

export interface HashHistory extends Navigator {
  readonly current: () => Location
  /** Gives how to stop listening. */
  readonly listen: (heard: (update: Update) => void) => () => void
}

/** The addresses behind the `#` of the window, of which each entry knows its count: so it can be gone back to. */
export const hashHistory = (): HashHistory => {
  let idx = countedHere(0)
  let heard: ((update: Update) => void) | undefined
  /** What the next step of the window is: one of ours that was agreed to, or back where it was held. */
  let expected: 'passing' | 'returning' | undefined
  const tell = (action: NavigationType): void => heard?.({ location: here(), action })
  const write = (to: To, state: unknown, isNew: boolean): void => {
    if (isNew) idx += 1
    const entry = { usr: state ?? null, key: Math.random().toString(36).slice(2, 10), idx }
    history[isNew ? 'pushState' : 'replaceState'](entry, '', `#${createPath(pathOf(to))}`)
    tell(isNew ? NavigationType.Push : NavigationType.Replace)
  }
  const onPop = (): void => {
    const was = expected
    expected = undefined
    // an address typed by hand has no count yet: its entry follows the current one
    const next = countedHere(idx + 1)
    const by = next - idx
    if (was === 'returning') return
    const pass = (): void => {
      expected = 'passing'
      history.go(by)
    }
    if (was === undefined && by !== 0 && isHeld(here().pathname, pass)) {
      expected = 'returning'
      history.go(-by)
      return
    }
    idx = next
    tell(NavigationType.Pop)
  }
  const move = (to: To, state: unknown, isNew: boolean): void => {
    const go = (): void => write(to, state, isNew)
    if (!isHeld(pathOf(to).pathname ?? '/', go)) go()
  }
  return {
    current: here,
    createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
    push: (to, state) => move(to, state, true),
    replace: (to, state) => move(to, state, false),
    go: (by) => history.go(by),
    listen: (listener) => {
      heard = listener
      addEventListener('popstate', onPop)
      return () => {
        heard = undefined
        removeEventListener('popstate', onPop)
      }
    },
  }
}

const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to)
