import { type Cast, expectOk, makeCast, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { Answer, House } from '@chengban/server/testing/house.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionAfter } from './server/project-product-rules.ts'

let house: House
let cast: Cast
let product: string

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []) => (await house.owner.query(text, [...params])).rows
const row = async (id: string) => expectOk(await cast.admin.get(`/api/projectProduct/${id}`)).data
const act = async (desk: Cast['s1'], name: string, id: string, more: object = {}) =>
  desk.post(`/api/projectProduct/action/${name}`, { id, version: (await row(id)).version, ...more })
const building = async (name: string, more: object = {}): Promise<string> => {
  const people = { principalId: cast.ids.s1, devPrincipalId: cast.ids.s2, audit1: cast.ids.h, audit2: cast.ids.g }
  const plan = { type: '常规迭代', startTime: day(), endTime: day(30), productLibraryId: product }
  return expectOk(await cast.admin.post('/api/projectProduct', { name, ...plan, ...people, ...more })).data.id
}
const approve = async (id: string): Promise<void> => {
  expectOk(await act(cast.admin, 'submit', id))
  expectOk(await act(cast.h, 'approve', id, { opinion: '同意' }))
  expectOk(await act(cast.g, 'approve', id, { opinion: '同意' }))
}

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  for (const [id, code] of [
    [cast.ids.h, 'projectProduct:audit1'],
    [cast.ids.g, 'projectProduct:audit2'],
  ])
    await sql(`update store."user" set operations = $2 where id = $1`, [id, JSON.stringify([code])])
  const body = { name: '平台', code: 'PT', category: '平台', principalId: cast.ids.g }
  product = expectOk(await cast.admin.post('/api/productLibrary', body)).data.id
})
afterAll(() => house.close())

test('the next version is the next middle figure', () => {
  expect([null, 1_000_000, 2_009_003].map(versionAfter)).toEqual(['V1.0.0', 'V1.1.0', 'V2.10.0'])
})

test('what is approved has a version to build: the one it names, or the next one free', async () => {
  const versionOf = async (id: string) => (await row(id)).productLibraryVersionId
  const one = await building('一期')
  expectOk(await act(cast.admin, 'submit', one))
  expectOk(await act(cast.h, 'approve', one, { opinion: '同意' }))
  expect(await versionOf(one)).toBeNull()
  expectOk(await act(cast.g, 'approve', one, { opinion: '同意' }))
  const [made] = await sql(
    'select name, stage, user_id, plan_date::text from store.product_library_version where id = $1',
    [await versionOf(one)],
  )
  expect(made).toEqual({ name: 'V1.0.0', stage: '规划', user_id: cast.ids.s2, plan_date: day(30) })
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
  expect(told(await act(cast.s1, 'health', id, { status: '关注', opinion: '缺人' }))[0]).toBe(422)
  await approve(id)
  expect((await act(cast.s2, 'health', id, { status: '关注', opinion: '缺人' })).status).toBe(403)
  expect(told(await act(cast.s1, 'health', id, { status: '关注' }))).toEqual([422, { opinion: '请填写原因' }])
  expectOk(await act(cast.s1, 'health', id, { status: '严重', opinion: '缺人' }))
  expect((await row(id)).status).toBe('严重')
  const heard = await sql(`select from store.message where user_id = $1 and title like '%四期健康度为严重%'`, [
    cast.ids.h,
  ])
  expect(heard.length).toBe(1)
  const follow = (desk: Cast['s1'], on: boolean) => desk.post('/api/projectProduct/follow', { id, follow: on })
  const isFollow = async () => (await cast.s2.get(`/api/projectProduct/${id}`)).data.isFollow
  expectOk(await follow(cast.s2, true))
  expect(await isFollow()).toBe(true)
  expectOk(await follow(cast.s2, false))
  expect(await isFollow()).toBe(false)
})
