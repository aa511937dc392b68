import type { Sql } from '@chengban/engine/db/sql.ts'
import { present } from '@chengban/kernel/present.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { type Chance, chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { dayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { DemoPerson } from '@chengban/modules/platform/server/demo/people.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { moneyExpense } from '../../money-expense/money-expense.entity.ts'
import { submitExpense } from '../../submit-expense/submit-expense.entity.ts'
import { addSubmissions, type Plan, type Status } from './submitted.ts'

const many = 60

const reasons = ['拜访客户差旅', '现场实施差旅', '部门办公用品', '参加行业展会', '客户交流会议', '外部培训'] as const

const kinds = [
  ['长途交通', '往返高铁票', 180, 640],
  ['住宿', '出差住宿', 220, 390],
  ['出差补贴', '出差补贴', 100, 100],
  ['市内交通', '打车费', 18, 160],
  ['餐饮', '工作餐', 30, 95],
  ['办公用品', '办公用品采购', 60, 480],
  ['快递', '合同与标书快递', 12, 60],
  ['会议', '会议场地费', 300, 1600],
  ['培训', '培训费', 400, 1800],
] as const

/** Statuses from the newest claim on: undecided ones first, then paid ones. */
const standing: readonly Status[] = [
  '草稿',
  '待一级审核',
  '待一级审核',
  '待二级审核',
  '草稿',
  '待一级审核',
  '驳回',
  '待二级审核',
  '已撤回',
  '待一级审核',
]

/** Whose the newest are. */
const asking = ['yf02', 'xs03', 'yf02', 'xs01', 'xs01', 'xs04', 'yf02', 'admin', 'xs05', 'ss02'] as const

const claimant = (people: readonly DemoPerson[], index: number, drawn: DemoPerson): DemoPerson =>
  people.find((one) => one.account === asking[index]) ?? drawn

/** 60 claims of everybody's, most of them paid, and what departments may spend this year. */
export const addClaims = async (tx: Sql, cast: Cast): Promise<Trail[]> => {
  const places = await placesOf(tx)
  await addBudgets(tx, places)
  const chance = chanceFrom(60)
  const people = cast.staff.filter(
    ({ company, account, own }) => !company && own !== false && !['gm', 'dgm'].includes(account),
  )
  const plans = Array.from({ length: many }, (_, index): Plan => {
    const { account, department } = claimant(people, index, chance.of(people))
    const status = standing[index] ?? '通过'
    const days = 1 + index * 3
    const isPaid = status === '通过' && index > 15
    const head = cast.headOf(account)
    const lines = Array.from({ length: chance.between(1, 4) }, (_, place) =>
      lineOf(chance, { department, status, date: dayAgo(days + 2 + place) }),
    )
    return {
      key: String(index),
      name: present(reasons[index % reasons.length]),
      status,
      days,
      by: account,
      approvers: [head, account === 'cw01' ? 'cw02' : 'cw01'],
      head: {
        userId: cast.who(account),
        departmentId: places.get(department),
        company: 'A',
        date: dayAgo(days),
        noticeCheck: isPaid,
        payStatus: isPaid ? '已付款' : status === '通过' ? '待付款' : '未到',
        dtPay: isPaid ? dayAgo(Math.max(days - 6, 1)) : null,
        payWay: isPaid ? '银行转账' : null,
        payUserId: isPaid ? cast.who('cw03') : null,
      },
      lines,
    }
  })
  return addSubmissions(tx, cast, { head: submitExpense, line: moneyExpense, prefix: 'BX' }, plans)
}

const kindOf = (department: string): string => ({ 销售部: '销售费用', 研发部: '研发费用' })[department] ?? '管理费用'

interface Spent {
  readonly department: string
  readonly status: Status
  readonly date: string
}

const lineOf = (chance: Chance, { department, status, date }: Spent) => {
  const [type, content, low, high] = chance.of(kinds)
  const money = (chance.between(low * 100, high * 100) / 100).toFixed(2)
  return {
    content,
    type,
    kind: kindOf(department),
    date,
    bookDate: status === '通过' ? date : null,
    money,
    auditMoney: money,
    isOverLimit: false,
    noInvoiceReason: type === '出差补贴' ? null : '电子发票随附件提交',
  }
}

const placesOf = async (tx: Sql): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.query<{ id: string; name: string }>('select id::text, name from store.department')
  return new Map(rows.map(({ id, name }) => [name, id]))
}

const addBudgets = (tx: Sql, places: ReadonlyMap<string, string>): Promise<string[]> =>
  into(tx, 'moneyBudget').insert(
    (
      [
        ['销售部', null, '12000.00'],
        ['实施部', null, '10000.00'],
        ['研发部', null, '8000.00'],
        ['财务部', '管理费用', '3000.00'],
        ['人事行政部', '管理费用', '6000.00'],
      ] as const
    ).map(([department, kind, money]) => ({
      id: demoId('moneyBudget', department),
      year: Number(dayAgo(0).slice(0, 4)),
      company: 'A',
      target: '部门' as const,
      departmentId: places.get(department) ?? null,
      kind,
      money,
    })),
  )
