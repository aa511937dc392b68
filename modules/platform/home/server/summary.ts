import { answer, type CallHandler, internalSender, type NamedCall } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { chartsOf } from '@chengban/engine/dashboard/card-charts.ts'
import { cardsFor, figuresOf, type HomeFigure } from '@chengban/engine/dashboard/card-figures.ts'
import { rostersOf } from '@chengban/engine/dashboard/card-rosters.ts'
import { type CardRow, type CardRowList, listedOf, weekOfRows } from '@chengban/engine/dashboard/card-rows.ts'
import type { Now } from '@chengban/engine/dashboard/days.ts'
import { part } from '@chengban/engine/dashboard/part.ts'
import { screensOf } from '@chengban/engine/dashboard/place.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Area } from '@chengban/kernel/area.ts'
import type { FigureCard, HomeCards } from '@chengban/kernel/home.ts'
import { keysOf } from '@chengban/kernel/keys-of.ts'
import { listTasks } from '../../audit-task/server/inbox.ts'
import { type Block, blocks } from '../blocks.ts'
import { homeSummary } from '../summary.call.ts'
import { chosenCards, documentsOf, type Families, noticesOf, type Reading } from './notices-and-readings.ts'

/** The first page over what all areas declare for it. */
export const homeCalls = (
  areas: readonly Area[],
  cards: readonly HomeCards[],
  families: Families,
  further: Further,
): readonly NamedCall[] => [answer(homeSummary, summary(areas, cards, families, further))]

/** Figures that are not counted from rows, by their card. */
export type Further = Readonly<Record<string, (engine: Engine) => Promise<readonly HomeFigure[]>>>

const summary = (
  areas: readonly Area[],
  declared: readonly HomeCards[],
  families: Families,
  further: Further,
): CallHandler => {
  const screens = screensOf(areas)
  const figures = declared.flatMap((one) => one.figures ?? [])
  const todos = declared.flatMap((one) => one.todos ?? [])
  const calendar = declared.flatMap((one) => one.calendar ?? [])
  return async (engine, { blocks: asked }) => {
    const now = { me: engine.writer.actor.userId, today: today() }
    const mine = cardsFor(engine, figures)
    const chosen = await chosenCards(engine)
    const isShown = shownBy(chosen, asked)
    const shown = mine.filter(({ key }) => isShown(key))
    const read = <T>(key: Block, work: () => Promise<T>): Promise<T | null> | null => (isShown(key) ? part(work) : null)
    const [tasks, rows, notices, readings, told, drawn, rosters, more, week] = await Promise.all([
      read('audits', () => waiting(engine)),
      read('todos', () => listedOf(engine, todos, now, mostTodos)),
      read('notices', () => noticesOf(engine, families)),
      isShown('todos') || isShown('documents') ? part(() => documentsOf(engine)) : null,
      part(() => figuresOf(engine, screens, shown, now)),
      part(() => chartsOf(engine, screens, shown, now)),
      part(() => rostersOf(engine, shown, now)),
      Promise.all(shown.map(({ key }) => part(async () => (await further[key]?.(engine)) ?? []))),
      read('calendar', () => weekOfRows(engine, calendar, now, mostInWeek)),
    ])
    return {
      cards: cardList(mine, chosen),
      audits: tasks?.nodes ?? null,
      auditCount: tasks?.totalCount ?? null,
      ...todosOf(rows, readings ?? [], now),
      notices,
      documents: isShown('documents') ? (readings?.slice(0, 5) ?? null) : null,
      figures: told && [...told, ...(drawn?.standings ?? []), ...more.flatMap((figures) => figures ?? [])],
      charts: drawn?.charts ?? null,
      rosters,
      calendar: week?.rows.map(({ day: date, ...row }) => ({ date, ...row })) ?? null,
    }
  }
}

/** What the person has chosen to see, and of this what is asked for; everything where neither says. */
const shownBy = (chosen: readonly string[] | null, asked: unknown): ((key: string) => boolean) => {
  const only = typeof asked === 'string' && asked !== '' ? asked.split(',') : null
  return (key) => [chosen, only].every((keys) => keys === null || keys.includes(key))
}

const mostTodos = 20
const mostInWeek = 60

interface Tasks {
  readonly nodes: readonly unknown[]
  readonly totalCount: number
}

const waiting = async (engine: Engine): Promise<Tasks> =>
  await listTasks(engine, { box: 'todo', pageSize: 10 }, internalSender)

const asTodo = ({ name, dueDate, link }: Reading): CardRow => ({
  kind: '文档',
  title: name,
  sub: null,
  day: dueDate,
  start: null,
  finish: null,
  link,
})

/** Overdue first, then by their day; what has none comes last. */
const todosOf = (found: CardRowList | null, readings: readonly Reading[], { today: day }: Now) => {
  if (!found) return { todos: null, todoCount: null }
  const todos = [...found.rows, ...readings.map(asTodo)]
    .toSorted((a, b) => (a.day ?? '9').localeCompare(b.day ?? '9') || (a.start ?? '').localeCompare(b.start ?? ''))
    .slice(0, mostTodos)
    .map(({ day: dueDate, finish: _finish, ...row }) => ({
      ...row,
      dueDate,
      isOverdue: dueDate !== null && dueDate < day,
    }))
  return { todos, todoCount: found.total + readings.length }
}

/** All the person may have: the chosen ones in their order, the others behind. */
const cardList = (mine: readonly FigureCard[], chosen: readonly string[] | null) => {
  const all = [
    ...keysOf(blocks).map((key) => ({ key: key, label: blocks[key] })),
    ...mine.map(({ key, label }) => ({ key, label })),
  ]
  const place = ({ key }: { readonly key: string }): number => {
    const at = chosen?.indexOf(key) ?? -1
    return at < 0 ? all.length : at
  }
  return all
    .toSorted((a, b) => (chosen ? place(a) - place(b) : 0))
    .map((card) => ({ ...card, isShown: chosen === null || chosen.includes(card.key) }))
}
