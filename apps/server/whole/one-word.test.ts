import type { Tile } from '@chengban/kernel/dashboard.ts'
import type { CardFigure } from '@chengban/kernel/home.ts'
import { declaredDashboards } from '@chengban/modules/dashboards.gen.ts'
import { expect, test } from 'vitest'
import { cards } from '../compose.ts'

/** A sum of money with its label, anywhere in the product. */
interface UsedWord {
  readonly label: string
  readonly at: string
  readonly measure: string
}

const ofFigure = ({ key, label, of, where = {}, measure = { count: {} }, month }: CardFigure): UsedWord[] =>
  'sum' in measure && !month ? [{ label, at: `home ${key}`, measure: JSON.stringify([of, where, measure.sum]) }] : []

/** A measure over rows, as tiles and series have it. */
interface Taken {
  readonly label: string
  readonly of: string
  readonly where?: object
  readonly date?: string
  readonly measure?: { readonly sum?: string }
  /** Set for each scope apart: people and departments have their own. */
  readonly isGoal?: true
}

const taken = (at: string, { label, of, where = {}, date, measure, isGoal }: Taken): UsedWord[] =>
  measure?.sum && !date && !isGoal ? [{ label, at, measure: JSON.stringify([of, where, measure.sum]) }] : []

const inTiles = (name: string, tiles: readonly Tile[]): UsedWord[] =>
  tiles.flatMap((tile) => ('from' in tile ? [] : taken(`${name} ${tile.key}`, tile as Taken)))

/** What bounds no day and says one word. */
const said: readonly UsedWord[] = [
  ...cards.flatMap(({ figures = [] }) => figures.flatMap((card) => card.figures.flatMap(ofFigure))),
  ...declaredDashboards.flatMap(({ name, tiles, blocks }) => [
    ...inTiles(name, tiles as readonly Tile[]),
    ...blocks.flatMap((block) =>
      'series' in block ? block.series.flatMap((one) => taken(`${name} ${block.key}`, one as Taken)) : [],
    ),
  ]),
]

test('one word for a sum of money means one measure, on the first page and on every board', () => {
  const byWord = Map.groupBy(said, ({ label }) => label)
  expect(byWord.get('未回款')?.length).toBeGreaterThan(4)
  const several = [...byWord].filter(([, all]) => new Set(all.map(({ measure }) => measure)).size > 1)
  expect(
    several.map(([label, all]) => `${label}: ${all.map(({ at, measure }) => `${at} ${measure}`).join(' | ')}`),
  ).toEqual([])
})
