import { randomUUID } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missingMonths } from './server/remind-missing.ts'

let server: TestServer
let clerk: Api
let seller: Api
/** Tuesday 2 March 2027: the costs of February are due. */
const now = '2027-03-02T09:00:00+08:00'
const month = '2027-02'
beforeAll(async () => {
  clock.shift((Date.parse(now) - Date.now()) / 1000)
  server = await openServer({ demo: true })
  clerk = await server.signIn('cw02', demoPassword)
  seller = await server.signIn('xs02', demoPassword)
  await server.owner.query('delete from store.money_month')
  await server.owner.query(`update store.config set value = '["房租","水电"]' where key = 'finance.monthMust'`)
  await told('2026-12', '房租', '3000.00', '通过')
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const told = async (month: string, type: string, money: string, status: RowOf<'submitMonth'>['status']) => {
  const submitId = await server.make('submitMonth', { company: 'A', month, status })
  const line = { type, money, content: randomUUID(), status: status === '通过' ? '通过' : '草稿' } as const
  await server.make('moneyMonth', { ...line, submitId, company: 'A', month, date: `${month}-28` })
}
const missing = async (query = '') =>
  expectOk(await clerk.get(`/api/financial-management/monthlyMonthNot${query}`)).data
const remindedOn = async (today: string) =>
  missingMonths.source.find({
    tx: { query: async (text: string, params: unknown[] = []) => (await server.owner.query(text, params)).rows },
    today,
  } as never)

test('a month that is none and people without the code are refused', async () => {
  expect((await clerk.get('/api/financial-management/monthlyMonthNot?month=2027-13')).data.fields).toEqual({
    month: '月份格式错误',
  })
  expect((await seller.get('/api/financial-management/monthlyMonthNot')).status).toBe(403)
})

test('due is what one of the three months before had, with what it cost last', async () => {
  expect((await missing()).nodes).toEqual([
    { company: 'A', month, type: '房租', state: '未填报', submitId: null, lastMoney: '3000.00' },
  ])
  expect((await missing('?month=2027-04')).nodes).toEqual([])
  expect((await missing('?company=B')).nodes).toEqual([])
})

test('a company may be named with its types; the furthest state of a draft shows', async () => {
  await server.owner.query(`update store.config set value = '{"B": ["水电"]}' where key = 'finance.monthMust'`)
  expect((await missing()).nodes).toMatchObject([{ company: 'B', type: '水电', lastMoney: null }])
  await server.owner.query(`update store.config set value = '["房租","水电"]' where key = 'finance.monthMust'`)
  await told(month, '房租', '3100.00', '驳回')
  expect((await missing()).nodes).toMatchObject([{ type: '房租', state: '已驳回' }])
  await told(month, '房租', '3100.00', '待二级审核')
  expect((await missing()).nodes).toMatchObject([{ type: '房租', state: '审批中', lastMoney: '3000.00' }])
})

test('reminds on the fifth and on working days from the eighth, each holder once, until nothing is missing', async () => {
  const holders = (await server.owner.query(`select count(*)::int as n from app.holders_of('money:apply', now())`))
    .rows[0].n
  expect(holders).toBeGreaterThan(0)
  const days = ['2027-03-04', '2027-03-05', '2027-03-06', '2027-03-08', '2027-03-13', '2027-03-15']
  const sent: number[] = []
  for (const day of days) sent.push((await remindedOn(day)).length)
  expect(sent).toEqual([0, holders, 0, holders, 0, holders])
  expect((await remindedOn('2027-03-08'))[0]).toMatchObject({ about: month, title: '【月度费用】2027-02有1项未填报' })
  const over = async (): Promise<boolean> => {
    const open = { id: 'x', userId: 'y', about: month, title: '', isRead: false }
    const tx = {
      query: async (text: string, params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows,
    }
    return (await missingMonths.source.over({ tx } as never, [open])).length === 1
  }
  expect(await over()).toBe(false)
  await told(month, '房租', '3100.00', '通过')
  expect(await over()).toBe(true)
  expect(await remindedOn('2027-03-15')).toEqual([])
})
