import { today } from '@chengban/engine/clock.ts'
import { addDays } from '@chengban/kernel/days.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team

const ask = (query: Record<string, string>, api: Api = team.admin): Promise<Answer> =>
  api.get(`/api/sell/publicity?${new URLSearchParams(query)}`)
const titles = async (query: Record<string, string>, api?: Api): Promise<string[]> =>
  expectOk(await ask(query, api)).data.nodes.map(({ title }: { title: string }) => title)
/** Noon of a day so long ago. */
const notice = (title: string, days: number, more: object): Promise<Answer> =>
  team.admin.post('/api/zfcg', {
    title,
    kind: '中标公告',
    source: '甲省公共资源网',
    url: `https://example.com/${encodeURIComponent(title)}`,
    tzPublish: `${addDays(today(), -days)}T12:00:00+08:00`,
    ...more,
  })

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const seller = {
    kind: '销方',
    selfCompany: 'A',
    title: '甲城软件有限公司',
    taxNo: '91350100M000100Y43',
    address: '甲市一路1号',
    tel: '0591-38120000',
    bank: '甲行',
    account: '12345678',
    singleLimit: '100000.00',
    monthLimit: '100000.00',
  }
  expectOk(await team.admin.post('/api/invoicingConfig', seller))
  expectOk(await notice('甲院平台', 1, { winner: '甲城软件（有限）公司', winMoney: '100.00', province: '甲省' }))
  expectOk(await notice('乙院平台', 2, { winner: '乙城信息有限公司', winMoney: '90.10', province: '乙省' }))
  expectOk(await notice('丙院平台', 90, { winner: '乙城信息有限公司', winMoney: '9.91' }))
  expectOk(await notice('丁院平台', 91, { winner: '乙城信息有限公司', winMoney: '1000.00' }))
  expectOk(await notice('戊院废标', 3, { kind: '废标公告' }))
  expectOk(await notice('己院招标', 1, { kind: '招标公告' }))
})
afterAll(() => server?.close())

test('is told to those who see notices, of days in their order', async () => {
  expect((await ask({}, team.h)).status).toBe(403)
  const wrong = await ask({ date1: '2026-02-02', date2: '2026-02-01' })
  expect([wrong.status, wrong.data.fields]).toEqual([422, { date1: '日期错误' }])
})

test('tells of results of 90 days, newest first, and which are ours', async () => {
  const { nodes, totalCount } = expectOk(await ask({})).data
  expect(totalCount).toBe(4)
  expect(nodes.map(({ title, isOurs }: { title: string; isOurs: boolean }) => [title, isOurs])).toEqual([
    ['甲院平台', true],
    ['乙院平台', false],
    ['戊院废标', false],
    ['丙院平台', false],
  ])
})

test('sums the winners of the whole filter, not of the page', async () => {
  const { nodes, byWinner } = expectOk(await ask({ pageSize: '1' })).data
  expect(nodes.length).toBe(1)
  expect(byWinner).toEqual([
    { winner: '乙城信息有限公司', count: 2, money: '100.01' },
    { winner: '甲城软件（有限）公司', count: 1, money: '100.00' },
  ])
})

test('by winner, province, days and the words one subscribed to', async () => {
  expect(await titles({ winner: '乙城' })).toEqual(['乙院平台', '丙院平台'])
  expect(await titles({ province: '甲省' })).toEqual(['甲院平台'])
  const long = addDays(today(), -91)
  expect(await titles({ date1: long, date2: long })).toEqual(['丁院平台'])
  expect(await titles({ mine: 'true' }, team.s1)).toEqual([])
  expectOk(await team.admin.post('/api/keyword', { word: '乙院', userIds: [team.ids.s1] }))
  expect(await titles({ mine: 'true' }, team.s1)).toEqual(['乙院平台'])
})

test('whoever reads notices subscribes to a word for themselves alone, as often as they like', async () => {
  const id = expectOk(await team.admin.post('/api/keyword', { word: '丙院', userIds: [team.ids.h] })).data.id
  const subscribe = (on: boolean, api = team.s1) => api.post('/api/keyword/action/subscribe', { id, on })
  const people = async () => expectOk(await team.admin.get(`/api/keyword/${id}`)).data.userIds
  expect((await team.s1.patch(`/api/keyword/${id}`, { patch: { userIds: [] } })).status).toBe(403)
  expectOk(await subscribe(true))
  expectOk(await subscribe(true))
  expect(await people()).toEqual([team.ids.h, team.ids.s1])
  expect(await titles({ mine: 'true' }, team.s1)).toEqual(['乙院平台', '丙院平台'])
  expectOk(await subscribe(false))
  expect(await people()).toEqual([team.ids.h])
})
