import { today } from '@chengban/engine/clock.ts'
import {
  inForce,
  invoice,
  issuedInvoice,
  type Ledgers,
  move,
  openLedgers,
  received,
} from '@chengban/server/testing/ledgers.ts'
import type { Api } from '@chengban/server/testing/server.ts'
import { expectOk, person, personPassword } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
let contract: string
const year = Number(today().slice(0, 4))
const month = today().slice(0, 7)
const zero = { plan: '0.00', applied: '0.00', issued: '0.00', flushed: '0.00', net: '0.00', amountNoTax: '0.00' }

beforeAll(async () => {
  all = await openLedgers()
  contract = await inForce(all, '100000.00', { signed: true })
  const plan = { contractId: contract, year, month: Number(month.slice(5)), type: '进度款', money: '30000.00' }
  expectOk(await all.s1.post('/api/invoicingPlan', plan))
  const cancelled = expectOk(await all.s1.post('/api/invoicingPlan', { ...plan, money: '500.00' })).data.id
  await all.server.owner.query('update store.invoicing_plan set is_cancel = true where id = $1', [cancelled])
  const blue = await issuedInvoice(all, contract, '1060.00')
  await flushed(blue, '-530.00')
  const waiting = expectOk(await invoice(all, contract, '2000.00')).data.id
  expectOk(await move(all.s1, 'invoicing', waiting, 'submit'))
  expectOk(await invoice(all, contract, '7777.00'))
  await received(all, contract, '70000.00')
})
afterAll(() => all?.server.close())

/** A red row on its paper, as the call that flushes will leave it. */
const flushed = (blue: string, money: string) =>
  all.server.owner.query(
    `insert into store.invoicing (id, tz_create, tz_update, creator_id, initiator, apply_number, contract_id, client_id, seller_id, buyer_id, type, item, tax_rate, money, amount_no_tax, is_red, blue_id, status, dt_invoice)
     select gen_random_uuid(), now(), now(), creator_id, initiator, 'R-1', contract_id, client_id, seller_id, buyer_id, type, item, tax_rate, $2::numeric, round($2::numeric / 1.06, 2), true, id, '已开票', dt_invoice
     from store.invoicing where id = $1`,
    [blue, money],
  )
const asked = (api: Api, query: object) =>
  api.get(`/api/invoicing/statistics?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`)
const told = async (api: Api, query: object) => expectOk(await asked(api, { year, ...query })).data

test('a question of another shape is refused at its fields', async () => {
  expect((await asked(all.admin, {})).data.fields).toEqual({ year: '年不能为空', groupBy: '统计方式不能为空' })
  expect((await asked(all.admin, { year, groupBy: 'status' })).data.fields).toEqual({
    groupBy: '统计方式不在可选范围',
  })
  expect((await asked(all.admin, { year: 'x', groupBy: 'month' })).status).toBe(422)
})

test('twelve months, with what was planned, applied for, issued and flushed in each', async () => {
  const { nodes, total } = await told(all.admin, { groupBy: 'month' })
  expect(nodes.map(({ label }: { label: string }) => label)).toEqual(Array.from({ length: 12 }, (_, n) => `${n + 1}月`))
  const now = nodes.find(({ key }: { key: string }) => key === month)
  const figures = {
    ...{ plan: '30000.00', applied: '3060.00', issued: '1060.00', flushed: '530.00', net: '530.00' },
    ...{ amountNoTax: '500.00', tax: '30.00', count: 2 },
  }
  expect(now).toMatchObject(figures)
  expect(total).toMatchObject(figures)
  for (const node of nodes) if (node !== now) expect(node).toMatchObject({ ...zero, count: 0 })
})

test('receipts count in the month of their lines', async () => {
  const { nodes, total } = expectOk(await asked(all.admin, { year: 2026, groupBy: 'month' })).data
  expect(nodes[1]).toMatchObject({ key: '2026-02', received: '70000.00' })
  expect(total.received).toBe('70000.00')
})

test.each([
  ['user', () => ({ key: all.ids.s1, label: '林一' })],
  ['client', () => ({ key: all.clientId, label: '甲市中心医院' })],
  ['seller', () => ({ key: all.sellerId, label: '甲公司' })],
] as const)('by %s, the nodes add up to the total', async (groupBy, group) => {
  const { nodes, total } = await told(all.admin, { groupBy })
  expect(nodes).toMatchObject([{ ...group(), issued: '1060.00', plan: '30000.00', net: '530.00' }])
  expect(total).toMatchObject({ issued: '1060.00', plan: '30000.00', net: '530.00', count: 2 })
})

test('by type, what is planned stands with the type of its contract', async () => {
  const { nodes, total } = await told(all.admin, { groupBy: 'type' })
  expect(nodes).toMatchObject([
    { key: '电子普通发票', label: '电子普通发票', issued: '1060.00', plan: '0.00' },
    { key: '电子专用发票', label: '电子专用发票', issued: '0.00', plan: '30000.00' },
  ])
  expect(total).toMatchObject({ issued: '1060.00', plan: '30000.00', net: '530.00', count: 2 })
})

test('of another company, and of another person, there is nothing', async () => {
  for (const more of [{ selfCompany: 'B' }, { userId: all.ids.s2 }])
    expect((await told(all.admin, { groupBy: 'month', ...more })).total).toMatchObject(zero)
})

test('without the code one reads one’s own rows, whomever one asks for', async () => {
  expect((await told(all.s1, { groupBy: 'user' })).nodes).toMatchObject([{ key: all.ids.s1, issued: '1060.00' }])
  expect((await told(all.s2, { groupBy: 'user' })).nodes).toEqual([])
  expect((await told(all.h, { groupBy: 'user', userId: all.ids.s1 })).nodes).toEqual([])
})

test('who may not read amounts reads none, and no part of a sum', async () => {
  const { id } = expectOk(await all.admin.post('/api/role', { name: '开票查看' })).data
  const operationCodes = ['invoicing:manage']
  expectOk(await all.admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
  const [part] = (await all.admin.get('/api/department?pageSize=50')).data.nodes
  await person(all.admin, 'looker1', '白露', part.id, [id])
  const { total } = await told(await all.server.signIn('looker1', personPassword), { groupBy: 'month' })
  const hidden = { plan: null, applied: null, issued: null, flushed: null, net: null, amountNoTax: null, tax: null }
  expect(total).toMatchObject({ ...hidden, count: 2 })
})
