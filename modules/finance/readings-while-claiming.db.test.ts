import type { RowOf } from '@chengban/kernel/registry.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let seller: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  seller = await server.signIn('xs02', demoPassword)
})
afterAll(() => server.close())

const rows = async (text: string, params: unknown[] = []) => (await server.owner.query(text, params)).rows
const check = (api: Api, number: string, more = '') =>
  api.get(`/api/submit-expense/invoiceCheck?invoiceNumber=${number}${more}`)
const maintained = (query: string, api = admin) => api.get(`/api/finance/getMaintenanceId?${query}`)

test('a number is none, free, taken, or one’s own; what was bought is not named', async () => {
  expect((await check(seller, '123')).data.fields).toEqual({ invoiceNumber: '发票号码格式不正确' })
  const number = '98765432109876543210'
  expect(expectOk(await check(seller, number)).data).toEqual({ used: false, holderName: null })
  const claim = '01a00000-0000-7000-8000-000000000001'
  const take = (of: string, module: RowOf<'invoiceUse'>['module']) =>
    server.make('invoiceUse', { number: of, module, holderId: claim, holderName: 'BX-1' })
  await take(number, 'submitExpense')
  expect(expectOk(await check(seller, number)).data).toEqual({ used: true, holderName: 'BX-1' })
  expect(expectOk(await check(seller, number, `&submitId=${claim}`)).data).toEqual({ used: false, holderName: null })
  const bought = '98765432109876543211'
  await take(bought, 'moneyServer')
  expect(expectOk(await check(seller, bought)).data).toEqual({ used: true, holderName: null })
  await rows(`update store.config set value = 'false' where key = 'finance.invoiceUnique'`)
  expect(expectOk(await check(seller, bought)).data.used).toBe(false)
})

test('a period is proposed by exactly one thing that is seen, on its first day and its last', async () => {
  const asked = '请指定合同、项目或客户之一'
  const [period] = await rows(
    `select m.id, m.contract_id as contract, m.client_id as client, m.dt_start::text as first, m.dt_end::text as last,
       (m.dt_start - 1)::text as before from store.maintenance m
     where m.tz_stop is null and not exists (select from store.maintenance o where o.contract_id = m.contract_id and o.id <> m.id) limit 1`,
  )
  const of = `contractId=${period.contract}`
  expect((await maintained('')).message).toBe(asked)
  expect((await maintained(`${of}&clientId=${period.client}`)).message).toBe(asked)
  expect((await maintained(`contractId=01a00000-0000-7000-8000-000000000009`)).status).toBe(404)
  for (const day of [period.first, period.last]) {
    const { data } = expectOk(await maintained(`${of}&date=${day}`))
    expect(data).toMatchObject({ maintenanceId: period.id, dtStart: period.first, dtEnd: period.last, reason: null })
    expect(Object.keys(data)).not.toContain('money')
  }
  expect(expectOk(await maintained(`${of}&date=${period.before}`)).data).toMatchObject({
    maintenanceId: null,
    reason: '未在维护期',
  })
  await rows(
    `update store.maintenance set tz_stop = ($2::date + interval '9 hours') at time zone 'Asia/Shanghai' where id = $1`,
    [period.id, period.last],
  )
  expect(expectOk(await maintained(`${of}&date=${period.last}`)).data.maintenanceId).toBeNull()
  const [hidden] = await rows(
    `select c.id from store.contract c join store.admin a on a.name = 'xs02'
     where c.initiator <> a.user_id and c.creator_id <> a.user_id order by c.id limit 40`,
  )
  const listed = (await seller.get(`/api/contract/${hidden.id}`)).status
  expect((await maintained(`contractId=${hidden.id}`, seller)).status).toBe(listed)
})
