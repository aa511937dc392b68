import { type Cast, expectOk, makeCast, makeClient } from '@chengban/server/testing/cast.ts'
import { type Answer, type House, openHouse } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let made = 0

beforeAll(async () => {
  house = await openHouse()
  cast = await makeCast(house)
})
afterAll(() => house.close())

const lu = { name: '陆遥', phone: '13800000002' }
const he = { name: '何川', phone: '13800000003', isKey: true }

const create = (contacts: unknown): Promise<Answer> => {
  made += 1
  const name = `乙市第${made}医院`
  return cast.s1.post('/api/client', {
    ...{ name, type: '公立医院', province: '乙省', city: '乙市', linkman: '何川', phone: '13800000001' },
    contacts,
  })
}
const change = ({ id, version }: { id: string; version: number }, contacts: unknown): Promise<Answer> =>
  cast.s1.patch(`/api/client/${id}`, { id, version, patch: { contacts } })
const contactsOf = async (id: string): Promise<{ id: string; name: string; version: number }[]> =>
  (await cast.s1.get(`/api/client/${id}`)).data.contacts
const count = async (): Promise<[number, number]> => {
  const { rows } = await house.owner.query(
    'select (select count(*)::integer from store.client) as a, (select count(*)::integer from store.client_contact) as b',
  )
  return [rows[0].a, rows[0].b]
}

test('nothing is made where a line cannot stand; the errors say which', async () => {
  const before = await count()
  const answer = await create([lu, { phone: '1380000' }, { ...he, sex: '女' }])
  expect([answer.status, answer.data.fields]).toEqual([
    422,
    {
      'contacts.1.name': '姓名不能为空',
      'contacts.1.phone': expect.stringContaining('手机'),
      'contacts.2.sex': '未知字段',
    },
  ])
  const twice = await create([lu, { ...he, phone: lu.phone }])
  expect(twice.data.fields).toEqual({ 'contacts.1.phone': '该客户已有此手机号的联系人' })
  expect((await create('陆遥')).data.fields).toEqual({ contacts: '联系人格式错误' })
  expect((await create([{ ...lu, role: '没有' }])).data.fields).toEqual({ 'contacts.0.role': '角色不在可选范围' })
  const stranger = await create([{ ...lu, id: '00000000-0000-7000-8000-000000000000' }])
  expect(stranger.data.fields).toEqual({ 'contacts.0.id': '联系人不存在' })
  expect(await count()).toEqual(before)
})

test('a client is made with its contacts and read with them', async () => {
  const { data } = expectOk(await create([lu, he]))
  expect(data.contacts.map(({ name, isKey, clientId }: Record<string, unknown>) => [name, isKey, clientId])).toEqual([
    ['陆遥', false, data.id],
    ['何川', true, data.id],
  ])
  expect(data.contacts[0].can).toContain('update')
})

test('with an id a line changes, without one it is made, unnamed it goes; the record tells it', async () => {
  const { data } = expectOk(await create([lu, he]))
  const [first, second] = data.contacts
  const kept = { id: first.id, version: first.version, position: '主任' }
  const changed = expectOk(await change(data, [kept, { name: '林三', phone: he.phone }])).data
  expect(changed.version).toBe(data.version + 1)
  expect(changed.contacts.map(({ name, position }: Record<string, unknown>) => [name, position])).toEqual([
    ['陆遥', '主任'],
    ['林三', null],
  ])
  const { nodes } = (await cast.s1.get(`/api/comment?module=client&relevanceId=${data.id}&pageSize=9999`)).data
  const told = nodes.flatMap(({ detail }: { detail: { changes: unknown[] } | null }) => detail?.changes ?? [])
  expect(told).toContainEqual(
    expect.objectContaining({ field: 'contacts', label: '联系人', new: '新增林三；修改陆遥；删除何川' }),
  )
  const stale = await change(changed, [{ ...kept, position: '院长' }])
  expect([stale.code, stale.message]).toEqual(['CONFLICT', '单据已变更，请刷新'])
  expect(stale.data.current.contacts).toHaveLength(2)
  expect((await change(data, [])).message).toBe('单据已变更，请刷新')
  expect((await change(changed, [{ id: second.id }])).data.fields).toEqual({ 'contacts.0.id': '联系人不存在' })
})

test('a list sent back as it stands, or not sent, changes nothing', async () => {
  const { data } = expectOk(await create([lu]))
  const [{ id }] = data.contacts
  expect((await change(data, [{ id, ...lu }])).data.version).toBe(data.version)
  const { data: other } = await cast.s1.patch(`/api/client/${data.id}`, { patch: { abbreviation: '乙' } })
  expect(other.contacts).toHaveLength(1)
  expect(expectOk(await change(other, [])).data.contacts).toEqual([])
})

test('a line of another client is nobody’s here, and rights are those of the contact', async () => {
  const [one, other] = [expectOk(await create([lu])).data, expectOk(await create([he])).data]
  expect((await change(one, [{ id: other.contacts[0].id, name: '改' }])).data.fields).toEqual({
    'contacts.0.id': '联系人不存在',
  })
  const moved = await change(one, [{ ...he, clientId: other.id }])
  expect(moved.data.fields).toEqual({ 'contacts.0.clientId': '该字段不可修改' })
  expect((await cast.s2.patch(`/api/client/${one.id}`, { patch: { contacts: [] } })).code).toBe('NOT_FOUND')
  expect(await contactsOf(one.id)).toHaveLength(1)
})

test('contacts stay open when the client has passed, not while it is being decided', async () => {
  const id = await makeClient(cast, '丙市医院')
  const passed = (await cast.s1.get(`/api/client/${id}`)).data
  expect(passed.status).toBe('通过')
  expectOk(await change(passed, [...passed.contacts.map(({ id: line }: { id: string }) => ({ id: line })), he]))
  expect(await contactsOf(id)).toHaveLength(2)
  const { data: draft } = expectOk(await create([lu]))
  expectOk(await cast.s1.post('/api/client/action/submit', { id: draft.id, version: draft.version }))
  const waiting = (await cast.s1.get(`/api/client/${draft.id}`)).data
  expect((await change(waiting, [])).message).toBe('审批中，不能修改')
})
