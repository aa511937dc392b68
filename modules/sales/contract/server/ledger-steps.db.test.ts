import { driftSql } from '@chengban/engine/schema/drift.ts'
import { makeCatalog } from '@chengban/server/compose.ts'
import {
  complete,
  inForce,
  invoice,
  type Ledgers,
  move,
  openLedgers,
  receipt,
} from '@chengban/server/testing/ledgers.ts'
import { cents, type Deed, next, oneOf, seed, steps, walk } from '@chengban/server/testing/random-steps.ts'
import type { Answer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let all: Ledgers
let roots: string[]

const sql = async <R = Record<string, string>>(text: string, params: readonly unknown[] = []): Promise<R[]> =>
  (await all.server.owner.query(text, [...params])).rows as R[]
/** Returns the id of a random row that meets the condition; undefined if there is none. */
const some = async (table: string, where: string): Promise<string | undefined> => {
  const rows = await sql<{ id: string }>(`select id from store.${table} where ${where} order by id`)
  return rows.length ? oneOf(rows).id : undefined
}

let file: string
const supplement = async (): Promise<Answer> => {
  const money = `${next() < 0.4 ? '-' : ''}${cents(4000)}`
  const base = {
    name: `补充${money}`,
    parentId: oneOf(roots),
    clientId: all.clientId,
    selfCompany: 'A',
    payWay: '分期',
  }
  const made = await all.s1.post('/api/contract', {
    ...{ ...base, money, contractFile: [{ url: file }], invoiceType: '电子普通发票' },
  })
  return made.code === 'OK' ? move(all.s1, 'contract', made.data.id, 'submit') : made
}

const onOne =
  (table: string, where: string, act: (id: string) => Promise<Answer>) => async (): Promise<Answer | undefined> => {
    const id = await some(table, where)
    return id ? act(id) : undefined
  }
const handIn = async (made: Answer, table: string): Promise<Answer> =>
  made.code === 'OK' ? move(all.s1, table, made.data.id, 'submit') : made
const flush = async (id: string): Promise<Answer> => {
  const { version } = (await all.s1.get(`/api/invoicing/${id}`)).data
  const money = next() < 0.5 ? {} : { money: cents(600) }
  return all.s1.post('/api/invoicing/flushRed', { id, version, reason: '折让', isUsed: false, ...money })
}

/** What people do to the ledgers, each as often as it is named. */
const deeds: readonly Deed[] = [
  supplement,
  onOne('contract', `status = '待一级审核'`, (id) => move(all.h, 'contract', id, 'approve')),
  onOne('contract', `status = '待一级审核'`, (id) => move(all.h, 'contract', id, 'approve')),
  onOne('contract', `parent_id is not null and status = '通过'`, (id) =>
    move(all.g, 'contract', id, 'void', { opinion: '误签' }),
  ),
  () =>
    all.s1.post('/api/invoicingPlan/action/generate', {
      contractId: oneOf(roots),
      lines: [
        {
          type: '进度款',
          percent: String(1 + Math.floor(next() * 40)),
          year: 2026,
          month: 1 + Math.floor(next() * 12),
        },
      ],
    }),
  onOne('invoicing_plan', 'not is_cancel', (id) => move(all.s1, 'invoicingPlan', id, 'cancel', { opinion: '改期' })),
  async () => {
    const contractId = oneOf(roots)
    const plan =
      next() < 0.5 ? await some('invoicing_plan', `not is_cancel and contract_id = '${contractId}'`) : undefined
    return handIn(await invoice(all, contractId, cents(3000), plan ? { invoicingPlanId: plan } : {}), 'invoicing')
  },
  async () => handIn(await invoice(all, oneOf(roots), cents(1500)), 'invoicing'),
  onOne('invoicing', `status = '待审核'`, (id) => move(all.f1, 'invoicing', id, 'audit')),
  onOne('invoicing', `status = '待审核'`, (id) => move(all.f1, 'invoicing', id, 'audit')),
  onOne('invoicing', `status = '待审核'`, (id) => move(all.s1, 'invoicing', id, 'withdraw')),
  onOne('invoicing', `status = '待开票'`, (id) => complete(all, id)),
  onOne('invoicing', `status = '待开票'`, (id) => complete(all, id)),
  onOne('invoicing', `status = '待开票'`, (id) => move(all.f1, 'invoicing', id, 'auditWithdraw', { opinion: '再看' })),
  onOne('invoicing', `status in ('已开票', '部分红冲')`, flush),
  onOne('invoicing', `status in ('草稿', '驳回', '已撤回')`, (id) =>
    move(all.s1, 'invoicing', id, 'void', { opinion: '不开了' }),
  ),
  async () => handIn(await receipt(all, oneOf(roots), cents(3000)), 'returnedMoneyApply'),
  async () => handIn(await receipt(all, oneOf(roots), cents(1500)), 'returnedMoneyApply'),
  async () => handIn(await receipt(all, oneOf(roots), `-${cents(800)}`, '退款'), 'returnedMoneyApply'),
  onOne('returned_money_apply', `status = '待一级审核'`, (id) => move(all.f1, 'returnedMoneyApply', id, 'approve')),
  onOne('returned_money_apply', `status = '待一级审核'`, (id) => move(all.f2, 'returnedMoneyApply', id, 'approve')),
  onOne('returned_money_apply', `status = '待一级审核'`, (id) =>
    move(all.f1, 'returnedMoneyApply', id, 'reject', { opinion: '不符' }),
  ),
  onOne('returned_money_apply', `status = '通过'`, (id) =>
    move(all.f2, 'returnedMoneyApply', id, 'void', { opinion: '退票' }),
  ),
  onOne('returned_money', 'not is_bad_debt', (id) => move(all.f1, 'returnedMoney', id, 'badDebt', { opinion: '失联' })),
  onOne('returned_money', 'is_bad_debt', (id) => move(all.f1, 'returnedMoney', id, 'restore', { opinion: '找到' })),
]

/** Once in a while a contract ends, and another begins in its place. */
const replace = async (): Promise<void> => {
  const at = Math.floor(next() * roots.length)
  await move(all.g, 'contract', roots[at] as string, 'terminate', { opinion: '终止' })
  roots[at] = await inForce(all, cents(40_000), { signed: true })
}

beforeAll(async () => {
  all = await openLedgers()
  await all.server.owner.query('update store.invoicing_config set single_limit = null')
  file = expectOk(await all.s1.upload('补充.pdf', pdf, 'application/pdf')).data
  roots = await Promise.all(
    ['20000.00', '7777.77', '0.10', '49999.99'].map((money) => inForce(all, money, { signed: true })),
  )
})
afterAll(() => all?.server.close())

/** Worked out from the lines alone, beside what the contracts keep. */
const sums = `
  select c.id, c.stage, c.total_money, c.received_money, c.invoice_money, c.reserved_money, c.invoice_limit,
    coalesce((select sum(a.money) from store.returned_money_apply a where a.contract_id = c.id and a.status = '通过'), 0) as received,
    coalesce((select sum(i.money) from store.invoicing i where i.contract_id = c.id
      and i.status in ('已开票', '部分红冲', '已红冲')), 0) as invoiced,
    coalesce((select sum(i.money) from store.invoicing i where i.contract_id = c.id and i.money > 0
      and i.status in ('待审核', '待对方确认', '待开票')), 0) as reserved
  from store.contract c where c.parent_id is null`

const catalog = makeCatalog()
const look = async (): Promise<string[]> => {
  const faults: string[] = []
  const wrong = await sql(`select to_jsonb(x) as row from (${sums}) x where
    received_money <> received or invoice_money <> invoiced or reserved_money <> reserved
    or received_money < 0 or invoice_money < 0 or reserved_money < 0 or total_money < 0
    or received_money > total_money
    or invoice_money + reserved_money > least(total_money, coalesce(invoice_limit, total_money))`)
  faults.push(...wrong.map(({ row }) => `ledger: ${JSON.stringify(row)}`))
  const plans = await sql(`select to_jsonb(p) as row from store.invoicing_plan p
    where p.invoiced_money < 0 or p.reserved_money < 0 or p.invoiced_money + p.reserved_money > p.money`)
  faults.push(...plans.map(({ row }) => `plan: ${JSON.stringify(row)}`))
  for (const name of ['contract', 'returnedMoney', 'invoicingPlan'] as const) {
    const asked = driftSql(catalog, catalog.entity(name))
    if (asked) faults.push(...(await sql(asked)).map((row) => `kept ${name}: ${JSON.stringify(row)}`))
  }
  const { ageing, overdueMoney, remainingMoney, allMoney, receivedMoney } = expectOk(
    await all.f1.get('/api/returned-money/countReturnedMoney'),
  ).data
  const cent = (money: string): number => Math.round(Number(money) * 100)
  const aged = Object.values(ageing as Record<string, string>).reduce((sum, one) => sum + cent(one), 0)
  if (aged !== cent(overdueMoney)) faults.push(`ageing ${JSON.stringify(ageing)} is not ${overdueMoney}`)
  if (cent(allMoney) - cent(receivedMoney) !== cent(remainingMoney))
    faults.push(`${allMoney} less ${receivedMoney} is not ${remainingMoney}`)
  return faults
}

// each of the requests is one of several at once, and the figures are looked at between them
test(
  `random steps of several people leave every ledger right to the cent (LEDGER_SEED=${seed})`,
  async () => {
    const { done, refused, faults } = await walk({
      deeds,
      look,
      before: async (step) => {
        if (step % 240 === 120) await replace()
      },
    })
    expect(faults).toEqual([])
    // most steps do something, and enough are refused at a bound
    expect(done).toBeGreaterThan(steps / 5)
    expect(refused).toBeGreaterThan(steps / 50)
  },
  400_000 * inject('pace'),
)
