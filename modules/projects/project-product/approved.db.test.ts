import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionAfter } from './server/project-product-rules.ts'

let server: TestServer
let team: Team
let product: string

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const row = async (id: string) => expectOk(await team.admin.get(`/api/projectProduct/${id}`)).data
const act = async (api: Team['s1'], name: string, id: string, more: object = {}) =>
  api.post(`/api/projectProduct/action/${name}`, { id, version: (await row(id)).version, ...more })
const building = async (name: string, more: object = {}): Promise<string> => {
  const people = { principalId: team.ids.s1, devPrincipalId: team.ids.s2, audit1: team.ids.h, audit2: team.ids.g }
  const plan = { type: '常规迭代', startTime: day(), endTime: day(30), productLibraryId: product }
  return expectOk(await team.admin.post('/api/projectProduct', { name, ...plan, ...people, ...more })).data.id
}
const approve = async (id: string): Promise<void> => {
  expectOk(await act(team.admin, 'submit', id))
  expectOk(await act(team.h, 'approve', id, { opinion: '同意' }))
  expectOk(await act(team.g, 'approve', id, { opinion: '同意' }))
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  for (const [id, code] of [
    [team.ids.h, 'projectProduct:audit1'],
    [team.ids.g, 'projectProduct:audit2'],
  ])
    await sql(`update store."user" set operations = $2 where id = $1`, [id, JSON.stringify([code])])
  const body = { name: '平台', code: 'PT', category: '平台', principalId: team.ids.g }
  product = expectOk(await team.admin.post('/api/productLibrary', body)).data.id
})
afterAll(() => server.close())

test('the next version is the next middle figure', () => {
  expect([null, 1_000_000, 2_009_003].map(versionAfter)).toEqual(['V1.0.0', 'V1.1.0', 'V2.10.0'])
})

test('what is approved has a version to build: the one it names, or the next one free', async () => {
  const versionOf = async (id: string) => (await row(id)).productLibraryVersionId
  const one = await building('一期')
  expectOk(await act(team.admin, 'submit', one))
  expectOk(await act(team.h, 'approve', one, { opinion: '同意' }))
  expect(await versionOf(one)).toBeNull()
  expectOk(await act(team.g, 'approve', one, { opinion: '同意' }))
  const [made] = await sql(
    'select name, stage, user_id, plan_date::text from store.product_library_version where id = $1',
    [await versionOf(one)],
  )
  expect(made).toEqual({ name: 'V1.0.0', stage: '规划', user_id: team.ids.s2, plan_date: day(30) })
  const two = await building('二期')
  await approve(two)
  const three = await building('三期', { productLibraryVersionId: await versionOf(two) })
  await approve(three)
  expect(await versionOf(three)).toBe(await versionOf(two))
  const names = await sql('select name from store.product_library_version order by order_no')
  expect(names.map(({ name }) => name)).toEqual(['V1.0.0', 'V1.1.0'])
})

test('its manager says how it fares, with a reason unless all is well; others follow it', async () => {
  const id = await building('四期')
  expect(told(await act(team.s1, 'health', id, { status: '关注', opinion: '缺人' }))[0]).toBe(422)
  await approve(id)
  expect((await act(team.s2, 'health', id, { status: '关注', opinion: '缺人' })).status).toBe(403)
  expect(told(await act(team.s1, 'health', id, { status: '关注' }))).toEqual([422, { opinion: '请填写原因' }])
  expectOk(await act(team.s1, 'health', id, { status: '严重', opinion: '缺人' }))
  expect((await row(id)).status).toBe('严重')
  const heard = await sql(`select from store.message where user_id = $1 and title like '%四期健康度为严重%'`, [
    team.ids.h,
  ])
  expect(heard.length).toBe(1)
  const follow = (api: Team['s1'], on: boolean) => api.post('/api/projectProduct/follow', { id, follow: on })
  const isFollow = async () => (await team.s2.get(`/api/projectProduct/${id}`)).data.isFollow
  expectOk(await follow(team.s2, true))
  expect(await isFollow()).toBe(true)
  expectOk(await follow(team.s2, false))
  expect(await isFollow()).toBe(false)
})
