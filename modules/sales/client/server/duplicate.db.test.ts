import { clock } from '@chengban/engine/clock.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let id: string

const ask = (api: Api, query: Record<string, string>): Promise<Answer> =>
  api.get(`/api/client/duplicate?${new URLSearchParams(query)}`)
const nodes = async (api: Api, query: Record<string, string>) => expectOk(await ask(api, query)).data.nodes

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const client = { type: '企业', province: '甲省', city: '甲市', linkman: '何川' }
  const more = { name: '甲城软件有限公司', accountId: '91350100M000100Y43', telephone: '0591-3812 0000' }
  id = expectOk(await team.s1.post('/api/client', { ...client, ...more })).data.id
  expectOk(await team.s1.post('/api/clientContact', { clientId: id, name: '何川', phone: '13800138000' }))
  await server.owner.query('update store.client set alias = $2 where id = $1', [id, '["丙城信息有限公司"]'])
})
afterEach(() => clock.shift(0))
afterAll(() => server?.close())

test('nothing is found of nothing, and by nobody without clients of their own', async () => {
  const empty = await ask(team.s2, {})
  expect([empty.status, empty.data.fields]).toEqual([422, { name: '请输入名称、税号或电话' }])
  expect((await ask(team.h, { name: '甲城软件' })).status).toBe(403)
  expect(await nodes(team.s2, { name: '乙城软件' })).toEqual([])
  expect(await nodes(team.s1, { name: '甲城软件', exceptId: id })).toEqual([])
})

test('whoever does not see the client hears no more than recognises it', async () => {
  const hidden = { id: null, name: '甲城****公司', userName: '林**', ownership: '私有' }
  expect(await nodes(team.s2, { name: '甲城软件（有限）公司' })).toEqual([{ ...hidden, level: '重复', by: '名称' }])
  expect(await nodes(team.s2, { name: '省甲城 软件' })).toEqual([{ ...hidden, level: '疑似', by: '名称' }])
  expect(await nodes(team.s1, { name: '甲城软件研究院' })).toEqual([
    { id, name: '甲城软件有限公司', userName: '林一', ownership: '私有', level: '疑似', by: '名称' },
  ])
})

test('a name of four signs is found wherever it is part of the other, one of three in none', async () => {
  const levels = async (name: string) =>
    (await nodes(team.s2, { name })).map(({ level, by }: { level: string; by: string }) => [level, by])
  expect(await levels('省甲城软件园区')).toEqual([['疑似', '名称']])
  expect(await levels('甲城软')).toEqual([])
})

test('by a former name, the tax number and the end of any telephone number', async () => {
  const found = async (query: Record<string, string>) =>
    (await nodes(team.s2, query)).map((one: { level: string; by: string }) => [one.level, one.by])
  expect(await found({ name: '丙城信息' })).toEqual([['重复', '曾用名']])
  expect(await found({ accountId: '91350100m000100y43' })).toEqual([['重复', '税号']])
  expect(await found({ phone: '059138120000' })).toEqual([['疑似', '电话']])
  expect(await found({ phone: '+86 138 0013 8000' })).toEqual([['疑似', '电话']])
  expect(await found({ phone: '8120000' })).toEqual([])
})

test('a client like another is stored once its person says that it is not the same', async () => {
  const client = { name: '甲城软件研究院', type: '企业', province: '甲省', city: '甲市', linkman: '何川' }
  const asked = async (more: object, api = team.s2) => (await api.post('/api/client', { ...client, ...more })).data
  const question = { confirmDuplicate: '存在疑似重复客户，请确认' }
  expect((await asked({})).fields).toEqual(question)
  expect((await asked({ name: '丁城医院', phone: '13800138000' })).fields).toEqual(question)
  const made = await asked({ confirmDuplicate: true })
  expect((await team.s2.patch(`/api/client/${made.id}`, { name: '甲城软件学院' })).data.fields).toEqual(question)
  expectOk(await team.s2.patch(`/api/client/${made.id}`, { site: '长街1号' }))
  expectOk(await team.s2.remove(`/api/client/${made.id}`))
})

test('a name of any length is compared, and of a word that stands in many names the shortest are found', async () => {
  // one sign that becomes eighteen where names are compared
  expect(await nodes(team.s2, { name: '\uFDFA'.repeat(255) })).toEqual([])
  const longer = `insert into store.client (id, tz_create, tz_update, name, normal_name, user_id, type, province, city, linkman)
    select gen_random_uuid(), now(), now(), x, x, $1, '企业', '甲省', '甲市', '何川' from unnest($2::text[]) x`
  const names = Array.from({ length: 120 }, (_, n) => `戊城中心医院分院${String(n).padStart(3, '0')}`)
  await server.owner.query(longer, [team.ids.s2, [...names, '1戊城中心医院']])
  const [first, ...others] = await nodes(team.s2, { name: '戊城中心医院' })
  expect([first.name, others.length]).toEqual(['1戊城中心医院', 9])
  await server.owner.query(`delete from store.client where normal_name like '%戊城中心医院%'`)
})

test('a client that was switched off is none', async () => {
  expectOk(await team.s1.patch('/api/client/client-enable', { id, isEnable: false }))
  expect(await nodes(team.s1, { name: '甲城软件' })).toEqual([])
  expectOk(await team.s1.patch('/api/client/client-enable', { id, isEnable: true }))
})

test('thirty times a minute', async () => {
  clock.shift(61)
  const answers = await Promise.all(Array.from({ length: 31 }, () => ask(team.s2, { name: '甲城软件' })))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, message }) => [status, message])).toEqual([[429, '操作过于频繁，请稍后再试']])
  clock.shift(122)
  expectOk(await ask(team.s2, { name: '甲城软件' }))
})
