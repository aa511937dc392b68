import type { HeardDrawing, HeardHeat } from '@chengban/kernel/dashboard.ts'
import { add, compare } from '@chengban/kernel/decimal.ts'
import type { Field } from '@chengban/kernel/field.ts'
import type { Engine } from '../engine.ts'
import { readerSql } from '../read/reader-sql.ts'
import { titleKey, titlesOf } from '../row/change-record.ts'

type Loose = Readonly<Record<string, unknown>>

/**
 * One object for each word that `refers` to something, with its name in place of the word and the decimals of the
 * series added up, the greatest first. Objects without a word, or whose figures are withheld, are 其他.
 */
export const addedUp = async (
  engine: Engine,
  block: HeardDrawing | HeardHeat,
  refers: Field,
  rows: readonly Loose[],
): Promise<readonly Loose[]> => {
  const { name } = block
  const values = 'series' in block ? block.series.map(({ value }) => value) : []
  const given = rows.map((row) => ({ field: refers, value: row[name] }))
  const titles = await titlesOf(readerSql(engine), engine.writer.catalog, given)
  const titleOf = (word: unknown): string => (word === null ? '其他' : (titles.get(titleKey(refers, word)) ?? '其他'))
  const sum = (some: readonly Loose[], value: string): string =>
    some.reduce((all, row) => add(all, String(row[value] ?? '0.00')), '0.00')
  // two records may have one name: each has its own object
  const keyOf = (word: unknown): unknown => (titleOf(word) === '其他' ? null : word)
  return [...Map.groupBy(rows, (row) => keyOf(row[name]))]
    .map(([key, some]) => ({
      [name]: titleOf(key),
      ...Object.fromEntries(values.map((value) => [value, sum(some, value)])),
    }))
    .toSorted((a: Loose, b: Loose) => compare(String(b[values[0] ?? name]), String(a[values[0] ?? name])))
}
