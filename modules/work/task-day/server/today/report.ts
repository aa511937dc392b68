import { clock } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { planWords, progressWords } from '../../../report/day-words.ts'
import { owedKind } from '../../../report/server/owed.ts'
import type { readToday } from '../../today.call.ts'
import type { DayOf } from '../own-day.ts'
import { nextTitles } from '../report-words.ts'
import type { ShownItem } from './shown.ts'

type Report = AnswerOf<typeof readToday>['report']

const empty = {
  id: null,
  version: null,
  status: null,
  timeliness: null,
  summarize: null,
  problem: null,
  tzDue: null,
  tzLock: null,
  tzUnlock: null,
} as const

/** The report of a day with the texts that telling of the day would write, and whether it may be handed in. */
export const reportOf = async (
  within: Within,
  of: DayOf,
  day: RowOf<'taskDay'> | undefined,
  items: readonly ShownItem[],
): Promise<{ readonly answer: Report; readonly isOpen: boolean }> => {
  const kind = await owedKind(within.tx, of)
  const words = { progress: progressWords(items), plan: planWords(await nextTitles(within.tx, of), items) }
  if (!kind) return { answer: { ...empty, ...words, kind: 'none' }, isOpen: false }
  const report = await findOne(within, kind, { ...of })
  const opens = Date.parse(report?.tzOpen ?? `${of.date}T16:00:00+08:00`)
  const isInHand = !report || ['未填', '草稿', '退回'].includes(report.status)
  const isOpen = isInHand && clock.now().getTime() >= opens
  if (!report) return { answer: { ...empty, ...words, kind, summarize: day?.summarize ?? null }, isOpen }
  const { id, version, status, timeliness, problem, tzDue, tzLock, tzUnlock } = report
  const stands = { id, version, status, timeliness, problem, tzDue, tzLock, tzUnlock }
  const said = isInHand && !day?.tzSave ? words : { progress: report.progress, plan: report.plan }
  return { answer: { kind, ...stands, ...said, summarize: report.summarize ?? day?.summarize ?? null }, isOpen }
}
