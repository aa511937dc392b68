import type { Tile } from '@chengban/kernel/dashboard.ts'
import type { ToldTile } from '@chengban/kernel/dashboard-told.ts'
import { divide, multiply, round } from '@chengban/kernel/decimal.ts'
import type { Answer } from '@chengban/kernel/statistics.ts'
import { type Chosen, yearBefore } from './chosen.ts'
import { type FigureQuestion, type taking, whereOf } from './taking.ts'

type Take = ReturnType<typeof taking>
export type AnswerTo = (asked: FigureQuestion | undefined) => Answer | undefined

/** The queries of a tile. */
export interface AskedTile {
  readonly tile: Tile
  readonly all: readonly (FigureQuestion | undefined)[]
}

export const askTile = (tile: Tile, take: Take, chosen: Chosen): AskedTile => ({
  tile,
  all: [
    take(tile, chosen),
    tile.note && take(tile.note, chosen),
    tile.isCompared ? take(tile, yearBefore(chosen)) : undefined,
  ],
})

/** Returns a tile with the note below it; an empty list when the person may not read its figure. */
export const toldTile = (
  { tile: { key, label, isBad = false, note }, all: [own, second, third] }: AskedTile,
  answerTo: AnswerTo,
): readonly ToldTile[] => {
  const answer = answerTo(own)
  if (!own || !answer) return []
  const value = figureOf(answer)
  const below = answerTo(second)
  const before = answerTo(third)
  return [
    {
      ...{ key, label, value, unit: own.unit, link: own.link(answer.sum.filter, whereOf(answer)) },
      isBad: isBad && Number(value) !== 0,
      note:
        note && second && below
          ? {
              ...{ label: note.label, value: figureOf(below), unit: second.unit },
              share: note.isShare ? shareOf(value, figureOf(below)) : null,
              isBad: note.isBad === true && Number(figureOf(below)) !== 0,
            }
          : null,
      before: before ? figureOf(before) : null,
    },
  ]
}

const figureOf = ({ sum }: Answer): number | string | null => (sum.value ?? null) as number | string | null

/** In percent with one decimal; null of nothing. */
const shareOf = (value: number | string | null, whole: number | string | null): string | null => {
  const share = value === null || whole === null ? null : divide(multiply(String(value), '100'), String(whole))
  return share === null ? null : round(share, 1)
}
