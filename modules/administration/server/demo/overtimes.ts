import type { Sql } from '@chengban/engine/db/sql.ts'
import { audited } from '@chengban/modules/platform/server/demo/audited.ts'
import { workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { overtimeHours } from '../../overtime/hours.ts'
import type { Cast } from './cast.ts'

type Status = '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
const states: readonly Status[] = ['待一级审核', '待一级审核', '草稿', '驳回', '已撤回', '已作废']
const accounts = ['xs02', 'yf04', 'yf02', 'yf05', 'cs01', 'ss02', 'ss04', 'ss05', 'ss07', 'cp02', 'xs01', 'admin']
const reasons = ['版本上线保障', '客户现场割接', '验收材料准备', '紧急缺陷修复', '数据迁移']

/** 25 evenings and Saturdays: most passed and held against the punches. */
export const addOvertimes = async (tx: Sql, cast: Cast): Promise<Trail[]> => {
  const made = Array.from({ length: 25 }, (_, index) => rowOf(index, cast))
  await into(tx, 'overtime').insert(made.map(({ row }) => row))
  return made.map(({ trail }) => trail)
}

/** The Saturday of the week of a working day. */
const saturdayOf = (day: string): string => {
  const at = Date.parse(day)
  return new Date(at + (6 - new Date(at).getUTCDay()) * 86_400_000).toISOString().slice(0, 10)
}

const rowOf = (index: number, { who, headOf, person }: Cast) => {
  const account = accounts[index % accounts.length] ?? 'ss04'
  const status = states[index] ?? '通过'
  const back = 3 + index * 2
  const isSaturday = index % 3 === 0 && index > 5
  const day = isSaturday ? saturdayOf(workdayAgo(back + 7)) : workdayAgo(back)
  const [tzStart, tzEnd] = isSaturday
    ? [`${day}T09:00:00+08:00`, `${day}T17:30:00+08:00`]
    : [`${day}T18:00:00+08:00`, `${day}T${20 + (index % 3)}:30:00+08:00`]
  const time = overtimeHours(tzStart, tzEnd, !isSaturday)
  const way = isSaturday ? ('调休' as const) : ('加班费' as const)
  const userId = who(account)
  const id = demoId('overtime', index)
  const { trail, fields } = audited({
    module: 'overtime',
    label: '加班',
    id,
    name: `${person(account).name} ${day}`,
    status,
    days: back + (isSaturday ? 8 : 0),
    initiatorId: userId,
    approvers: [who(headOf(account))],
  })
  const rate = isSaturday ? '2.0' : '1.5'
  return {
    trail,
    row: {
      ...fields,
      id,
      userId,
      tzStart,
      tzEnd,
      holiday: isSaturday ? ('休息日' as const) : ('工作日' as const),
      time,
      way,
      rate,
      reason: reasons[index % reasons.length] ?? '',
      ...settled(status, way, time, rate, person(account).salary),
    },
  }
}

const settled = (status: Status, way: '调休' | '加班费', time: string, rate: string, salary: string) => {
  const none = { settle: '未核实' as const, checkedTime: '0.0', money: '0.00', restHours: '0.0' }
  if (status === '已作废') return { ...none, settle: '无效' as const }
  if (status !== '通过') return none
  if (way === '调休') return { settle: '已转调休' as const, checkedTime: time, money: '0.00', restHours: time }
  const cents = Math.round((Number(salary) * 100 * Number(rate) * Number(time)) / 21.75 / 8)
  return { settle: '已核实' as const, checkedTime: time, money: (cents / 100).toFixed(2), restHours: '0.0' }
}
