import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { present } from '@chengban/kernel/present.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { at, type Cast, chance, weeksGone } from './cast.ts'

type State = '草拟' | '待确认' | '进行中' | '待评分' | '已归档' | '退回'
interface Quarter {
  readonly year: number
  readonly quarter: number
}

const aims = [
  ['提升交付质量', '千行缺陷率', '个', '8', '3'],
  ['缩短实施周期', '平均上线天数', '天', '60', '45'],
  ['扩大老客户份额', '续签合同数', '份', '0', '12'],
  ['规范研发流程', '评审覆盖率', '%', '50', '90'],
  ['沉淀知识', '发布操作手册', '份', '0', '10'],
] as const
const agreed: ReadonlySet<State> = new Set<State>(['进行中', '待评分', '已归档'])

/** Objectives of two quarters with their follow-ups, and a year's goals down to the week. */
export const addGoals = async (tx: Sql, cast: Cast): Promise<void> => {
  const [now, before] = quarters()
  const people = [...cast.heads.map(({ account }) => account), 'yf05', 'ss02', 'xs02', 'cp02', 'yf02', 'admin']
  const open: readonly State[] = [
    '进行中',
    '进行中',
    '待确认',
    '进行中',
    '草拟',
    '进行中',
    '退回',
    '进行中',
    '待评分',
    '待确认',
    '进行中',
  ]
  const rows = people
    .filter((account) => account !== 'gm')
    .flatMap((account, index) => [
      ...objective(cast, account, before, '已归档', index),
      ...objective(cast, account, now, present(open[index % open.length]), index + 2),
    ])
  await into(tx, 'okr').insert(rows.filter(({ kind }) => kind === 'O'))
  await into(tx, 'okr').insert(rows.filter(({ kind }) => kind === 'KR'))
  const results = rows.filter(
    ({ kind, status, year, quarter }) =>
      kind === 'KR' && status === '进行中' && year === now.year && quarter === now.quarter,
  )
  await into(tx, 'okrCheck').insert(results.flatMap(checksOf))
  await into(tx, 'goalPlan').insert(plans(cast, now))
}

const quarters = (): [Quarter, Quarter] => {
  const [year = 0, month = 1] = today().split('-').map(Number)
  const quarter = Math.ceil(month / 3)
  return [{ year, quarter }, quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: quarter - 1 }]
}

const endOf = ({ year, quarter }: Quarter): string =>
  new Date(Date.UTC(year, quarter * 3, 0)).toISOString().slice(0, 10)

const objective = (cast: Cast, account: string, period: Quarter, status: State, seed: number) => {
  const id = demoId('okr', `${account} ${period.year} ${period.quarter}`)
  const isOld = status === '已归档'
  const shared = {
    ...period,
    userId: cast.who(account),
    departmentId: cast.department(cast.staff.find((one) => one.account === account)?.department ?? ''),
    creatorId: cast.who(account),
    endDate: endOf(period),
    status,
    confirmerId: status === '草拟' ? null : cast.who(cast.headOf(account)),
    tzConfirm: agreed.has(status) ? momentAgo(isOld ? 120 : 30, 10) : null,
    opinion: status === '退回' ? '目标值偏低，请调整' : null,
    selfScore: status === '待评分' || isOld ? '0.7' : null,
    score: isOld ? '0.8' : null,
  }
  const results = [0, 1].map((n) => {
    const [, name, unit, start, target] = present(aims[(seed + n) % aims.length])
    const part = agreed.has(status) ? chance.between(20, isOld ? 100 : 70) / 100 : 0
    return {
      ...shared,
      id: demoId('okr', `${id} ${n}`),
      parentId: id,
      kind: 'KR' as 'O' | 'KR',
      name: name,
      weight: n ? '40' : '60',
      unit: unit,
      start: start,
      target: target,
      current: part ? (Number(start) + (Number(target) - Number(start)) * part).toFixed(2) : null,
      frequency: '每周',
      sort: (n + 1) * 10,
    }
  })
  const top = { ...shared, id, parentId: null, kind: 'O' as const, name: aims[seed % aims.length]?.[0] ?? '', sort: 10 }
  return [{ ...top, weight: null, unit: null, start: '0', target: null, current: null, frequency: '每周' }, ...results]
}

const checksOf = ({ id, userId, confirmerId, current }: ReturnType<typeof objective>[number]) =>
  [...weeksGone(4), addDays(weeksGone(1)[0] ?? today(), 7)].map((monday, index) => {
    const friday = addDays(monday, 4)
    const status = index === 4 ? ('待跟进' as const) : followed(index)
    const isTold = status !== '待跟进' && status !== '缺失'
    const told = { value: current, confidence: chance.of(['高', '中', '低'] as const), text: '按计划推进' }
    const untold = { value: null, confidence: null, text: null }
    return {
      id: demoId('okrCheck', `${id} ${friday}`),
      okrId: id,
      userId,
      confirmerId,
      date: friday,
      weekStart: monday,
      ...(isTold ? told : untold),
      status,
      isMiss: status === '缺失',
      tzFill: isTold ? at(friday, '17:20:00') : null,
    }
  })

const followed = (index: number) => {
  if (chance.next() < 0.1) return '缺失' as const
  return index === 3 ? ('已跟进' as const) : ('已确认' as const)
}

const plans = (cast: Cast, { year, quarter }: Quarter) => {
  const month = clock.now().getUTCMonth() + 1
  const top = demoId('goalPlan', 'year')
  const now = demoId('goalPlan', `q${quarter}`)
  const one = (key: string, parentId: string | null, account: string, more: object) => ({
    ...goal,
    id: demoId('goalPlan', key),
    year,
    parentId,
    userId: cast.who(account),
    creatorId: cast.who('gm'),
    departmentId: cast.department(cast.staff.find((person) => person.account === account)?.department ?? ''),
    ...more,
  })
  const whole = { type: '年度', name: `${year}年完成验收与回款目标`, status: '进行中', progress: '60.0', weight: null }
  const monthly = { type: '月度', quarter, month }
  return [
    one('year', null, 'gm', whole),
    ...[1, 2, 3, 4].map((n) => one(`q${n}`, top, n % 2 ? 'pm01' : 'ss01', ofQuarter(n, quarter))),
    one('m1', now, 'ss02', { ...monthly, name: '完成两家医院上线', status: '进行中', progress: '50.0' }),
    one('m2', now, 'ss03', { ...monthly, name: '完成培训考核', status: '已取消', progress: '40.0' }),
    one('m3', now, 'yf02', { ...monthly, name: '完成组件库升级', status: '进行中', progress: '70.0' }),
  ]
}

const goal = {
  content: '按季度检查，以系统数据为准',
  quarter: null as number | null,
  month: null as number | null,
  weight: '25' as string | null,
  progress: '0.0',
  result: null as string | null,
  status: '草稿' as '草稿' | '进行中' | '已完成' | '未完成' | '已取消',
  type: '季度',
  name: '',
}

/** Quarters gone by were reached, but the second; the running one is half done. */
const ofQuarter = (n: number, running: number) => {
  const about = { name: `第${n}季度验收项目`, quarter: n }
  if (n > running) return about
  if (n === running) return { ...about, status: '进行中', progress: '45.0' }
  const isMissed = n === 2
  return {
    ...about,
    status: isMissed ? '未完成' : '已完成',
    progress: isMissed ? '80.0' : '100.0',
    result: '见季度总结',
  }
}
