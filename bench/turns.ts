import type { Figure } from './measure.ts'

type Taker = () => Promise<Figure>

/** How often each figure is taken. */
export const turns = 3

/**
 * Measures the candidates in turn, several times, since the speed of the machine varies over time. Returns the median
 * of each.
 */
export const inTurns = async (takers: readonly (Taker | undefined)[]): Promise<(Figure | undefined)[]> => {
  const taken = takers.map((): Figure[] => [])
  for (let turn = 0; turn < turns; turn++)
    for (const [at, take] of takers.entries()) if (take) taken[at]?.push(await take())
  return taken.map((figures) => figures.toSorted((a, b) => a.perSecond - b.perSecond)[figures.length >> 1])
}
