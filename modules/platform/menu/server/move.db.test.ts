import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

let server: TestServer
let admin: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
})
afterAll(() => server.close())

const move = (id: number, parentId: number | null, sort: number) => admin.post('/api/menu/move', { id, parentId, sort })
const below = async (parentId: number): Promise<[number, number][]> =>
  (
    await server.owner.query<{ id: number; sort: number }>(
      'select id, sort from store.menu where parent_id = $1 order by sort, id',
      [parentId],
    )
  ).rows.map(({ id, sort }) => [id, sort])

it('refuses who may not, entries there are none of, and a third level', async () => {
  const seller = await server.signIn('xs02', demoPassword)
  expect(await seller.post('/api/menu/move', { id: 201, parentId: 200, sort: 10 })).toMatchObject({ status: 403 })
  expect(await move(9999, 200, 10)).toMatchObject({ status: 404 })
  expect(await move(201, 9999, 10)).toMatchObject({ status: 422, message: '上级菜单不存在' })
  for (const [id, parentId] of [
    [201, 202],
    [200, 300],
    [200, 200],
  ] as const)
    expect(await move(id, parentId, 10)).toMatchObject({ status: 422, message: '菜单最多两级' })
})

it('puts an entry in front of its sibling and numbers them anew', async () => {
  const before = (await below(200)).map(([id]) => id)
  const last = before.at(-1) as number
  expectOk(await move(last, 200, 20))
  const after = await below(200)
  expect(after.map(([id]) => id)).toEqual([before[0], last, ...before.slice(1, -1)])
  expect(after.map(([, sort]) => sort)).toEqual(after.map((_, index) => (index + 1) * 10))
})

it('takes an entry to another group, at the end when nothing comes after it', async () => {
  const [first] = (await below(200)).map(([id]) => id)
  expectOk(await move(first as number, 300, 10_000))
  expect((await below(300)).at(-1)?.[0]).toBe(first)
  expect((await below(200)).map(([id]) => id)).not.toContain(first)
})

it('many at once leave no two in one place', async () => {
  const entries = (await below(300)).map(([id]) => id)
  for (const answer of await Promise.all(entries.map((id, index) => move(id, 300, (index * 37) % 90)))) expectOk(answer)
  const sorts = (await below(300)).map(([, sort]) => sort)
  expect(new Set(sorts).size).toBe(entries.length)
})
