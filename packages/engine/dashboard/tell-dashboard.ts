import type { Screen } from '@chengban/kernel/area.ts'
import type { Dashboard } from '@chengban/kernel/dashboard.ts'
import type { ToldDashboard } from '@chengban/kernel/dashboard-told.ts'
import type { NamedCall } from '../call.ts'
import type { Engine } from '../engine.ts'
import { type ChoiceInput, type Chosen, chosenOf, yearBefore } from './chosen.ts'
import { askDrawing, toldDrawing } from './drawings.ts'
import { heardBlock, heardTile, hearing } from './heard.ts'
import { askRows, toldRows } from './rows.ts'
import { type FigureQuestion, taking } from './taking.ts'
import { type AnswerTo, askTile, toldTile } from './tiles.ts'

/** Where figures come from and lead to. */
export interface DashboardSources {
  /** The lists that figures open. */
  readonly screens: Readonly<Record<string, Screen>>
  /** Named calls whose answers dashboards show. */
  readonly calls: () => readonly NamedCall[]
}

/** All figures of lists in one statement; rows of lists and figures of other calls are asked for beside. */
export const tellDashboard = async (
  engine: Engine,
  { screens, calls }: DashboardSources,
  dashboard: Dashboard,
  input: ChoiceInput,
): Promise<ToldDashboard> => {
  const { label, period, choices = {} } = dashboard
  const chosen = chosenOf(dashboard, input)
  const hear = hearing(engine, calls(), chosen)
  const hearBefore = hearing(engine, calls(), yearBefore(chosen))
  const { tiles, blocks, all } = asked(dashboard, taking(engine, screens), chosen)
  const answerTo = await answersTo(engine, all)
  const [shownTiles, shownBlocks] = await Promise.all([
    Promise.all(tiles.map((one) => ('from' in one ? heardTile(one, hear, hearBefore) : toldTile(one, answerTo)))),
    Promise.all(
      blocks.map((one) => {
        if ('from' in one) return heardBlock(engine, screens, one, hear, chosen)
        return 'year' in one ? toldDrawing(one, answerTo) : toldRows(engine, one, answerTo)
      }),
    ),
  ])
  return { ...{ label, period, choices, ...periodOf(chosen) }, tiles: shownTiles.flat(), blocks: shownBlocks.flat() }
}

/** Prepares the database queries of all tiles and blocks. Those fed by other calls are left as they are. */
const asked = (dashboard: Dashboard, take: ReturnType<typeof taking>, chosen: Chosen) => {
  const tiles = dashboard.tiles.map((one) => ('from' in one ? one : askTile(one, take, chosen)))
  const blocks = dashboard.blocks.map((one) => {
    if ('from' in one) return one
    return one.as === 'rows' ? askRows(one, take, chosen) : askDrawing(one, take, chosen)
  })
  const all = [...tiles, ...blocks].flatMap((one): readonly (FigureQuestion | undefined)[] =>
    'from' in one ? [] : one.all,
  )
  return { tiles, blocks, all }
}

const periodOf = ({ year, quarter, date1, date2 }: Chosen) => ({ year, quarter, date1, date2 })

/** Reads all figures in one statement; gives the answer to each question. */
export const answersTo = async (engine: Engine, all: readonly (FigureQuestion | undefined)[]): Promise<AnswerTo> => {
  const asked = all.filter((one) => one !== undefined)
  const answers = await engine.statisticsTogether(asked.map(({ question }) => question))
  const found = new Map(asked.map((one, at) => [one, answers[at]]))
  return (one) => (one ? found.get(one) : undefined)
}
