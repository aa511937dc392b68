import type { AnswerOf } from '@chengban/kernel/call.ts'
import { request } from '@chengban/ui/api/request.ts'
import { Unanswered } from '@chengban/ui/api/unanswered.ts'
import type { renewDayWork } from '../../report/renew-day-work.call.ts'
import type { estimate } from '../estimate.call.ts'
import type { save } from '../save.call.ts'
import type { readToday } from '../today.call.ts'
import { type Line, plannedBody, rewrittenBody, toldBody } from './day-lines.ts'

/** What the page asks of the row of a day. */
interface Day {
  readonly id: string
  readonly version: number
  readonly stage: string
  readonly tzEstimate: string | null
  readonly backOpinion: string | null
}

export interface Today extends Omit<AnswerOf<typeof readToday>, 'taskDay'> {
  readonly taskDay: Day | null
}

export const readDay = (date: string): Promise<Today> =>
  request<Today>('GET', '/api/taskDay/today', { query: { date } })

const versionOf = ({ taskDay }: Today) => (taskDay ? { version: taskDay.version } : {})

export const sendPlan = (today: Today, lines: readonly Line[]): Promise<AnswerOf<typeof estimate>> =>
  request('POST', '/api/taskDay/action/estimate', {
    body: { date: today.date, ...versionOf(today), items: lines.map(plannedBody) },
  })

/** Asks the head to open a locked report again; one that was never made is made first, as one that did not come. */
export const askUnlock = async ({ date, report }: Today, reason: string): Promise<unknown> => {
  const { kind, id, version } = report.id ? report : await lateReport(date)
  return request('POST', `/api/${kind}/action/applyUnlock`, { body: { id, version, reason } })
}

const lateReport = async (date: string): Promise<Pick<Today['report'], 'kind' | 'id' | 'version'>> => {
  const { id, kind } = await request<AnswerOf<typeof renewDayWork>>('POST', '/api/task/renewDayWork', {
    body: { date },
  }).catch((error: unknown): never => {
    // kept in the outbox alone it would make the report and ask nobody
    throw error instanceof Unanswered ? new Error(error.message) : error
  })
  const { version } = await request<{ readonly version: number }>('GET', `/api/${kind}/${id}`)
  return { kind, id, version }
}

/** Report texts beside the items. The server fills in the ones left out. */
export interface ReportTexts {
  readonly progress?: string
  readonly summarize?: string
  readonly plan?: string
  readonly problem?: string
  readonly placeReason?: string
  readonly coordinate?: { readonly lng: number; readonly lat: number; readonly address: string }
}

export const sendOutput = (
  today: Today,
  lines: readonly Line[],
  said: ReportTexts,
  source: '手机' | '电脑',
): Promise<AnswerOf<typeof save>> =>
  request('POST', '/api/taskDay/action/save', {
    body: {
      date: today.date,
      ...versionOf(today),
      items: lines.map(toldBody),
      report: today.report.kind === 'dailyWork' ? { ...said, source } : said,
    },
  })

/** Rewrites some outputs of a saved day. */
export const rewriteOutput = ({ taskDay }: Today, lines: readonly Line[], reason: string): Promise<unknown> =>
  request('POST', '/api/task/outputRewrite', {
    body: { id: taskDay?.id, version: taskDay?.version, items: lines.map(rewrittenBody), reason },
  })
