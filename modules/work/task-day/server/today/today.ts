import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { isWorkDay } from '../../../server/work-day.ts'
import { rewriteDays } from '../../task-day.stage.ts'
import type { readToday } from '../../today.call.ts'
import { furthestDay } from '../estimate.ts'
import type { Item } from '../lines.ts'
import { type DayOf, isAway, itemsOf } from '../own-day.ts'
import { demandOpen } from '../window.ts'
import { reportOf } from './report.ts'
import { evening, type ShownItem, shown } from './shown.ts'
import { suggested } from './suggested.ts'

type Today = AnswerOf<typeof readToday>
type Day = RowOf<'taskDay'> | undefined

export const readMyDay: CallHandler<typeof readToday> = (engine, { date: asked }) =>
  engine.asHouse('the own day, and what its person did', async (tx) => {
    const within = { tx, writer: engine.writer }
    const of = { userId: engine.writer.actor.userId, date: asked ?? today() }
    const day = await findOne(within, 'taskDay', of)
    const standing = day ? await itemsOf(within, day.id) : []
    const isTold = day !== undefined && day.tzSave !== null
    const [items, suggestions, free] = [
      isTold || isMorning(of) ? standing.map(shown) : await evening(tx, of, standing),
      isTold ? [] : await suggested(tx, of),
      await freeOf(within, of, day),
    ]
    const report = await reportOf(within, of, day, items)
    const offers = suggestions.filter((one) => !items.some((item) => isSame(item, one))).map(offered)
    const withProject = await projectNames(tx, [...items, ...offers])
    return {
      date: of.date,
      ...free,
      taskDay: day ? { ...day } : null,
      items: items.map(withProject),
      suggestions: offers.map(withProject),
      report: report.answer,
      canSubmit: free.canSave && report.isOpen,
    }
  })

/** Names the project of each line; one that the person may not read stays without a name. */
const projectNames = async (tx: Sql, lines: readonly { readonly projectId: string | null }[]) => {
  const ids = [...new Set(lines.flatMap(({ projectId }) => projectId ?? []))]
  const found = await tx.query<{ id: string; name: string }>(
    'select id, name from public.project where id = any($1::uuid[])',
    [ids],
  )
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return <L extends { readonly projectId: string | null }>(line: L): L & { project: string | null } => ({
    ...line,
    project: names.get(line.projectId ?? '') ?? null,
  })
}

const isMorning = ({ date }: DayOf): boolean => clock.now().getTime() < Date.parse(`${date}T12:00:00+08:00`)
const isSame = (item: ShownItem, one: Pick<Item, 'sourceType' | 'sourceId' | 'title'>): boolean =>
  item.sourceType === one.sourceType && (one.sourceId ? item.sourceId === one.sourceId : item.title === one.title)

const offered = (one: Awaited<ReturnType<typeof suggested>>[number]): Today['suggestions'][number] => ({
  ...one,
  actualHours: null,
  remainHours: null,
  isDone: false,
  output: null,
})

/** What may be done with the day now, and why not. */
const freeOf = async (within: Within, of: DayOf, day: Day) => {
  const [isWorking, isLeave] = [await isWorkDay(within.tx, of.date), await isAway(within.tx, of)]
  const shut = isWorking ? (isLeave ? '当日已请假' : null) : '非工作日请填写周末任务'
  const closed = shut ?? (await closedBy(within, of, day))
  const isAhead = of.date >= today() && of.date <= furthestDay()
  const canEstimate = shut === null && isAhead && (!day || day.stage === '未预估' || day.stage === '已预估')
  return {
    isWorkDay: isWorking,
    isLeave: isWorking && isLeave,
    canEstimate,
    canSave: closed === null,
    canRewrite: await mayRewrite(within, day),
    message: canEstimate ? null : closed,
  }
}

const mayRewrite = async ({ tx }: Within, day: Day): Promise<boolean> => {
  if (day?.stage !== '已保存' && day?.stage !== '已确认') return false
  const [found] = await tx.query('select where $1::date <= app.add_work_days($2::date, $3)', [
    ...[today(), day.date, rewriteDays],
  ])
  return found !== undefined
}

const closedBy = async ({ tx }: Within, of: DayOf, day: Day): Promise<string | null> => {
  try {
    await demandOpen(tx, of, day)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
