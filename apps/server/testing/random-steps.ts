import process from 'node:process'
import type { Answer } from './server.ts'

/**
 * The seed of `npm test`; another by `LEDGER_SEED`, a longer run by `LEDGER_STEPS` (`npm run ledgers`). Who of those at
 * one time is first takes the next draw: a seed does not repeat a run.
 */
export const seed = Number(process.env.LEDGER_SEED ?? 20_261_126)
export const steps = Number(process.env.LEDGER_STEPS ?? 180)
/** As many people act at one time. */
export const together = 6

/** Mulberry32: the same numbers for the same seed. */
const numbers = (from: number): (() => number) => {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const next = numbers(seed)
export const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
export const cents = (most: number): string => (Math.ceil(next() * most * 100) / 100).toFixed(2)

/** What somebody does; undefined where nothing is there to do it with. */
export type Deed = () => Promise<Answer | undefined>

interface Walk {
  readonly deeds: readonly Deed[]
  /** Checks every figure; returns the faults. */
  readonly look: () => Promise<readonly string[]>
  /** Done before the steps of this number. */
  readonly before?: (step: number) => Promise<void>
}

export interface Walked {
  readonly done: number
  readonly refused: number
  readonly faults: readonly string[]
}

const isFault = ({ code, status, message }: Answer): boolean =>
  code !== 'OK' && (status >= 500 || message.includes('系统繁忙'))

/**
 * Random steps of several people at a time, each time followed by a look. A deadlock is a fault, like a failure of the
 * server.
 */
export const walk = async ({ deeds, look, before }: Walk): Promise<Walked> => {
  const faults: string[] = []
  const answers = { done: 0, refused: 0 }
  for (let step = 0; step < steps && !faults.length; step += together) {
    await before?.(step)
    const tried = await Promise.all(Array.from({ length: together }, () => oneOf(deeds)()))
    for (const answer of tried.flatMap((one) => one ?? [])) {
      if (isFault(answer)) faults.push(`step ${step}: ${answer.status} ${answer.message}`)
      else answers[answer.code === 'OK' ? 'done' : 'refused'] += 1
    }
    faults.push(...(await look()))
  }
  return { ...answers, faults }
}
