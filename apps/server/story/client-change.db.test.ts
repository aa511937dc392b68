import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Cast, expectOk, makeCast, makeClient, staffedHouse, submitted } from '../testing/cast.ts'
import type { House } from '../testing/house.ts'

let house: House
let cast: Cast
beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
})
afterAll(() => house?.close())

it('a client takes a new name through its approver alone, and keeps the old one as an alias', async () => {
  const id = await makeClient(cast, '甲市中心医院')
  const { s1, h } = cast
  const act = async (desk: typeof s1, name: string) =>
    desk.post(`/api/client/action/${name}`, { id, version: (await s1.get(`/api/client/${id}`)).data.version })
  expect(await s1.patch(`/api/client/${id}`, { id, name: '甲市第一医院' })).toMatchObject({
    status: 409,
    message: '已通过，请发起变更',
  })
  expectOk(await s1.patch(`/api/client/${id}`, { id, linkman: '何山' }))
  expectOk(await act(s1, 'change'))
  expectOk(await s1.patch(`/api/client/${id}`, { id, name: '甲市第一医院' }))
  expectOk(await act(s1, 'submit'))
  expect((await s1.get(`/api/client/${id}`)).data).toMatchObject({ name: '甲市中心医院', status: '变更中', alias: [] })
  const seen = expectOk(await h.get(`/api/auditTask/detail?module=client&relevanceId=${id}`)).data
  // that it is no duplicate was said of the former name
  expect(seen.diff).toMatchObject([
    { field: 'name', old: '甲市中心医院', new: '甲市第一医院' },
    { field: 'confirmDuplicate', old: '是', new: '否' },
  ])
  expectOk(await act(h, 'approve'))
  expect((await s1.get(`/api/client/${id}`)).data).toMatchObject({
    name: '甲市第一医院',
    status: '通过',
    alias: ['甲市中心医院'],
  })
  expect((await s1.get('/api/client?keyword=第一医院')).data.totalCount).toBe(1)
})

it('a client with contracts is not voided', async () => {
  const id = await makeClient(cast, '乙市中心医院')
  const row = await submitted(cast, id, '在签合同')
  const voided = async () =>
    cast.admin.post('/api/client/action/void', {
      id,
      version: (await cast.admin.get(`/api/client/${id}`)).data.version,
      opinion: '重复',
    })
  expect(await voided()).toMatchObject({ status: 409, message: '该数据已被使用，无法作废' })
  expectOk(await cast.s1.post('/api/contract/action/withdraw', { id: row.id, version: row.version }))
  expectOk(await voided())
})
