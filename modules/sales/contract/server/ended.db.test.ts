import {
  inForce,
  issuedInvoice,
  type Ledgers,
  ledger,
  move,
  openLedgers,
  received,
} from '@chengban/server/testing/ledgers.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const sql = async (text: string, params: readonly unknown[]) => (await all.server.owner.query(text, [...params])).rows
const rowOf = async (contractId: string) => {
  const filters = encodeURIComponent(JSON.stringify({ contractId: { equalTo: contractId } }))
  return expectOk(await all.f1.get(`/api/returnedMoney?pageSize=10&filters=${filters}`)).data.nodes[0]
}
const planned = async (contractId: string, money: string): Promise<string> =>
  expectOk(
    await all.s1.post('/api/invoicingPlan', {
      contractId,
      year: 2026,
      month: 1,
      type: '进度款',
      money,
      dtReceive: '2026-01-31',
    }),
  ).data.id
const terminate = async (id: string) =>
  expectOk(await move(all.admin, 'contract', id, 'terminate', { opinion: '不做了' }))

test('a terminated contract owes what is invoiced or received, and its plan no more than that', async () => {
  const id = await inForce(all, '1000.00', { signed: true })
  const [half, none] = [await planned(id, '500.00'), await planned(id, '500.00')]
  await issuedInvoice(all, id, '200.00', { invoicingPlanId: half })
  await received(all, id, '10.00')
  expect(await rowOf(id)).toMatchObject({ allMoney: '1000.00', remainingMoney: '990.00' })
  await terminate(id)
  expect(await ledger(all, id)).toMatchObject({ stage: '已终止', totalMoney: '1000.00', remainMoney: '190.00' })
  expect(await rowOf(id)).toMatchObject({ allMoney: '200.00', remainingMoney: '190.00', overdueMoney: '190.00' })
  const lines = await sql(
    'select id, money::text, is_cancel as gone from store.invoicing_plan where contract_id = $1',
    [id],
  )
  expect(new Map(lines.map((line) => [line.id, [line.money, line.gone]]))).toEqual(
    new Map([
      [half, ['200.00', false]],
      [none, ['500.00', true]],
    ]),
  )
  // amounts invoiced can still be received after the end
  await received(all, id, '190.00')
  expect(await rowOf(id)).toMatchObject({ remainingMoney: '0.00', status: '已回款' })
})

test('a terminated contract without invoices owes nothing', async () => {
  const id = await inForce(all, '40000.00', { signed: true })
  await planned(id, '40000.00')
  await terminate(id)
  expect(await ledger(all, id)).toMatchObject({ remainMoney: '0.00' })
  expect(await rowOf(id)).toMatchObject({
    allMoney: '0.00',
    remainingMoney: '0.00',
    overdueMoney: '0.00',
    status: '已回款',
  })
})

test('the row of the ledger of receipts comes and goes with its contract alone', async () => {
  const id = await inForce(all, '1000.00')
  const row = await rowOf(id)
  const told = { status: 422, message: expect.stringContaining('回款台账由合同生成') }
  expect(await all.f1.remove(`/api/returnedMoney/${row.id}`)).toMatchObject(told)
  expect(await all.f1.post('/api/returnedMoney', { contractId: id })).toMatchObject(told)
  expect((await rowOf(id)).id).toBe(row.id)
})

test('a period of maintenance has somebody in charge, and a contract in force', async () => {
  const id = await inForce(all, '1000.00', { signed: true })
  const period = { contractId: id, dtStart: '2026-01-01', dtEnd: '2026-12-31' }
  const made = expectOk(await all.admin.post('/api/maintenance', period)).data
  expect(expectOk(await all.admin.get(`/api/maintenance/${made.id}`)).data.userId).toBe(all.ids.s1)
  const assign = (api: typeof all.s1, more: object) =>
    api.post('/api/maintenance/action/assign', { ids: [{ id: made.id, version: 1 }], ...more })
  expect((await assign(all.s1, { userId: all.ids.s2 })).status).toBe(403)
  expectOk(await assign(all.admin, { userId: all.ids.s2 }))
  expect(expectOk(await all.admin.get(`/api/maintenance/${made.id}`)).data.userId).toBe(all.ids.s2)
  await sql(`update store.contract set status = '已作废' where id = $1`, [id])
  const next = { ...period, dtStart: '2027-01-01', dtEnd: '2027-12-31' }
  expect(await all.admin.post('/api/maintenance', next)).toMatchObject({ status: 409, message: '合同未生效' })
})

test('a change of maintenance that waits goes with its voided contract', async () => {
  const id = await inForce(all, '1000.00', { signed: true })
  await sql('update store.contract set need_maintain = true where id = $1', [id])
  const change = { contractId: id, kind: '延期', newDate: '2027-12-31', reason: '顺延' }
  const made = expectOk(await all.admin.post('/api/maintainDateChange', change)).data
  expectOk(await move(all.admin, 'maintainDateChange', made.id, 'submit'))
  expectOk(await move(all.admin, 'contract', id, 'void', { opinion: '作废' }))
  const now = expectOk(await all.admin.get(`/api/maintainDateChange/${made.id}`)).data
  expect(now.status).toBe('已撤回')
  expect(await sql(`select status from store.audit_task where relevance_id = $1`, [made.id])).toEqual([
    { status: '已取消' },
  ])
})
