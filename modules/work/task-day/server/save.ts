import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { asSystem, type Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { move, moveBySystem } from '@chengban/engine/write/move.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { leavesOf } from '../../plan-item/server/sources.ts'
import { writeDayReport } from '../../report/server/day-report.ts'
import { task } from '../../task/task.entity.ts'
import type { save } from '../save.call.ts'
import { taskDay } from '../task-day.entity.ts'
import { demandTold } from './hours.ts'
import { type Item, type Line, namedIn, readLines, told, writeLines } from './lines.ts'
import { meetingOf } from './meeting.ts'
import { dayOf, demandAtWork, itemsOf, lockPeople, madeDay, seenDay } from './own-day.ts'
import { givenWords, wordsOf } from './report-words.ts'
import { lockWork, reachLeaves } from './wbs-hours.ts'
import { demandOpen } from './window.ts'

// Decision 083: The day of a worker is written only by its two calls

/** Lines, hours, results and the report of a day: all of it, or nothing. */
export const saveDay: CallHandler<typeof save> = (engine, { date, version, items, summarize, report, submit }) =>
  engine.write(taskDay, async (tx) => {
    const within = { tx, writer: asSystem(engine.writer) }
    const of = { userId: engine.writer.actor.userId, date }
    const given = givenWords(report)
    await lockPeople(within, [of.userId])
    const stands = await findOne(within, 'taskDay', of)
    const standing = stands ? await itemsOf(within, stands.id) : []
    const lines = readLines(items, told, standing)
    const before = await leavesOf(tx, standing)
    const named = [...standing, ...namedIn(lines)]
    await lockWork(within, [...before, ...(await leavesOf(tx, namedIn(lines)))], named)
    const day = await seenDay(within, of, version)
    await demandOpen(tx, of, day)
    await demandAtWork(tx, of)
    const id = await madeDay(within, day, of)
    await writeLines(within, id, whole(lines, standing))
    const worked = await itemsOf(within, id)
    await demandTold(tx, worked)
    await change(within, 'taskDay', id, { workDayId: await meetingOf(tx, of) })
    await moveBySystem(within, 'taskDay', 'save', id, summarize === undefined ? {} : { summarize })
    await complete(engine, within, lines, worked)
    await reachLeaves(within, of, before, worked)
    const made = await dayOf(within, id)
    const words = { ...(await wordsOf(within, made, worked)), ...given }
    const reported = await writeDayReport(within, of, words, submit !== false)
    const { actualHours, doneRate } = made
    return { id, version: made.version, actualHours, doneRate, report: reported }
  })

/** Keeps planned items that were not sent, with zero hours; other items not sent are removed. */
const whole = (lines: readonly Line[], standing: readonly Item[]): Line[] => [
  ...lines.map(({ complete: _, ...line }: Line & { readonly complete?: unknown }) => line),
  ...standing
    .filter(({ id, planHours }) => Number(planHours) > 0 && !lines.some((line) => line.id === id))
    .map(({ id }) => ({ id, actualHours: '0.0' })),
]

/** Results handed in with the day: by the person, under their own rights. */
const complete = async ({ writer }: Engine, within: Within, lines: readonly Line[], items: readonly Item[]) => {
  for (const [index, line] of lines.entries()) {
    const item = items[index]
    if (!(line as { readonly complete?: unknown }).complete || !item) continue
    if (item.sourceType !== 'task' || !item.sourceId)
      throw invalid({ [`rows.${index}.complete`]: '只有任务可以提交成果' })
    const open = await findOne(within, 'task', item.sourceId)
    const result = { resultDescribe: item.output, attachments: item.outputFile }
    await move(within.tx, writer, task, 'sendResult', { id: item.sourceId, version: open?.version, ...result })
  }
}
