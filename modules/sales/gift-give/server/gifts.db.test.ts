import { today } from '@chengban/engine/clock.ts'
import { type Answer, type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../../platform/server/demo.ts'

let server: TestServer
let seller: Api
let keeper: Api
let auditor: Api
let client: { id: string; contact: string }
beforeAll(async () => {
  server = await openServer({ demo: true })
  ;[seller, keeper, auditor] = (await Promise.all(
    ['xs02', 'xz01', 'xs01'].map((name) => server.signIn(name, demoPassword)),
  )) as [Api, Api, Api]
  const { rows } = await server.owner.query(
    `select c.id, k.id as contact from store.client c join store.client_contact k on k.client_id = c.id
     join store.admin a on a.user_id = c.user_id where a.name = 'xs02' and c.status = '通过' and c.type = '企业' limit 1`,
  )
  client = rows[0]
})
afterAll(() => server.close())

const gift = async (name: string, price: string, amount: number) => {
  const { id } = expectOk(await keeper.post('/api/giftType', { name, price })).data
  expectOk(await keeper.post('/api/giftType/action/stock', { id, version: 1, change: amount }))
  return id as string
}
const wished = (giftTypeId: string, quantity: number) => ({
  clientId: client.id,
  clientContactId: client.contact,
  giftTypeId,
  quantity,
  festival: '中秋',
})
const ask = async (giftTypeId: string, quantity: number): Promise<string> =>
  expectOk(await seller.post('/api/giftGive', { ...wished(giftTypeId, quantity), year: 2026 })).data.id
const move = async (api: Api, id: string, name: string, more: object = {}): Promise<Answer> =>
  api.post(`/api/giftGive/action/${name}`, {
    id,
    version: (await seller.get(`/api/giftGive/${id}`)).data.version,
    ...more,
  })
const stock = async (id: string) => {
  const { stock: left, reserved, available } = (await keeper.get(`/api/giftType/${id}`)).data
  return [left, reserved, available]
}

it('refuses more than is there, more than a year allows, and stock below what is promised', async () => {
  const tea = await gift('茶叶', '100.00', 20)
  expect(await move(seller, await ask(tea, 21), 'submit')).toMatchObject({
    status: 422,
    data: { fields: { quantity: '库存不足，仅剩 20' } },
  })
  expect((await move(seller, await ask(tea, 11), 'submit')).data.fields.quantity).toBe(
    '该客户本年礼品已 0.00 元，超过限额 1000.00 元',
  )
  expectOk(await move(seller, await ask(tea, 6), 'submit'))
  expect(await stock(tea)).toEqual([20, 6, 14])
  const version = (await keeper.get(`/api/giftType/${tea}`)).data.version
  expect(await keeper.post('/api/giftType/action/stock', { id: tea, version, change: -15 })).toMatchObject({
    message: expect.stringContaining('库存不能低于占用数量'),
  })
  expect((await seller.post('/api/giftType/action/stock', { id: tea, version, change: 1 })).status).toBe(403)
})

it('is of the present year where none is named, and of no year that is none', async () => {
  const pen = await gift('钢笔', '10.00', 3)
  const odd = await seller.post('/api/giftGive', { ...wished(pen, 1), year: 26 })
  expect(Object.keys(odd.data.fields)).toEqual(['year'])
  const { id } = expectOk(await seller.post('/api/giftGive', wished(pen, 1))).data
  expect((await seller.get(`/api/giftGive/${id}`)).data.year).toBe(Number(today().slice(0, 4)))
})

it('twenty ask for the last ten at once: ten get one each, and a void gives it back', async () => {
  const card = await gift('贺卡', '1.00', 10)
  const ids = await Promise.all(Array.from({ length: 20 }, () => ask(card, 1)))
  const answers = await Promise.all(ids.map((id) => move(seller, id, 'submit')))
  expect(answers.filter(({ code }) => code === 'OK').length).toBe(10)
  expect(await stock(card)).toEqual([10, 10, 0])
  const done = ids[answers.findIndex(({ code }) => code === 'OK')] as string
  const { rows } = await server.owner.query(
    `select a.name from store.audit_task t join store.admin a on a.user_id = t.user_id where t.relevance_id = $1 and t.status = '待处理'`,
    [done],
  )
  const approver = await server.signIn(rows[0].name, demoPassword)
  expectOk(await move(approver, done, 'approve'))
  expect(await stock(card)).toEqual([9, 9, 0])
  expectOk(await move(keeper, done, 'void', { opinion: '取消' }))
  expect(await stock(card)).toEqual([10, 9, 1])
  expect((await move(auditor, done, 'give')).code).not.toBe('OK')
})

it('goes to somebody at the client, up to the sum of the year and not a cent further', async () => {
  const pen = await gift('书签', '0.01', 5)
  const { rows } = await server.owner.query(
    `select k.id from store.client_contact k join store.client c on c.id = k.client_id join store.admin a on a.user_id = c.user_id
     where a.name = 'xs02' and c.id <> $1 limit 1`,
    [client.id],
  )
  const stranger = await seller.post('/api/giftGive', { ...wished(pen, 1), year: 2031, clientContactId: rows[0].id })
  expect(stranger.data.fields).toEqual({ clientContactId: '联系人不属于该客户' })
  const whole = await gift('大礼盒', '1000.00', 2)
  const later = async (type: string): Promise<string> =>
    expectOk(await seller.post('/api/giftGive', { ...wished(type, 1), year: 2031 })).data.id
  expectOk(await move(seller, await later(whole), 'submit'))
  expect((await move(seller, await later(pen), 'submit')).data.fields).toEqual({
    quantity: '该客户本年礼品已 1000.00 元，超过限额 1000.00 元',
  })
})
