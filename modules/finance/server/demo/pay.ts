import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import type { Cast } from '@chengban/modules/administration/server/demo/cast.ts'
import { dayAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { addRates } from './rates.ts'
import type { PaidSlip } from './reckon.ts'
import { addRuns } from './runs.ts'
import { addWages } from './wages.ts'

/** Entities of pay whose rows people search. */
export const paySearched: readonly EntityName[] = ['submitSalary', 'submitPayroll', 'moneyServer']

const many = 12

/** Rules, wages, insurance, runs and slips of the last year, items of this month, services bought. */
export const addPay = async (tx: Sql, cast: Cast): Promise<Trail[]> => {
  const first = `${today().slice(0, 7)}-01`
  const paid = (months: number): PaidSlip => ({
    month: addMonths(first, -months).slice(0, 7),
    payDate: `${addMonths(first, 1 - months).slice(0, 7)}-10`,
  })
  await addRates(tx)
  const wages = await addWages(tx, cast, addMonths(first, -14), addMonths(first, 1))
  const runs = await addRuns(
    tx,
    cast,
    Array.from({ length: many }, (_, index) => paid(many - index)),
  )
  await tx.query(
    'update store.money_payroll s set department_id = u.department_id from store."user" u where u.id = s.user_id',
  )
  await addItems(tx, cast)
  await addServices(tx, cast)
  return [...wages, ...runs]
}

type Item = readonly [account: string, type: string, money: string, status: '待计入' | '已取消', content: string]

const items: readonly Item[] = [
  ['yf02', '奖金', '3000.00', '待计入', '版本按期发布奖励'],
  ['xs02', '奖金', '5000.00', '待计入', '季度回款第一'],
  ['ss04', '补贴', '200.00', '待计入', '高温补贴'],
  ['cs02', '绩效扣减', '300.00', '待计入', '测试漏测，按考核办法扣减'],
  ['xs05', '补发', '150.00', '待计入', '上月通讯补贴漏发'],
  ['ss06', '绩效扣减', '100.00', '已取消', '重复登记'],
]

const addItems = async (tx: Sql, { who, person }: Cast): Promise<void> => {
  const rows = items.map(([account, type, money, status, content], index) => ({
    id: demoId('moneyLess', index),
    creatorId: who('hr02'),
    userId: who(account),
    company: person(account).company ?? 'A',
    month: today().slice(0, 7),
    date: workdayAgo(index),
    type,
    money,
    taken: '0.00',
    content,
    status,
    file: [],
  }))
  await into(tx, 'moneyLess').insert(rows)
}

type Service = readonly [type: string, content: string, supplier: string, money: string, from: number, days: number]

const services: readonly Service[] = [
  ['云服务器', '演示环境云主机', '云服务商', '4800.00', 300, 365],
  ['云服务器', '客户备份存储', '云服务商', '2440.00', 120, 365],
  ['域名', '公司域名续费', '域名注册商', '85.00', 340, 365],
  ['证书', '通配符证书', '证书机构', '1280.00', 346, 365],
  ['短信', '短信包 5 万条', '通信服务商', '1900.00', 45, 0],
  ['软件授权', '设计软件年度授权', '软件商', '3600.00', 60, 365],
  ['外购服务', '等保测评', '测评机构', '28000.00', 90, 0],
]

/** Services of a year; one was booked twice and taken back. */
const addServices = async (tx: Sql, { who }: Cast): Promise<void> => {
  const rows = services.map(([type, content, supplier, money, from, days], index) => ({
    id: demoId('moneyServer', index),
    tzCreate: clock.now().toISOString(),
    creatorId: who('cw02'),
    type,
    content,
    supplier,
    money,
    date: workdayAgo(from),
    company: 'A',
    userId: who('yf01'),
    dtStart: days ? dayAgo(from) : null,
    dtEnd: days ? dayAgo(from - days) : null,
    payWay: '银行转账',
    reverseId: null,
    file: [],
  }))
  const wrong = {
    ...rows[4],
    id: demoId('moneyServer', 'twice'),
    content: '短信包 5 万条（重复）',
  }
  const back = { ...wrong, id: demoId('moneyServer', 'back'), money: `-${wrong.money}`, reverseId: wrong.id }
  await into(tx, 'moneyServer').insert([...rows, wrong])
  await into(tx, 'moneyServer').insert([{ ...back, content: '冲销重复的短信包' }])
}
