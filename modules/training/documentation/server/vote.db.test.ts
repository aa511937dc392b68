import { type Cast, expectOk, makeCast, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { House } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let id: string

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  const { id: roleId } = expectOk(await cast.admin.post('/api/role', { name: '教务' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['documentation:manage'] }
  expectOk(await cast.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await cast.admin.post('/api/userRole', { userId: cast.ids.h, roleId }))
  const given = { name: '请假与销假', type: '帮助文档', content: '提前提交' }
  id = expectOk(await cast.h.post('/api/documentation', given)).data.id
})
afterAll(() => house.close())

const vote = (good: unknown, desk = cast.s1) => desk.post('/api/documentation/action/vote', { id, good })
const read = async (desk = cast.s1) => expectOk(await desk.get(`/api/documentation/${id}`)).data

test('what nobody can read yet is not voted on, and a voice says something', async () => {
  expect((await vote(true)).status).toBe(404)
  expect(await vote(true, cast.h)).toMatchObject({ status: 409, message: '资料未发布' })
  expectOk(await cast.h.post('/api/documentation/action/publish', { id, version: 1 }))
  expect((await vote(undefined)).status).toBe(422)
  expect(
    (await cast.s1.patch(`/api/documentation/${id}`, { id, version: 2, patch: { goodUserIds: [] } })).status,
  ).not.toBe(200)
})

test('everybody has one voice, which may be changed, also at once; the page keeps its version', async () => {
  const { version } = await read()
  expect(expectOk(await vote(true)).data).toEqual({ good: true, goodCount: 1, badCount: 0 })
  expect(expectOk(await vote(true)).data).toMatchObject({ goodCount: 1, badCount: 0 })
  expect(await read()).toMatchObject({ version, goodUserIds: [cast.ids.s1], isGood: true, isBad: false })
  expect((await read(cast.s2)).isGood).toBe(false)
  const both = await Promise.all([vote(false), vote(false), vote(false, cast.s2), vote(false, cast.s2)])
  for (const one of both) expectOk(one)
  expect(await read()).toMatchObject({ version, goodCount: 0, badCount: 2, isGood: false, isBad: true })
})

test('a page is read once a person and day, by opening it; its version stays', async () => {
  const { version, readCount } = await read(cast.h)
  const counted = async () =>
    (await house.owner.query<{ n: number }>('select read_count as n from store.documentation where id = $1', [id]))
      .rows[0]?.n
  expect(await counted()).toBe(readCount)
  expectOk(await cast.g.get('/api/documentation?pageSize=10'))
  expect(await counted()).toBe(readCount)
  expect((await read(cast.g)).readCount).toBe(readCount + 1)
  expect(await read(cast.g)).toMatchObject({ readCount: readCount + 1, version })
  await house.owner.query('update app.documentation_read set day = day - 1')
  expect((await read(cast.g)).readCount).toBe(readCount + 2)
})
