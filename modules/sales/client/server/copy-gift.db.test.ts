import { today } from '@chengban/engine/clock.ts'
import { decide, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
let other: string
let contact: string
const year = Number(today().slice(0, 4))
beforeAll(async () => {
  all = await openLedgers()
  other = await makeClient(all, '乙市中心医院')
  const filters = encodeURIComponent(JSON.stringify({ clientId: { equalTo: all.clientId } }))
  contact = (await all.s1.get(`/api/clientContact?filters=${filters}`)).data.nodes[0].id
  for (const name of ['茶叶', '停用礼品']) await given(name)
  const gone = (await all.admin.get('/api/giftType?keyword=停用礼品')).data.nodes[0]
  expectOk(await all.admin.patch(`/api/giftType/${gone.id}`, { id: gone.id, isEnable: false }))
})
afterAll(() => all?.server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const given = async (name: string): Promise<void> => {
  const type = expectOk(await all.admin.post('/api/giftType', { name, price: '10.00' })).data.id
  expectOk(await all.admin.post('/api/giftType/action/stock', { id: type, version: 1, change: 9 }))
  const gift = { clientId: all.clientId, clientContactId: contact, giftTypeId: type, quantity: 2, festival: '中秋' }
  const { id } = expectOk(await all.s1.post('/api/giftGive', gift)).data
  expectOk(await move(all.s1, 'giftGive', id, 'submit'))
  await decide(all.admin, 'giftGive', id)
}
const copy = (more: object = {}, api = all.s1): Promise<Answer> =>
  api.post('/api/client/copyGift', { fromId: all.clientId, toId: other, ...more })

test('gifts are not copied by strangers, onto themselves, or to a client without anybody', async () => {
  expect(told(await copy({}, all.s2))[0]).toBe(403)
  expect(told(await copy({ toId: all.clientId }))).toEqual([422, '来源与目标相同'])
  expect(told(await copy({ toId: all.clientId, fromFestival: '中秋', toFestival: '中秋' }))).toEqual([
    422,
    '来源与目标相同',
  ])
  const empty = await makeClient(all, '丙市中心医院')
  await all.server.owner.query('update store.client_contact set is_use = false where client_id = $1', [empty])
  expect(told(await copy({ toId: empty }))).toEqual([422, '目标客户没有联系人'])
})

test('as drafts to the key contact, what is given no more left out, and once', async () => {
  const key = { clientId: other, name: '陆主任', phone: '13800000077', isKey: true }
  const { id: keyId } = expectOk(await all.s1.post('/api/clientContact', key)).data
  expect(expectOk(await copy()).data).toEqual({ copied: 1, skipped: 1 })
  expect(expectOk(await copy()).data).toEqual({ copied: 0, skipped: 2 })
  const { rows } = await all.server.owner.query(
    'select client_contact_id, quantity, year, festival, status, price from store.gift_give where client_id = $1',
    [other],
  )
  expect(rows).toEqual([{ client_contact_id: keyId, quantity: 2, year, festival: '中秋', status: '草稿', price: null }])
  const left = await all.server.owner.query(`select received from store.gift_type where name = '茶叶'`)
  expect(left.rows).toEqual([{ received: 9 }])
})

test('of the same client they go to the same person in another year', async () => {
  expect(expectOk(await copy({ toId: all.clientId, toYear: year + 1, toFestival: '春节' })).data).toEqual({
    copied: 1,
    skipped: 1,
  })
  const { rows } = await all.server.owner.query(
    'select client_contact_id, festival from store.gift_give where client_id = $1 and year = $2',
    [all.clientId, year + 1],
  )
  expect(rows).toEqual([{ client_contact_id: contact, festival: '春节' }])
})
