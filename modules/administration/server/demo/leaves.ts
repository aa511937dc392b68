import type { Sql } from '@chengban/engine/db/sql.ts'
import { audited } from '@chengban/modules/platform/server/demo/audited.ts'
import { dayAgo, momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Cast } from './cast.ts'

type Status = '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
/** `from` and `days`: the first day counted back from today (negative to come) and how many half days. */
type Plan = readonly [account: string, kind: string, from: number, halves: number, status: Status, reason: string]

const plans: readonly Plan[] = [
  ['ss04', '调休', 12, 1, '通过', '补休周末加班'],
  ['ss05', '事假', 20, 2, '通过', '家中有事'],
  ['yf02', '年假', 15, 4, '通过', '回家探亲'],
  ['yf03', '病假', 9, 1, '通过', '感冒就诊'],
  ['xs02', '出差', 8, 4, '通过', '拜访甲市客户'],
  ['xs04', '年假', 30, 2, '通过', '私事'],
  ['pm02', '学习', 26, 2, '通过', '项目管理培训'],
  ['hr02', '年假', 41, 6, '通过', '旅行'],
  ['cs01', '调休', 6, 2, '通过', '补休版本上线加班'],
  ['yf05', '出差', 18, 6, '通过', '客户现场联调'],
  ['ss02', '出差', 14, 8, '通过', '项目实施'],
  ['ss06', '出差', 5, 6, '通过', '项目验收'],
  ['ss07', '病假', 22, 2, '通过', '复查'],
  ['xs06', '婚假', 50, 12, '通过', '结婚'],
  ['yf06', '年假', -3, 4, '通过', '年底休假'],
  ['cp02', '调休', -2, 1, '通过', '家长会'],
  ['xs05', '年假', -6, 6, '待一级审核', '家庭出行'],
  ['yf04', '调休', -1, 1, '待一级审核', '牙科复诊'],
  ['ss08', '事假', -4, 2, '待一级审核', '搬家'],
  ['cs02', '年假', -8, 4, '草稿', '休假'],
  ['xs07', '事假', 2, 2, '驳回', '私事'],
  ['yf07', '调休', 1, 1, '已撤回', '改日再休'],
  ['cw03', '病假', 17, 1, '通过', '体检复查'],
  ['hr01', '年假', 45, 2, '通过', '私事'],
  ['gm', '出差', 7, 4, '通过', '行业峰会'],
  ['ss09', '事假', 11, 1, '通过', '办理落户'],
  ['yf02', '调休', -4, 1, '待一级审核', '孩子家长会'],
  ['xs01', '出差', 10, 4, '通过', '陪同客户考察'],
  ['xs01', '年假', -9, 4, '待一级审核', '探亲'],
  ['admin', '外出', 4, 1, '通过', '机房巡检'],
]

/** 30 leaves, and the hours that people were given and took. */
export const addLeaves = async (tx: Sql, cast: Cast): Promise<Trail[]> => {
  const made = plans.map((plan) => rowOf(plan, cast))
  await into(tx, 'restDay').insert(made.map(({ row }) => row))
  const lots = cast.staff.filter(({ own = true }) => own).flatMap(({ account }) => lotsOf(account, cast))
  const used = plans.flatMap((plan) => usedBy(plan, cast))
  await into(tx, 'restDayLedger').insert([...lots, ...used])
  return made.map(({ trail }) => trail)
}

const placeOf = (status: Status, from: number, days: number) => {
  if (status !== '通过') return '未生效' as const
  if (from < 0) return '待休' as const
  return from - days < 0 ? ('休假中' as const) : ('已休' as const)
}

const rowOf = ([account, kind, from, halves, status, reason]: Plan, { who, headOf, person }: Cast) => {
  const userId = who(account)
  const id = demoId('restDay', `${account} ${from}`)
  const days = halves / 2
  const { trail, fields } = audited({
    module: 'restDay',
    label: '调休请假',
    id,
    name: `${person(account).name} ${kind}`,
    status,
    days: Math.max(from, 0) + 3,
    initiatorId: userId,
    approvers: [who(headOf(account))],
    refusal: '当日有客户验收，请改期',
  })
  const first = workdayAgo(from)
  const row = {
    ...fields,
    id,
    userId,
    kind,
    startDate: first,
    startHalf: '上午' as const,
    endDate: lastOf(first, halves),
    endHalf: halves % 2 ? ('上午' as const) : ('下午' as const),
    days: days.toFixed(1),
    reason,
    handoverId: days >= 3 ? who(headOf(account)) : null,
    restStatus: placeOf(status, from, days),
    actualDays: status === '通过' ? days.toFixed(1) : null,
    actualEnd: status === '通过' ? lastOf(first, halves) : null,
    actualEndHalf: status === '通过' ? (halves % 2 ? ('上午' as const) : ('下午' as const)) : null,
  }
  return { row, trail }
}

/** The day on which so many half days of work are over, weekends left out. */
const lastOf = (first: string, halves: number): string => {
  let left = Math.ceil(halves / 2) - 1
  let at = Date.parse(first)
  while (left > 0) {
    at += 86_400_000
    if (![0, 6].includes(new Date(at).getUTCDay())) left--
  }
  return new Date(at).toISOString().slice(0, 10)
}

const lotId = (account: string, kind: string): string => demoId('restDayLedger', `${account} ${kind}`)

const lotsOf = (account: string, { who }: Cast) => {
  const year = Number(dayAgo(0).slice(0, 4))
  const base = { userId: who(account), lotId: null, creatorId: null, tzCreate: momentAgo(60) }
  return [
    {
      ...base,
      id: lotId(account, '年假'),
      kind: '年假' as const,
      date: `${year}-01-01`,
      source: '年度发放' as const,
      hours: '40.0',
      expireDate: `${year + 1}-03-31`,
      module: 'restDayLedger',
      relevanceId: `${year}:${who(account)}` as string,
      remark: `${year}年年假`,
    },
    {
      ...base,
      id: lotId(account, '调休'),
      kind: '调休' as const,
      date: dayAgo(60),
      source: '手工调整' as const,
      hours: '12.0',
      expireDate: dayAgo(-120),
      module: 'restDayLedger',
      relevanceId: lotId(account, '调休'),
      remark: '上年结转',
    },
  ]
}

const usedBy = ([account, kind, from, halves, status]: Plan, { who }: Cast) => {
  if (status !== '通过' || (kind !== '调休' && kind !== '年假')) return []
  return [
    {
      id: demoId('restDayLedger', `${account} ${from} ${kind}`),
      userId: who(account),
      kind: kind as '调休' | '年假',
      date: workdayAgo(from),
      source: '请假' as const,
      hours: (-halves * 4).toFixed(1),
      lotId: lotId(account, kind),
      expireDate: null,
      module: 'restDay',
      relevanceId: demoId('restDay', `${account} ${from}`),
      remark: null,
      creatorId: null,
      tzCreate: momentAgo(Math.max(from, 0)),
    },
  ]
}
