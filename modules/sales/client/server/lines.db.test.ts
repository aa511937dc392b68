import { readSheetFile } from '@chengban/engine/import/read-sheet.ts'
import { bringIn, give, type SheetCell, sheetOf } from '@chengban/server/rest/testing/sheets.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let made = 0

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const lu = { name: '陆遥', phone: '13800000002' }
const he = { name: '何川', phone: '13800000003', isKey: true }

const create = (contacts: unknown): Promise<Answer> => {
  made += 1
  const name = `乙市第${made}医院`
  return team.s1.post('/api/client', {
    ...{ name, type: '公立医院', province: '乙省', city: '乙市', linkman: '何川', phone: '13800000001' },
    confirmDuplicate: true,
    contacts,
  })
}
const change = ({ id, version }: { id: string; version: number }, contacts: unknown): Promise<Answer> =>
  team.s1.patch(`/api/client/${id}`, { id, version, patch: { contacts } })
const contactsOf = async (id: string): Promise<{ id: string; name: string; version: number }[]> =>
  (await team.s1.get(`/api/client/${id}`)).data.contacts
const count = async (): Promise<[number, number]> => {
  const { rows } = await server.owner.query(
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
  const { nodes } = (await team.s1.get(`/api/comment?module=client&relevanceId=${data.id}&pageSize=9999`)).data
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
  const { data: other } = await team.s1.patch(`/api/client/${data.id}`, { patch: { abbreviation: '乙' } })
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
  expect((await team.s2.patch(`/api/client/${one.id}`, { patch: { contacts: [] } })).code).toBe('NOT_FOUND')
  expect(await contactsOf(one.id)).toHaveLength(1)
})

test('contacts stay open when the client has passed, not while it is being decided', async () => {
  const id = await makeClient(team, '丙市医院')
  const passed = (await team.s1.get(`/api/client/${id}`)).data
  expect(passed.status).toBe('通过')
  expectOk(await change(passed, [...passed.contacts.map(({ id: line }: { id: string }) => ({ id: line })), he]))
  expect(await contactsOf(id)).toHaveLength(2)
  const { data: draft } = expectOk(await create([lu]))
  expectOk(await team.s1.post('/api/client/action/submit', { id: draft.id, version: draft.version }))
  const waiting = (await team.s1.get(`/api/client/${draft.id}`)).data
  expect((await change(waiting, [])).message).toBe('审批中，不能修改')
})

describe('in a sheet', () => {
  const head = ['客户名称', '客户类型', '省', '市', '主要联系人', '联系人·姓名', '联系人·手机', '联系人：关键人']
  const client = (name: string | null, ...contact: SheetCell[]): SheetCell[] =>
    name ? [name, '公立医院', '丙省', '丙市', '何川', ...contact] : [null, null, null, null, null, ...contact]
  const bring = async (rows: SheetCell[][], body: Record<string, unknown> = {}, heads: SheetCell[] = head) =>
    bringIn(server, team.s1, await sheetOf([heads, ...rows]), body)
  const told = async (name: string): Promise<unknown[]> => {
    const { rows } = await server.owner.query(
      `select c.name, c.phone, c.is_key, c.id from store.client_contact c join store.client k on k.id = c.client_id
       where k.name = $1 order by c.tz_create, c.id`,
      [name],
    )
    return rows.map((row) => [row.name, row.phone, row.is_key])
  }

  beforeAll(() => give(team.admin, team.ids.s1, ['data:import']))

  test('columns that are none of the list’s, stand twice, or without which no line could stand are refused', async () => {
    const said = async (...heads: string[]) => (await bring([], {}, [...head.slice(0, 5), ...heads])).message
    expect(await said('联系人·星座')).toBe('第6列“联系人·星座”不是客户的字段，请使用导入模板')
    expect(await said('联系人·姓名', '联系人.姓名')).toBe('列“联系人.姓名”重复')
    expect(await said('联系人·手机')).toBe('缺少必填列：联系人·姓名')
  })

  test('all or nothing of one record: what is wrong is told by row and column, its other rows come back with it', async () => {
    const before = await count()
    const rows = [
      client('子院', '陆遥', '13800000021', '是'),
      client('丑院', '陆遥', '13800000022', '是'),
      client(null, null, '1380', '否'),
      client(null, '何川', '13800000022', '也许'),
      client('寅院', '陆遥', '13800000023', null),
      client(null, '何川', '13800000023', null),
      [null, '企业', null, null, null, '许知', null, null],
    ]
    const { data: dry } = expectOk(await bring(rows, { dryRun: true }))
    expect(dry).toMatchObject({ total: 4, ok: 1, created: 1, failed: 3, lines: 7, stored: false })
    expect(dry.errors).toEqual([
      {
        row: 4,
        fields: { 'contacts.name': '联系人·姓名不能为空', 'contacts.phone': expect.stringMatching(/^联系人·手机/) },
      },
      { row: 5, fields: { 'contacts.isKey': '联系人·关键人只能填是或否' } },
      { row: 7, fields: { 'contacts.phone': '联系人·手机：该客户已有此手机号的联系人' } },
      { row: 8, fields: expect.objectContaining({ name: '客户名称不能为空' }) },
    ])
    expect(await count()).toEqual(before)

    const { data } = expectOk(await bring(rows, { skipErrors: true }))
    expect(data).toMatchObject({ created: 1, failed: 3, stored: true })
    expect(await count()).toEqual([before[0] + 1, before[1] + 1])
    const { app } = server
    const file = await app.inject({ url: data.errorFile, headers: { authorization: `Bearer ${team.s1.token}` } })
    const sheet = await readSheetFile(file.rawPayload)
    expect(sheet.slice(1).map((row) => [row[0], row[5], row.at(-1)])).toEqual([
      ['丑院', '陆遥', ''],
      ['', '', expect.stringContaining('联系人·姓名不能为空')],
      ['', '何川', '联系人·关键人只能填是或否'],
      ['寅院', '陆遥', ''],
      ['', '何川', '联系人·手机：该客户已有此手机号的联系人'],
      ['', '许知', expect.stringContaining('客户名称不能为空')],
    ])
    const right: Record<string, string> = { '1380': '13800000024', 也许: '否', 许知: '' }
    const righted = sheet.slice(1, 6).map((row) => row.map((cell) => right[String(cell)] ?? String(cell)))
    righted[1]?.splice(5, 1, '许知')
    righted[4]?.splice(6, 1, '13800000025')
    righted[2]?.splice(6, 1, '13800000026')
    expect((await bring(righted, {}, sheet[0]?.map(String))).data).toMatchObject({ created: 2, failed: 0, lines: 5 })
    expect(await told('丑院')).toEqual([
      ['陆遥', '13800000022', true],
      ['许知', '13800000024', false],
      ['何川', '13800000026', false],
    ])
  })

  test('the row of the record may stand again; a second run changes nothing, lines not spoken of stay', async () => {
    const rows = [
      client('卯院', '陆遥', '13800000031', '是'),
      client('卯院', '何川', '13800000032', '否'),
      client('辰院'),
    ]
    expect((await bring(rows)).data).toMatchObject({ created: 2, lines: 2 })
    const upsert = { mode: 'upsert', key: 'name' }
    const before = await count()
    expect((await bring(rows, upsert)).data).toMatchObject({ unchanged: 2, updated: 0, created: 0 })
    const changed = [client('卯院', '何川', '13800000033'), client(null, '许知'), client('辰院', '陆遥')]
    expect((await bring(changed, upsert)).data).toMatchObject({ updated: 2, unchanged: 0, lines: 3 })
    expect(await told('卯院')).toEqual([
      ['陆遥', '13800000031', true],
      ['何川', '13800000033', false],
      ['许知', null, false],
    ])
    expect(await count()).toEqual([before[0], before[1] + 2])
    const wrong = (await bring([client('卯院', '许知', '1')], upsert)).data
    expect(wrong).toMatchObject({ failed: 1, stored: false, errors: [{ row: 2 }] })
  })

  test('the template has the columns of the lists and comes back in', async () => {
    const { data } = await team.s1.get('/api/client/import-template')
    const [heads = []] = await readSheetFile(data as Buffer)
    expect(heads).toEqual(expect.arrayContaining(['*客户名称', '*联系人·姓名', '联系人·手机']))
    expect(heads).not.toContain('联系人·客户')
    const cells: Record<string, string> = { '*客户类型': '企业', '*省': '甲', '*市': '乙', '*主要联系人': '何' }
    const row = (more: Record<string, string>) => heads.map((one) => ({ ...cells, ...more })[String(one)] ?? null)
    const rows = [row({ '*客户名称': '巳院', '*联系人·姓名': '何' }), row({ '*联系人·姓名': '许' })]
    expect((await bring(rows, {}, heads.map(String))).data).toMatchObject({ created: 1, lines: 2 })
    expect((await told('巳院')).length).toBe(2)
  })
})
