import type { Doors } from '../doors.ts'
import { found, type Row } from './found.ts'
import { type DoorsOf, move } from './made.ts'
import { punched, workDaysOf } from './team.ts'

interface Sheet extends Row {
  readonly userId: string
}

/** Punches of the days of a month that the clock has not told of anybody of a company, brought in by a clerk. */
export const bringPunches = async (clerk: Doors, company: string, month: string): Promise<void> => {
  const days = await workDaysOf(clerk, month)
  for (const { userId } of await found<Sheet>(clerk, 'attendanceMonth', of(company, month))) {
    const [person] = await found<{ jobNumber: string }>(clerk, 'user', { id: { equalTo: userId } })
    const own = { userId: { equalTo: userId }, month: { equalTo: month } }
    const told = await found<{ date: string; result: string }>(clerk, 'attendance', own)
    const lacking = days.filter((day) => {
      const result = told.find(({ date }) => date === day)?.result ?? '未统计'
      return ['未统计', '旷工', '缺卡'].includes(result)
    })
    const rows = lacking.flatMap((day) => punched(person?.jobNumber ?? '', day, '08:20', '18:05'))
    if (rows.length > 0) await clerk.post('/api/attendance/importPunch', { rows })
  }
}

interface Run extends Row {
  readonly stage: string
}

/** The run of a company and month, or none. */
export const runOf = async (clerk: Doors, company: string, month: string): Promise<Run | undefined> =>
  (await found<Run>(clerk, 'submitPayroll', { ...of(company, month), kind: { equalTo: '工资' } }))[0]

/** Brings the run of the month before to its end, where it waits for somebody. */
export const endRun = async (doors: DoorsOf, company: string, month: string, dtPay: string): Promise<void> => {
  const run = await runOf(await doors('hr02'), company, month)
  if (run?.stage === '已核算') {
    await move(await doors('hr02'), 'submitPayroll', 'submit', run.id)
    for (const who of ['cw01', 'gm']) await move(await doors(who), 'submitPayroll', 'approve', run.id)
  }
  if (run && ['已核算', '已锁定'].includes(run.stage))
    await move(await doors('cw03'), 'submitPayroll', 'pay', run.id, { dtPay, bankSerial: '20260001' })
}

/** Closes every month of a company before one, and gives the id of that one. */
export const closedBefore = async (head: Doors, company: string, month: string): Promise<string> => {
  const open = { company: { equalTo: company }, month: { lessThanOrEqualTo: month }, status: { equalTo: '未结账' } }
  const periods = await found<Row & { month: string }>(head, 'financePeriod', open)
  for (const { id } of periods.filter((one) => one.month < month).toSorted((a, b) => (a.month < b.month ? -1 : 1)))
    await move(head, 'financePeriod', 'close', id)
  return periods.find((one) => one.month === month)?.id ?? ''
}

const of = (company: string, month: string) => ({ company: { equalTo: company }, month: { equalTo: month } })
