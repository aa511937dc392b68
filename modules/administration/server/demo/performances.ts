import type { Sql } from '@chengban/engine/db/sql.ts'
import { keysOf } from '@chengban/kernel/keys-of.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Cast } from './cast.ts'

const weights = { task: 30, quality: 15, report: 15, meeting: 10, weekend: 5, discipline: 10, okr: 15 } as const
const kinds = keysOf(weights)
const ruleVersion = {
  weights,
  grades: [
    ['S', 95],
    ['A', 85],
    ['B', 75],
    ['C', 60],
    ['D', 0],
  ],
}

interface Period {
  readonly type: '周' | '季度'
  readonly year: number
  readonly quarter: number
  readonly month?: number
  readonly week?: number
  readonly startDate: string
  readonly endDate: string
}

/** The quarter so many before the running one. */
const quarterBack = (back: number): Period => {
  const [year = '', month = ''] = dayAgo(0).split('-')
  const index = Number(year) * 4 + Math.floor((Number(month) - 1) / 3) - back
  const day = (month: number, date: number): string =>
    new Date(Date.UTC(Math.floor(index / 4), month, date)).toISOString().slice(0, 10)
  const first = (index % 4) * 3
  return {
    type: '季度',
    year: Math.floor(index / 4),
    quarter: (index % 4) + 1,
    startDate: day(first, 1),
    endDate: day(first + 3, 0),
  }
}

/** The week so many before the running one, named by its Thursday. */
const weekBack = (back: number): Period => {
  const monday = back * 7 + ((new Date(dayAgo(0)).getUTCDay() + 6) % 7)
  const [year = 0, month = 1, date = 1] = dayAgo(monday - 3)
    .split('-')
    .map(Number)
  return {
    type: '周',
    year,
    quarter: Math.ceil(month / 3),
    month,
    week: Math.ceil(date / 7),
    startDate: dayAgo(monday),
    endDate: dayAgo(monday - 6),
  }
}

const states = ['待本人确认', '待复核', '已确认', '有异议', '已确认'] as const

/** How many days ago the facts were pulled. */
const refreshedAgo = ({ type }: Period, back: number): number => (type === '周' ? back * 7 - 4 : back === 2 ? 110 : 20)

/** Two quarters and two weeks of everybody: of each the one before is put away, the last is being confirmed. */
export const addPerformances = async (tx: Sql, { staff, who, headOf }: Cast): Promise<void> => {
  const sheets = [2, 1].flatMap((back) =>
    [quarterBack(back), weekBack(back)].flatMap((period) =>
      staff.map(({ account }, place) => ({ account, place, back, period })),
    ),
  )
  const idOf = (account: string, { type, startDate }: Period): string =>
    demoId('performance', type === '周' ? `${account} ${type} ${startDate}` : `${account} ${startDate}`)
  await into(tx, 'performance').insert(
    sheets.map(({ account, place, back, period }) => ({
      id: idOf(account, period),
      ...{ month: null, week: null, ...period },
      userId: who(account),
      leaderId: who(headOf(account)),
      status: back === 2 ? ('已归档' as const) : (states[place % states.length] ?? '已确认'),
      objection: back === 1 && place % 5 === 3 ? '任务延期系等待客户确认，请核实。' : null,
      dueDate: back === 1 ? dayAgo(-3) : null,
      tzRefresh: momentAgo(refreshedAgo(period, back)),
      tzConfirm: back === 2 ? momentAgo(period.type === '周' ? 9 : 100) : null,
      ruleVersion,
    })),
  )
  await into(tx, 'performanceItem').insert(
    sheets.flatMap(({ account, place, back, period }) => itemsOf(idOf(account, period), place * 17 + back)),
  )
}

const itemsOf = (performanceId: string, seed: number) => {
  const chance = chanceFrom(seed)
  return kinds.map((kind) => {
    const weight = weights[kind]
    const base = kind === 'okr' ? 100 : chance.between(8, 30)
    const hit = Math.min(base, base - chance.between(0, Math.ceil(base / 6)))
    const minus = kind === 'discipline' || kind === 'meeting' ? chance.between(0, 2) : 0
    const worth = Math.max(0, Math.round((weight * hit * 10) / base) / 10 - minus)
    return {
      id: demoId('performanceItem', `${performanceId} ${kind}`),
      performanceId,
      kind,
      weight: weight.toFixed(1),
      base,
      hit,
      minus: minus.toFixed(1),
      autoScore: worth.toFixed(1),
    }
  })
}
