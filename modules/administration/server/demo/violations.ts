import type { Sql } from '@chengban/engine/db/sql.ts'
import { dayAgo, momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Cast } from './cast.ts'

type Status = '草稿' | '待说明' | '待审核' | '驳回' | '生效' | '复核中' | '已撤销' | '已到期'
type Level = '提醒' | '警告' | '严重警告' | '记过'
type Plan = readonly [
  account: string,
  by: string,
  days: number,
  kind: string,
  level: Level,
  status: Status,
  detail: string,
]

const warn = { 提醒: 0, 警告: 1, 严重警告: 2, 记过: 3 } as const
const months = { 提醒: 3, 警告: 6, 严重警告: 12, 记过: 12 } as const

const plans: readonly Plan[] = [
  ['xs04', 'xz01', 21, '流程', '警告', '复核中', '借用营业执照副本超过归还日期五天，两次催办未还'],
  ['cs02', 'cp01', 4, '信息安全', '警告', '待审核', '将测试环境账号发至外部群'],
  ['xs06', 'xz01', 1, '资产', '提醒', '草稿', '领用的移动展架损坏未登记'],
  ['yf03', 'pm01', 60, '考勤', '提醒', '已撤销', '门禁记录显示早退，后核实为外出办事'],
  ['yf02', 'pm01', 40, '工作报告', '警告', '生效', '连续三日未交日报'],
  ['xs05', 'xs01', 3, '客户投诉', '警告', '待说明', '客户反映报价单迟交两天'],
]

const said = (status: Status): boolean => !['草稿', '待说明'].includes(status)
const judged = (status: Status): boolean => ['生效', '复核中', '已撤销', '已到期', '驳回'].includes(status)
const inForce = (status: Status): boolean => ['生效', '复核中', '已撤销', '已到期'].includes(status)

/** Six breaches, and the warnings that follow from them. */
export const addViolations = async (tx: Sql, cast: Cast): Promise<void> => {
  const rows = plans.map((plan) => ({ ...judgedRow(plan, cast), ...heardRow(plan, cast) }))
  await into(tx, 'violate').insert(rows)
  await into(tx, 'warnAccident').insert([
    ...rows
      .filter(({ warnCount, status }) => warnCount > 0 && status !== '已撤销')
      .map((row) => ({
        ...warning(row.userId, 0),
        id: demoId('warnAccident', row.id),
        date: row.tzEffect?.slice(0, 10) ?? '',
        detail: row.detail,
        source: '违规' as const,
        count: row.warnCount,
        expireDate: row.expireDate ?? '',
        violateId: row.id,
        creatorId: cast.who('hr01'),
      })),
    { ...warning(cast.who('ss06'), 15), detail: '本月日报未交达 3 次' },
    { ...byHand(cast, 'ss05', 240), detail: '未按要求佩戴工牌进入客户机房', status: '已到期' as const },
    { ...byHand(cast, 'cs01', 30), detail: '缺陷单重复提交', status: '已撤销' as const },
  ])
}

const heardRow = ([account, by, days, kind, level, status, detail]: Plan, { who, headOf }: Cast) => ({
  id: demoId('violate', `${account} ${days}`),
  userId: who(account),
  leaderId: who(headOf(account)),
  date: workdayAgo(days + 2),
  kind,
  level,
  detail,
  statement: said(status) ? '情况属实，今后注意。' : null,
  statementDue: status === '草稿' ? null : workdayAgo(days - 3),
  tzStatement: said(status) ? momentAgo(days - 1, 15) : null,
  status,
  tzCreate: momentAgo(days, 11),
  tzUpdate: momentAgo(Math.max(days - 2, 0), 11),
  creatorId: who(by),
})

const judgedRow = ([, , days, , level, status]: Plan, { who }: Cast) => ({
  auditorId: judged(status) ? who('hr01') : null,
  opinion: judged(status) ? (status === '驳回' ? '情节轻微，口头提醒即可' : '事实清楚，同意') : null,
  warnCount: inForce(status) ? warn[level] : 0,
  tzEffect: inForce(status) ? momentAgo(days - 2, 10) : null,
  expireDate: inForce(status) ? dayAgo(days - 2 - months[level] * 30) : null,
  appeal: status === '复核中' ? '归还延期系客户要求延长查验，已于当日口头说明。' : null,
  appealCount: status === '复核中' ? 1 : 0,
})

const warning = (userId: string, days: number) => ({
  id: demoId('warnAccident', `${userId} ${days}`),
  userId,
  date: workdayAgo(days),
  source: '报告' as '违规' | '报告' | '手工',
  count: 1,
  expireDate: dayAgo(days - 180),
  violateId: null as string | null,
  status: '有效' as '有效' | '已撤销' | '已到期',
  creatorId: null,
})

const byHand = ({ who }: Cast, account: string, days: number) => ({
  ...warning(who(account), days),
  source: '手工' as const,
  creatorId: who('hr01'),
})
