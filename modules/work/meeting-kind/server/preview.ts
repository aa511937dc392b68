import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { beginOf, meetingDays } from '../days.ts'
import type { previewRule } from '../preview.call.ts'
import { readRule } from '../rule.ts'
import { workedDays } from './meetings.ts'

/** From today on. */
export const previewMeetings: CallHandler<typeof previewRule> = async (engine, { rule: raw, months }) => {
  const rule = readRule(parsed(raw))
  if (typeof rule === 'string') throw invalid({ rule })
  const [from, to] = [today(), addMonths(today(), months ?? 3)]
  const isWorked = await engine.asHouse('which days are worked', (tx) => workedDays(tx, from, to))
  const dates = meetingDays(rule, from, to, isWorked).map((day) => beginOf(rule, day))
  return { dates: dates.filter((one) => Date.parse(one) > clock.now().getTime()) }
}

/** Parses the rule, which a query string carries as text. */
const parsed = (raw: unknown): unknown => {
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
