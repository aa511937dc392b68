import type { Screen } from '@chengban/kernel/area.ts'
import type { Call } from '@chengban/kernel/call.ts'
import type { HeardDrawing, HeardHeat, HeardTile } from '@chengban/kernel/dashboard.ts'
import type { ToldBlock, ToldFigure, ToldTile } from '@chengban/kernel/dashboard-told.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { presentList } from '@chengban/kernel/list-in.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'
import { askerOf } from '../asker.ts'
import { internalSender, type NamedCall } from '../call.ts'
import { today } from '../clock.ts'
import type { Engine } from '../engine.ts'
import { addedUp } from './added-up.ts'
import type { Chosen } from './chosen.ts'
import { isMonth, monthWord } from './month-word.ts'
import { linkOf, placeFor } from './place.ts'

type Loose = Readonly<Record<string, unknown>>
/** What a call gives at a place of its answer; undefined where this person may not ask it. */
export type Hear = (from: Call, sent?: Loose) => Promise<Loose | undefined>

/** Returns a function that makes other calls under a choice, each call only once. */
export const hearing = (engine: Engine, calls: readonly NamedCall[], chosen: Chosen): Hear => {
  const asked = new Map<string, Promise<Loose | undefined>>()
  return (from, sent = {}) => {
    const key = JSON.stringify([from.path, sent])
    const found = asked.get(key) ?? ask(engine, calls, from, { ...inputOf(from, chosen), ...sent })
    asked.set(key, found)
    return found
  }
}

const ask = async (engine: Engine, calls: readonly NamedCall[], from: Call, input: Loose) => {
  const { actor } = engine.writer
  if (from.who && evaluate(from.who, {}, askerOf(actor)) !== true) return undefined
  const call = calls.find(({ signature }) => signature.method === from.method && signature.path === from.path)
  if (!call) throw new Error(`nobody answers ${from.path}`)
  return (await call.handler(engine, input, internalSender)) as Loose
}

/** What of the filter line the call takes; months are half a year back and half a year ahead. */
const inputOf = ({ input = {} }: Call, { choices, ...period }: Chosen): Loose => {
  const chosen = Object.fromEntries(Object.entries(choices).map(([name, test]) => [name, only(name, test)]))
  const months = { month1: addMonths(today(), -5).slice(0, 7), month2: addMonths(today(), 6).slice(0, 7) }
  return Object.fromEntries(
    Object.entries({ ...period, ...months, ...chosen }).filter(([name, value]) => name in input && value !== null),
  )
}

const only = (name: string, test: Filter): unknown => {
  if (!('equalTo' in test)) throw invalid({ [name]: '请只选一个' })
  return test.equalTo
}

const at = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, word) => (value as Loose | undefined)?.[word], answer)
const figureAt = (answer: unknown, path: string): ToldFigure['value'] =>
  (at(answer, path) ?? null) as ToldFigure['value']

/** A tile of another call's figure; `hearBefore` makes the calls of the year before. */
export const heardTile = async (tile: HeardTile, hear: Hear, hearBefore: Hear): Promise<readonly ToldTile[]> => {
  const { key, label, from, unit = '', isBad = false, link = null, note } = tile
  const [answer, last] = await Promise.all([
    hear(from, tile.sent),
    tile.isCompared ? hearBefore(from, tile.sent) : undefined,
  ])
  if (!answer) return []
  const value = figureAt(answer, tile.at)
  const below = note && {
    ...{ label: note.label, value: figureAt(answer, note.at), unit: note.unit ?? '', share: null },
    isBad: note.isBad === true && Number(figureAt(answer, note.at)) !== 0,
  }
  const before = last ? figureAt(last, tile.at) : null
  return [{ ...{ key, label, value, unit, link, before, note: below ?? null }, isBad: isBad && Number(value) !== 0 }]
}

/** A drawing of another call's list. */
export const heardBlock = async (
  engine: Engine,
  screens: Readonly<Record<string, Screen>>,
  block: HeardDrawing | HeardHeat,
  hear: Hear,
  chosen: Chosen,
): Promise<readonly ToldBlock[]> => {
  const answer = await hear(block.from, block.sent)
  if (!answer) return []
  const { key, label, head, isWide = false, top } = block
  const given = presentList<Loose>(at(answer, block.at)).filter((row) => isChosen(row, block, chosen))
  const rows = (block.refers ? await addedUp(engine, block, block.refers, given) : given).slice(0, top)
  const link = linking(engine, screens, block)
  const told = block.as === 'heardHeat' ? heatOf(block, answer, rows, link) : pointsOf(block, rows, link)
  return [{ ...{ key, label, as: block.as === 'heardHeat' ? 'heat' : block.as, head, isWide, rows: null }, ...told }]
}

/** Whether a choice that the call does not take itself leaves the row in. */
const isChosen = (row: Loose, { narrow = {} }: HeardDrawing | HeardHeat, { choices }: Chosen): boolean =>
  Object.entries(narrow).every(([name, word]) => {
    const test = choices[name]
    return !test || row[word] === only(name, test)
  })

type Linking = (row: Loose) => string | null
type HeardSeries = Pick<ToldBlock, 'series' | 'points' | 'limit'>

const linking = (
  engine: Engine,
  screens: Readonly<Record<string, Screen>>,
  { opens }: HeardDrawing | HeardHeat,
): Linking => {
  if (!opens) return () => null
  if ('record' in opens) return (row) => `/record/${opens.record}/${String(row[opens.id])}`
  const place = placeFor(screens, opens.list, engine.writer.actor.entries)
  return ({ filter }) => (place && filter ? linkOf(place, filter as Filter) : null)
}

/** Words of a place; a series none of them has is left out. */
const pointsOf = ({ name, names = {}, series }: HeardDrawing, rows: readonly Loose[], link: Linking): HeardSeries => {
  const told = series.filter(({ value }) => rows.length === 0 || rows.some((row) => row[value] !== undefined))
  return {
    series: told.map(({ label, unit = '', isGoal = false }) => ({ label, unit, isGoal })),
    points: rows.map((row) => ({
      key: String(row[name]),
      label: names[String(row[name])] ?? wordOf(row[name]),
      figures: told.map(({ value }) => ({ value: (row[value] ?? null) as ToldFigure['value'], link: link(row) })),
    })),
  }
}

const sumOf = (row: Loose, { cells, value }: HeardHeat): number =>
  presentList<Loose>(row[cells]).reduce((sum, cell) => sum + Number(cell[value] ?? 0), 0)

/** Those with the most first. */
const heatOf = (block: HeardHeat, answer: Loose, rows: readonly Loose[], link: Linking): HeardSeries => {
  const { name, columns, cells, column, value, unit = '', limit } = block
  const places = presentList<unknown>(at(answer, columns))
  return {
    ...(limit === undefined ? {} : { limit }),
    series: places.map((place) => ({ label: wordOf(place), unit, isGoal: false })),
    points: rows
      .toSorted((a, b) => sumOf(b, block) - sumOf(a, block))
      .map((row) => ({
        key: String(row[name]),
        label: wordOf(row[name]),
        figures: places.map((place) => {
          const cell = presentList<Loose>(row[cells]).find((one) => one[column] === place)
          return cell ? { value: (cell[value] ?? null) as ToldFigure['value'], link: link({ ...row, ...cell }) } : null
        }),
      })),
  }
}

const wordOf = (word: unknown): string => {
  const text = String(word ?? '') || '未填写'
  return isMonth(text) ? monthWord(text) : text
}
