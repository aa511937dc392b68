import { clock, today } from '@chengban/engine/clock.ts'
import { add, subtract } from '@chengban/kernel/decimal.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { decide, inForce, type Ledgers, move, openLedgers, received } from '@chengban/server/testing/ledgers.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let demo: TestServer
let all: Ledgers
beforeAll(async () => {
  demo = await openServer({ demo: true })
  all = await openLedgers()
})
afterAll(async () => {
  clock.shift(0)
  await demo?.close()
  await all?.server.close()
})

const counted = async (api: Api, query = '') =>
  expectOk(await api.get(`/api/returned-money/countReturnedMoney${query}`)).data
const rowsOf = async (api: Api): Promise<Record<string, string>[]> => {
  const rows: Record<string, string>[] = []
  for (let page = 1; ; page += 1) {
    const { data } = expectOk(await api.get(`/api/returnedMoney?pageSize=50&pageNumber=${page}`))
    rows.push(...data.nodes)
    if (rows.length >= data.totalCount) return rows
  }
}
const sum = (rows: readonly Record<string, string>[], name: string): string =>
  rows.reduce((whole, row) => add(whole, row[name] ?? '0'), '0.00')

it.each(['admin', 'xs02', 'yf01'])('comes, for %s, to what the list of their ledgers shows', async (account) => {
  const api = await demo.signIn(account, account === 'admin' ? adminPassword : demoPassword)
  const rows = await rowsOf(api)
  const figures = await counted(api)
  const owed = rows.filter(({ status }) => status !== '坏账')
  expect(figures).toMatchObject({
    count: rows.length,
    allMoney: sum(rows, 'allMoney'),
    receivedMoney: sum(rows, 'receivedMoney'),
    remainingMoney: sum(rows, 'remainingMoney'),
    overdueMoney: sum(owed, 'overdueMoney'),
  })
  const { d1_30, d31_60, d61_90, d91 } = figures.ageing
  expect(add(add(d1_30, d31_60), add(d61_90, d91))).toBe(figures.overdueMoney)
  expect(figures.byStatus.map(({ status }: { status: string }) => status)).toHaveLength(6)
  for (const { status, count, remainingMoney } of figures.byStatus) {
    const some = rows.filter((row) => row.status === status)
    expect([status, count, remainingMoney]).toEqual([status, some.length, sum(some, 'remainingMoney')])
  }
  expect(figures.byMonth).toHaveLength(12)
  expect(figures.monthMoney).toBe(figures.byMonth.at(-1).receivedMoney)
  if (rows.length === 0) expect(figures).toMatchObject({ allMoney: '0.00', receivedRate: null })
})

it('ages on the board as in the count', async () => {
  const api = await demo.signIn('admin', adminPassword)
  const { ageing, overdueMoney } = await counted(api)
  const board = expectOk(await api.get('/api/dashboard?name=returnedMoney')).data
  const { points } = board.blocks.find(({ key }: { key: string }) => key === 'ageing')
  const { d1_30, d31_60, d61_90, d91 } = ageing
  const told = points.map(({ figures }: { figures: { value: string }[] }) => figures[0]?.value)
  expect(told).toEqual([d1_30, d31_60, d61_90, d91])
  expect(overdueMoney).not.toBe('0.00')
})

const plan = async (contractId: string, money: string, dtReceive: string) =>
  expectOk(
    await all.s1.post('/api/invoicingPlan', {
      ...{ contractId, money, dtReceive, type: '进度款' },
      year: Number(dtReceive.slice(0, 4)),
      month: Number(dtReceive.slice(5, 7)),
    }),
  )

const at = (day: string): void => clock.shift((Date.parse(`${day}T09:00:00+08:00`) - Date.now()) / 1000)

it('ages what is unfilled of each line by the day: 30, 31, 60, 61, 90, 91, and counts no bad debt', async () => {
  at('2026-05-01')
  const contractId = await inForce(all, '100000.00', { signed: true })
  for (const [money, day] of [
    ['10000.00', '2026-05-10'],
    ['20000.00', '2026-06-09'],
    ['30000.00', '2026-07-09'],
  ] as const)
    await plan(contractId, money, day)
  const ageing = async (day: string) => {
    at(day)
    const { d1_30, d31_60, d61_90, d91 } = (await counted(all.g)).ageing
    return [d1_30, d31_60, d61_90, d91]
  }
  expect(await ageing('2026-05-10')).toEqual(['0.00', '0.00', '0.00', '0.00'])
  expect(await ageing('2026-06-09')).toEqual(['10000.00', '0.00', '0.00', '0.00'])
  expect(await ageing('2026-06-10')).toEqual(['20000.00', '10000.00', '0.00', '0.00'])
  expect(await ageing('2026-07-09')).toEqual(['20000.00', '10000.00', '0.00', '0.00'])
  expect(await ageing('2026-07-10')).toEqual(['30000.00', '20000.00', '10000.00', '0.00'])
  expect(await ageing('2026-08-08')).toEqual(['30000.00', '20000.00', '10000.00', '0.00'])
  expect(await ageing('2026-08-09')).toEqual(['0.00', '30000.00', '20000.00', '10000.00'])
  // receipts fill the oldest lines first
  await received(all, contractId, '10000.01')
  expect(await ageing('2026-08-09')).toEqual(['0.00', '30000.00', '19999.99', '0.00'])
  await all.server.owner.query('update store.returned_money set is_bad_debt = true where contract_id = $1', [
    contractId,
  ])
  const { overdueMoney, ageing: aged, byStatus, remainingMoney } = await counted(all.g)
  expect([overdueMoney, aged.d31_60, remainingMoney]).toEqual(['0.00', '0.00', '89999.99'])
  expect(byStatus.at(-1)).toEqual({ status: '坏账', count: 1, remainingMoney: '89999.99' })
  expect(today()).toBe('2026-08-09')
})

it('takes contracts by the year they were signed in and receipts by their own day', async () => {
  clock.shift(0)
  const month = (figures: { byMonth: { month: string; receivedMoney: string }[] }, name: string) =>
    figures.byMonth.find((one) => one.month === name)?.receivedMoney
  const [signed, before] = [await counted(all.g, '?year=2026'), await counted(all.g, '?year=2025')]
  expect([signed.count, before.count]).toEqual([1, 0])
  expect(month(signed, '2026-02')).toBe('10000.01')
  expect([before.receivedRate, before.byMonth[0].month]).toEqual([null, '2025-01'])
  expect((await all.g.get('/api/returned-money/countReturnedMoney?year=1999')).status).toBe(422)
  expect((await counted(all.g, `?clientId=${all.ids.g}`)).count).toBe(0)
  expect((await all.g.as('').get('/api/returned-money/countReturnedMoney')).status).toBe(401)
})

it('tells beside a receivable how far receipts fill each line of its plan, to who sees it and its money', async () => {
  clock.shift(0)
  const contractId = await inForce(all, '500.00', { signed: true })
  await plan(contractId, '200.00', '2027-01-31')
  await plan(contractId, '300.00', '2027-02-28')
  await received(all, contractId, '250.00')
  const { rows } = await all.server.owner.query('select id from store.returned_money where contract_id = $1', [
    contractId,
  ])
  const ask = (api: Api) => api.get(`/api/returnedMoney/plan?id=${rows[0].id}`)
  // reads no money of contracts
  expect((await ask(all.s2)).status).toBe(403)
  expect((await ask(all.g.as(''))).status).toBe(401)
  const { nodes } = expectOk(await ask(all.s1)).data
  expect(nodes.map(({ money, received: filled, overdue }: Record<string, string>) => [money, filled, overdue])).toEqual(
    [
      ['200.00', '200.00', '0.00'],
      ['300.00', '50.00', '0.00'],
    ],
  )
})

it('ages no line whose money the reader does not read, though they follow its ledger', async () => {
  at('2026-05-01')
  const contractId = await inForce(all, '3000.00', { signed: true })
  await plan(contractId, '1000.00', '2026-05-10')
  const { id: own } = (await plan(contractId, '500.00', '2026-05-20')).data
  // who decides on a contract reads the money of its ledger, and of its plan the lines they wrote
  await all.server.owner.query('update store.invoicing_plan set creator_id = $1 where id = $2', [all.ids.h, own])
  at('2026-06-01')
  const [decides, reads] = [await counted(all.h), await counted(all.g)]
  expect([decides.allMoney, reads.allMoney]).toEqual(['103500.00', '103500.00'])
  expect([decides.ageing.d1_30, reads.ageing.d1_30]).toEqual(['500.00', '1500.00'])
  await all.server.owner.query('update store.returned_money set is_bad_debt = true where contract_id = $1', [
    contractId,
  ])
})

it('takes each line of a receipt by its own month', async () => {
  clock.shift(0)
  const contractId = await inForce(all, '900.00', { signed: true })
  const months = async (api: Api): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await counted(api, '?year=2026')).byMonth.map((one: Record<string, string>) => [one.month, one.receivedMoney]),
    )
  const before = await months(all.g)
  const detail = ['2026-01-31', '2026-02-01', '2026-02-28'].map((date, index) => ({
    ...{ kind: '进度款', way: '银行转账', date },
    money: `${index + 1}00.10`,
  }))
  const { id } = expectOk(await all.s1.post('/api/returnedMoneyApply', { contractId, detail })).data
  expectOk(await move(all.s1, 'returnedMoneyApply', id, 'submit'))
  await decide(all.f1, 'returnedMoneyApply', id)
  const after = await months(all.g)
  const gained = (month: string) => subtract(after[month] ?? '', before[month] ?? '')
  expect(['2026-01', '2026-02', '2026-03'].map(gained)).toEqual(['100.10', '500.20', '0.00'])
})
