import { probe, wordsOf } from './probe.ts'

/** How often grams occur among the rows of a table, as the database last estimated (its ANALYZE). */
export interface Frequencies {
  /** Number of rows; 0 where the database has not counted yet. */
  readonly rows: number
  /** The share of rows, 0 to 1, that contain a gram; grams that are rarer than these are missing. */
  readonly shares: ReadonlyMap<string, number>
}

/**
 * The share of rows, 0 to 1, that contain every word of a keyword, at most; undefined where one of the words is rarer
 * than the database keeps count of.
 */
export const shareOf = (keyword: string, { shares }: Frequencies): number | undefined => {
  const words = wordsOf(keyword).map((word) => {
    const { all, pinyin } = probe(word)
    const halves = [all, pinyin].filter((grams) => grams.length > 0).map((grams) => rarest(grams, shares))
    const known = halves.filter((share) => share !== undefined)
    return known.length > 0
      ? Math.min(
          1,
          known.reduce((sum, share) => sum + share, 0),
        )
      : undefined
  })
  return words.includes(undefined) ? undefined : Math.min(1, ...(words as number[]))
}

const rarest = (grams: readonly string[], shares: Frequencies['shares']): number | undefined => {
  const found = grams.map((gram) => shares.get(gram))
  return found.includes(undefined) ? undefined : Math.min(...(found as number[]))
}
