import { askerOf } from '@chengban/engine/asker.ts'
import { answer, type CallHandler, type NamedCall } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Area, Screen } from '@chengban/kernel/area.ts'
import type { InputOf } from '@chengban/kernel/call.ts'
import type { Dashboard, ToldDashboard } from '@chengban/kernel/dashboard.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { screensOf } from '../../home/server/place.ts'
import { showDashboard } from '../show.call.ts'
import { type Chosen, chosenOf } from './chosen.ts'
import { askDrawing, toldDrawing } from './drawings.ts'
import { askRows, toldRows } from './rows.ts'
import { type Asked, taking } from './taking.ts'
import { type Answered, askTile, toldTile } from './tiles.ts'

/** The dashboards of all areas behind one address. */
export const dashboardCalls = (areas: readonly Area[], dashboards: readonly Dashboard[]): readonly NamedCall[] => [
  answer(showDashboard, show(screensOf(areas), dashboards)),
]

const show =
  (screens: Readonly<Record<string, Screen>>, dashboards: readonly Dashboard[]): CallHandler<typeof showDashboard> =>
  async (engine, input) => {
    const found = dashboards.find(({ name }) => name === input.name)
    if (!found || evaluate(found.who, {}, askerOf(engine.writer.actor)) !== true) throw notFound()
    return (await told(engine, screens, found, input)) as never
  }

/** All figures in one statement; the rows of lists are read beside. */
const told = async (
  engine: Engine,
  screens: Readonly<Record<string, Screen>>,
  dashboard: Dashboard,
  input: InputOf<typeof showDashboard>,
): Promise<ToldDashboard> => {
  const { label, period, choices = {}, tiles, blocks } = dashboard
  const chosen = chosenOf(dashboard, input)
  const take = taking(engine, screens)
  const askedTiles = tiles.map((one) => askTile(one, take, chosen))
  const askedBlocks = blocks.map((one) =>
    one.as === 'rows' ? askRows(one, take, chosen) : askDrawing(one, take, chosen),
  )
  const all = [...askedTiles, ...askedBlocks].flatMap((one): readonly (Asked | undefined)[] => one.all)
  const answerTo = await answersTo(engine, all)
  const shown = await Promise.all(
    askedBlocks.map((one) => ('year' in one ? toldDrawing(one, answerTo) : toldRows(engine, one, answerTo))),
  )
  return {
    ...{ label, period, choices, ...periodOf(chosen) },
    tiles: askedTiles.flatMap((one) => toldTile(one, answerTo)),
    blocks: shown.flat(),
  }
}

const periodOf = ({ year, date1, date2 }: Chosen) => ({ year, date1, date2 })

const answersTo = async (engine: Engine, all: readonly (Asked | undefined)[]): Promise<Answered> => {
  const asked = all.filter((one) => one !== undefined)
  const answers = await engine.statisticsTogether(asked.map(({ question }) => question))
  const found = new Map(asked.map((one, at) => [one, answers[at]]))
  return (one) => (one ? found.get(one) : undefined)
}
