import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../places.ts'
import type { Breakage } from './breakage.ts'
import { breakages } from './breakages.ts'

/** What the last run of a breakage came to. */
export interface Verdict {
  /** Noticed by all the tests named; passed by one of them; its place is gone; its tests fail without it. */
  readonly verdict: 'killed' | 'survived' | 'stale' | 'untried'
  /** By which test, or why not. */
  readonly told: string
  readonly seconds: number
  readonly day: string
}

const place = join(root, '.cache/mutations.json')

const read = (): Record<string, Verdict> => {
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as Record<string, Verdict>
  } catch {
    return {}
  }
}

/** Kept after each breakage, so that a run that is ended can be taken up again. */
export const keep = ({ name }: Breakage, verdict: Verdict): void => {
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, JSON.stringify({ ...read(), [name]: verdict }, null, 1))
}

/** The last verdict of each breakage that is listed. */
export const kept = (): Map<Breakage, Verdict> => {
  const all = read()
  return new Map(breakages.flatMap((one) => (all[one.name] ? [[one, all[one.name] as Verdict] as const] : [])))
}
