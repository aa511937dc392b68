import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { calendarOf, type SpecialDay, specialColumns } from '@chengban/engine/special-days.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { addWorkDays, dayAfter, workDaysBetween } from '@chengban/kernel/working-days.ts'
import type { SpecialDays } from '@chengban/kernel/working-time.ts'
import type { nextWorkDay } from '../add-work-days.call.ts'
import type { workDays } from '../work-days.call.ts'

const mostDays = 400

export const listWorkDays: CallHandler<typeof workDays> = async (engine, input) => {
  const [first, last] = [input.date1, input.date2]
  if (first > last) throw invalid({ date1: '开始日期不能晚于结束日期' })
  if (dayAfter(first, mostDays) <= last) throw invalid({ date2: `最多${mostDays}天` })
  const dates = workDaysBetween(first, last, await calendar(engine))
  return { count: dates.length, dates }
}

export const findWorkDay: CallHandler<typeof nextWorkDay> = async (engine, input) => ({
  date: addWorkDays(input.date, input.n, await calendar(engine)),
})

/** All of it: some thirty rows a year. */
const calendar = async (engine: Engine): Promise<SpecialDays> =>
  calendarOf(await engine.read<SpecialDay>({ text: `select ${specialColumns} from public.holiday h`, prepared: true }))
