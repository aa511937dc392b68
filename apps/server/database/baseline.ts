import { createHash } from 'node:crypto'
import type { Migration } from './migrations.ts'

/** A migration as a database or a backup remembers it. */
export type Applied = Pick<Migration, 'name' | 'hash'>

/**
 * Translates applied migrations to present names: those that a baseline replaced count as that baseline. Refuses a
 * database that has only a part of them.
 */
export const inTodaysNames = (applied: readonly Applied[], declared: readonly Migration[]): Applied[] => {
  const [baseline] = declared
  const digest = baseline && standsFor(baseline)
  if (!digest) return [...applied]
  const former = applied.filter(({ name }) => name < baseline.name)
  if (!former.length) return [...applied]
  if (digestOf(former) !== digest)
    throw new Error(
      `数据库来自过旧的版本（止于 ${former.at(-1)?.name}），请先用 ${baseline.name} 之前的最后版本启动一次 / the database is of a version too old`,
    )
  return [{ name: baseline.name, hash: baseline.hash }, ...applied.filter((one) => !former.includes(one))]
}

/** The first line of a baseline: `-- Stands for <SHA-256 of the names and hashes it replaces, one a line>`. */
const standsFor = ({ sql }: Migration): string | undefined => /^-- Stands for ([0-9a-f]{64})$/m.exec(sql)?.[1]

/** `applied`: in the order of their names. */
const digestOf = (applied: readonly Applied[]): string =>
  createHash('sha256')
    .update(applied.map(({ name, hash }) => `${name} ${hash}\n`).join(''))
    .digest('hex')
