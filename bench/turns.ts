import type { Figure } from './measure.ts'

type Taker = () => Promise<Figure>

/** How often each figure is taken. */
export const turns = 3

/**
 * What is compared, taken one after the other and again: the machine gives more at one moment than at the next, to
 * whatever runs then. Of each the turn in the middle stands.
 */
export const inTurns = async (takers: readonly (Taker | undefined)[]): Promise<(Figure | undefined)[]> => {
  const taken = takers.map((): Figure[] => [])
  for (let turn = 0; turn < turns; turn++)
    for (const [at, take] of takers.entries()) if (take) taken[at]?.push(await take())
  return taken.map((figures) => figures.toSorted((a, b) => a.perSecond - b.perSecond)[figures.length >> 1])
}
