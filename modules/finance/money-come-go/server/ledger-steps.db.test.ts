import { driftSql } from '@chengban/engine/schema/drift.ts'
import { makeCatalog } from '@chengban/server/compose.ts'
import { cents, type Deed, next, oneOf, seed, steps, walk } from '@chengban/server/testing/random-steps.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { day, makeStaff, type Staff, step } from '@chengban/server/testing/staff.ts'
import { signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let server: TestServer
let team: Team
let staff: Staff
let decisions: Api[]

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  staff = await makeStaff(server, team)
  decisions = [team.h, team.g, staff.book1, staff.book2]
})
afterAll(() => server?.close())

const sql = async <R = { row: unknown }>(text: string): Promise<R[]> => (await server.owner.query(text)).rows as R[]
const some = async (table: string, where: string): Promise<string | undefined> => {
  const rows = await sql<{ id: string }>(`select id from store.${table} where ${where} order by id`)
  return rows.length ? oneOf(rows).id : undefined
}
const onOne =
  (table: string, where: string, act: (id: string) => Promise<Answer>): Deed =>
  async () => {
    const id = await some(table, where)
    return id ? act(id) : undefined
  }

/** Two people borrow and claim, so that loans of one person meet several claims of theirs. */
const asker = (): Api => oneOf([team.s1, team.s2])
const handIn = async (api: Api, name: string, made: Answer): Promise<Answer> =>
  made.code === 'OK' ? step(api, name, made.data.id, 'submit') : made

const borrow: Deed = async () => {
  const api = asker()
  const rows = Array.from({ length: 1 + Math.floor(next() * 2) }, () => ({
    ...{ content: '备用金', kind: '付出', type: '员工借款', money: cents(900) },
    ...{ date: day(-3), dtDue: day(Math.floor(next() * 30)) },
  }))
  return handIn(api, 'submitComeGo', await api.post('/api/submitComeGo', { name: '借款', company: 'A', rows }))
}
const claim: Deed = async () => {
  const api = asker()
  const row = { content: '打车', date: day(), kind: '管理费用', type: '市内交通', noInvoiceReason: '无票' }
  const rows = [{ ...row, money: cents(700) }]
  return handIn(api, 'submitExpense', await api.post('/api/submitExpense', { name: '出差', rows }))
}
/** Pays up to three claims together, with or without deducting loans. */
const pay: Deed = async () => {
  const rows = await sql<{ id: string; version: number }>(
    `select id, version from store.submit_expense where pay_status = '待付款' order by id`,
  )
  const items = rows.filter(() => next() < 0.5).slice(0, 3)
  const how = { dtPay: day(), payWay: '银行转账', offset: next() < 0.8 }
  return items.length ? staff.cashier.post('/api/submitExpense/action/pay', { items, ...how }) : undefined
}

const waits = `status in ('待一级审核', '待二级审核')`
const passing = (table: string, name: string): Deed =>
  onOne(table, waits, (id) => step(oneOf(decisions), name, id, 'approve'))
const back = (most: number): Deed =>
  onOne('money_come_go', `status = '通过' and settle <> '已结清'`, (id) =>
    step(staff.cashier, 'moneyComeGo', id, 'back', { date: day(), money: cents(most), way: '银行转账' }),
  )

/** What people do to loans and claims, each as often as it is named. */
const deeds: readonly Deed[] = [
  borrow,
  borrow,
  claim,
  claim,
  ...Array.from({ length: 4 }, () => passing('submit_come_go', 'submitComeGo')),
  ...Array.from({ length: 4 }, () => passing('submit_expense', 'submitExpense')),
  pay,
  pay,
  pay,
  onOne('submit_expense', `pay_status = '已付款'`, (id) =>
    step(staff.cashier, 'submitExpense', id, 'unpay', { opinion: '账号错误' }),
  ),
  onOne('submit_expense', `pay_status = '已付款'`, (id) =>
    step(staff.cashier, 'submitExpense', id, 'unpay', { opinion: '账号错误' }),
  ),
  back(300),
  back(900),
  onOne('money_come_go', `status = '通过' and kind = '付出'`, (id) =>
    step(team.g, 'moneyComeGo', id, 'badDebt', { opinion: '失联' }),
  ),
  onOne('submit_come_go', `status = '通过'`, (id) =>
    step(staff.book2, 'submitComeGo', id, 'void', { opinion: '误提' }),
  ),
  onOne('submit_expense', waits, (id) => step(team.h, 'submitExpense', id, 'reject', { opinion: '不符' })),
]

/** Worked out from what came back, beside what loans and claims keep. */
const wrongLoans = `
  select to_jsonb(x) as row from (
    select m.id, m.money, m.back_money, m.settle, m.status, s.status as claimed,
      coalesce((select sum(b.money) from store.come_go_back b where b.come_go_id = m.id), 0) as back
    from store.money_come_go m join store.submit_come_go s on s.id = m.submit_id) x
  where back_money <> back or back_money < 0 or back_money > money
    or (settle = '未生效') <> (claimed <> '通过' or status <> '通过') or (settle = '已结清' and back <> money)
    or (settle = '部分结清' and not (back > 0 and back < money)) or (settle = '未结清' and back <> 0)
    or (claimed <> '通过' and back <> 0)`
const wrongClaims = `
  select to_jsonb(x) as row from (
    select e.id, e.pay_status, e.audit_money, e.offset_money,
      coalesce((select sum(b.money) from store.come_go_back b where b.submit_expense_id = e.id), 0) as offsets,
      exists (select from store.come_go_back b join store.money_come_go m on m.id = b.come_go_id
        where b.submit_expense_id = e.id and (m.user_id <> e.user_id or m.company <> e.company)) as others
    from store.submit_expense e) x
  where offset_money <> offsets or offset_money < 0 or offset_money > audit_money or others
    or (pay_status <> '已付款' and offset_money <> 0)`

const catalog = makeCatalog()
const look = async (): Promise<string[]> => {
  const faults = [...(await sql(wrongLoans)), ...(await sql(wrongClaims))].map(({ row }) => JSON.stringify(row))
  for (const name of ['moneyComeGo', 'submitComeGo', 'submitExpense'] as const) {
    const asked = driftSql(catalog, catalog.entity(name))
    if (asked) faults.push(...(await sql(asked)).map((row) => `kept ${name}: ${JSON.stringify(row)}`))
  }
  return faults
}

// each of the requests is one of several at once, and the figures are looked at between them
test(
  `random steps leave what people owe right to the cent (LEDGER_SEED=${seed})`,
  async () => {
    const { done, refused, faults } = await walk({ deeds, look })
    expect(faults).toEqual([])
    expect(done).toBeGreaterThan(steps / 5)
    expect(refused).toBeGreaterThan(steps / 50)
    const [offsets] = await sql<{ n: number }>(
      `select count(*)::int as n from store.come_go_back where submit_expense_id is not null`,
    )
    // of a few steps none may pay a claim against a loan
    if (steps >= 1000) expect(offsets?.n).toBeGreaterThan(0)
  },
  400_000 * inject('pace'),
)
