// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardLeaving, type HashHistory, hashHistory, type Update } from './hash-history.ts'

/** The window's history as a browser keeps it; moving in it reports later, by `popstate`. */
const entries: { state: unknown; hash: string }[] = []
let at = 0
let made: HashHistory
let stop: () => void
const heard: Update[] = []
const closers: (() => void)[] = []

const stand = (state: unknown, url: string | undefined): { state: unknown; hash: string } => ({
  state,
  hash: url ?? entries[at]?.hash ?? '',
})
const go = (by = 0): void => {
  if (!entries[at + by]) return
  at += by
  dispatchEvent(new PopStateEvent('popstate', { state: entries[at]?.state }))
}
/** Somebody types another address. */
const type = (hash: string): void => {
  entries.splice(at + 1, entries.length, { state: null, hash })
  at += 1
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

beforeEach(() => {
  entries.splice(0, entries.length, { state: null, hash: '#/a' })
  at = 0
  heard.length = 0
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state ?? null
    },
    pushState: (state: unknown, _: string, url?: string) => {
      entries.splice(at + 1, entries.length, stand(state, url))
      at += 1
    },
    replaceState: (state: unknown, _: string, url?: string) => {
      entries[at] = stand(state, url)
    },
    go,
  })
  vi.stubGlobal('location', {
    get hash() {
      return entries[at]?.hash
    },
  })
  made = hashHistory()
  stop = made.listen((update) => void heard.push(update))
})
afterEach(() => {
  stop()
  for (const close of closers.splice(0)) close()
  vi.unstubAllGlobals()
})

const path = (): string => made.current().pathname
const hold = () => {
  const asked: { to: string; go: () => void }[] = []
  closers.push(guardLeaving((to, leave) => to !== path() && asked.push({ to, go: leave }) > 0))
  return asked
}

it('goes on and back, each entry with its count', () => {
  made.push('/b?x=1', { from: 'a' })
  expect(made.current()).toMatchObject({ pathname: '/b', search: '?x=1', state: { from: 'a' } })
  made.replace('/c')
  go(-1)
  expect([path(), entries.map(({ state }) => (state as { idx: number }).idx)]).toEqual(['/a', [0, 1]])
  expect(heard.map(({ action }) => action)).toEqual(['PUSH', 'REPLACE', 'POP'])
})

it('a link is held back until it is agreed to', () => {
  const asked: { to: string; go: () => void }[] = []
  closers.push(guardLeaving((to, leave) => asked.push({ to, go: leave }) > 0))
  made.push('/b')
  expect([path(), asked.length]).toEqual(['/a', 1])
  asked[0]?.go()
  expect([path(), asked.length]).toEqual(['/b', 1])
})

it('the way back is held too: the address stays, and leads back once it is agreed to', () => {
  made.push('/b')
  const asked: { to: string; go: () => void }[] = []
  closers.push(guardLeaving((to, leave) => asked.push({ to, go: leave }) > 0))
  heard.length = 0
  go(-1)
  expect([path(), at, asked.map(({ to }) => to), heard]).toEqual(['/b', 1, ['/a'], []])
  asked[0]?.go()
  expect([path(), at, heard.map(({ location }) => location.pathname)]).toEqual(['/a', 0, ['/a']])
})

it('a typed address is held and found again like a further one', () => {
  const asked: { to: string; go: () => void }[] = []
  closers.push(guardLeaving((to, leave) => asked.push({ to, go: leave }) > 0))
  type('#/typed')
  expect([path(), asked.map(({ to }) => to)]).toEqual(['/a', ['/typed']])
  asked[0]?.go()
  expect(path()).toBe('/typed')
})

it('a guard that is gone holds nothing', () => {
  const asked = hold()
  for (const close of closers.splice(0)) close()
  made.push('/b')
  expect([path(), asked.length]).toEqual(['/b', 0])
})

it('another entry of the same page asks nobody', () => {
  const asked = hold()
  entries.push({ state: { ...(entries[at]?.state as object), isOver: true }, hash: '#/a' })
  at += 1
  go(-1)
  expect([path(), asked.length]).toEqual(['/a', 0])
})
