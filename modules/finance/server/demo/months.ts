import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { addMonths, daysBetween, lastDay } from '@chengban/kernel/days.ts'
import { present } from '@chengban/kernel/present.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { moneyMonth } from '../../money-month/money-month.entity.ts'
import { moneyOther } from '../../money-other/money-other.entity.ts'
import { submitMonth } from '../../submit-month/submit-month.entity.ts'
import { submitOther } from '../../submit-other/submit-other.entity.ts'
import { addSubmissions, type Plan, type Status } from './submitted.ts'

const many = 24
const companies = { A: '甲公司', B: '乙公司' } as const
type Company = keyof typeof companies

/** Costs by type: what for, to whom, from and to. */
const costs = [
  ['房租', '办公室房租', '科技园物业有限公司', 38_000, 38_000],
  ['物业', '物业管理费', '科技园物业有限公司', 4200, 4200],
  ['水电', '水电费', '供电公司', 1800, 3600],
  ['宽带', '专线宽带', '电信公司', 1280, 1280],
  ['固定电话', '固定电话费', '电信公司', 180, 320],
  ['保洁', '保洁服务费', '洁净家政服务部', 1500, 1500],
  ['福利', '员工生日与下午茶', '鲜果超市', 900, 2600],
  ['代理记账', '代理记账费', '诚信财税咨询有限公司', 600, 600],
  ['其他', '饮用水', '山泉饮水公司', 260, 420],
  ['其他', '绿植租摆', '绿意园艺', 400, 400],
  ['其他', '打印机租赁', '办公设备租赁公司', 680, 680],
  ['其他', '停车位租金', '科技园物业有限公司', 1800, 1800],
  ['福利', '员工体检分摊', '康宁体检中心', 1600, 1600],
  ['其他', '快递月结', '快递公司', 300, 900],
  ['其他', '空调与消防维保', '设施维保公司', 520, 520],
] as const
/** Company B pays the first of them. */
const smaller = 12

const incomes = [
  ['利息', '活期存款利息', '工商银行', 300, 1800],
  ['退税', '软件产品增值税即征即退', '税务局', 12_000, 46_000],
  ['政府补助', '稳岗补贴', '人社局', 2000, 9000],
  ['资产处置', '废旧设备处置', '再生资源回收站', 200, 900],
] as const

/** 24 months of 30 rows each, of what comes every month in both companies and of other income; all but the last two months are closed. */
export const addMonths24 = async (tx: Sql, cast: Cast): Promise<Trail[]> => {
  const months = Array.from({ length: many }, (_, index) => addMonths(`${today().slice(0, 7)}-01`, -index))
  await addPeriods(tx, cast, months)
  const chance = chanceFrom(24)
  const money = (low: number, high: number): string => (chance.between(low * 100, high * 100) / 100).toFixed(2)
  const plans = months.flatMap((first, index) =>
    (['A', 'B'] as const).map((company) => monthPlan(first, index, company, money)),
  )
  const others = months.map((first, index) => otherPlan(first, index, money))
  return [
    ...(await addSubmissions(tx, cast, { head: submitMonth, line: moneyMonth, prefix: 'YD' }, plans)),
    ...(await addSubmissions(tx, cast, { head: submitOther, line: moneyOther, prefix: 'QT' }, others)),
  ]
}

const stand: readonly Status[] = ['草稿', '待二级审核']
const daysSince = (day: string): number => Math.max(daysBetween(day, today()), 0)
/** A day of that month, never later than today. */
const within = (first: string, day: number): string =>
  present([`${first.slice(0, 8)}${String(day).padStart(2, '0')}`, lastDay(first), today()].sort()[0])

type Money = (low: number, high: number) => string

const monthPlan = (first: string, index: number, company: Company, money: Money): Plan => {
  const month = first.slice(0, 7)
  const lines = company === 'A' ? costs : costs.slice(0, smaller)
  return {
    key: `${company} ${month}`,
    name: `${companies[company]}${month}月度费用`,
    status: stand[index] ?? '通过',
    days: daysSince(within(first, 25)),
    by: 'cw03',
    approvers: ['cw01', 'gm'],
    head: { company, month },
    lines: lines.map(([type, content, payee, low, high], place) => ({
      content,
      type,
      payee,
      date: within(first, 3 + place),
      money: company === 'A' ? money(low, high) : money(low / 4, high / 4),
    })),
  }
}

const otherPlan = (first: string, index: number, money: Money): Plan => {
  const month = first.slice(0, 7)
  const status = index === 0 ? '待一级审核' : index === 5 ? '驳回' : '通过'
  return {
    key: month,
    name: `${month}其他收入`,
    status,
    days: daysSince(within(first, 26)),
    by: 'cw03',
    approvers: ['cw01', 'gm'],
    head: { company: 'A', date: within(first, 26) },
    lines: incomes
      .filter((_, place) => place < 2 || (index + place) % 2 === 0)
      .map(([type, content, payer, low, high], place) => ({
        content,
        type,
        payer,
        date: within(first, 20 + place),
        money: money(low, high),
      })),
  }
}

const addPeriods = (tx: Sql, { who }: Cast, months: readonly string[]): Promise<string[]> =>
  into(tx, 'financePeriod').insert(
    months.flatMap((first, index) =>
      (['A', 'B'] as const).map((company) => {
        const isClosed = index > 2
        const at = isClosed ? momentAgo(daysSince(addMonths(first, 1)) - 9, 17) : null
        return {
          id: demoId('financePeriod', `${company} ${first}`),
          company,
          month: first.slice(0, 7),
          status: isClosed ? ('已结账' as const) : ('未结账' as const),
          tzClose: at,
          closeUserId: isClosed ? who('cw01') : null,
        }
      }),
    ),
  )
