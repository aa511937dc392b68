import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const item = async (code: string, kind: string): Promise<string> =>
  expectOk(await team.admin.post('/api/receiveItem', { name: code, code, category: '电子设备', kind })).data.id
const read = async (id: string) => expectOk(await team.admin.get(`/api/receiveItem/${id}`)).data
const stockIn = (id: string, quantity: number, more: object = {}, api = team.admin) =>
  api.post('/api/receiveItem/action/stockIn', { id, quantity, ...more })
const count = async (rows: readonly (readonly [string, number, string?])[]) =>
  team.admin.post('/api/receiveItem/action/count', {
    rows: await Promise.all(
      rows.map(async ([id, counted, remark]) => ({ id, version: (await read(id)).version, counted, remark })),
    ),
  })

test('an asset comes in with as many numbers, and none that anything has', async () => {
  const laptop = await item('A1', '固定资产')
  expect(await stockIn(laptop, 2, { assetNos: ['N1'] })).toMatchObject({ status: 422, message: '请填写2个资产编号' })
  expect((await stockIn(laptop, 1, { assetNos: ['N1'] }, team.s1)).status).toBe(403)
  expect(expectOk(await stockIn(laptop, 2, { assetNos: ['N1', 'N2'] })).data).toEqual({ stock: 2 })
  expect((await read(laptop)).assets.map(({ no, state }: { no: string; state: string }) => [no, state])).toEqual([
    ['N1', '在库'],
    ['N2', '在库'],
  ])
  const other = await item('A2', '固定资产')
  expect(await stockIn(other, 1, { assetNos: ['N2'] })).toMatchObject({ status: 422, message: '资产编号已存在' })
  const answers = await Promise.all([laptop, other, laptop, other].map((id) => stockIn(id, 1, { assetNos: ['N9'] })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a count books what is more or less, all of it or nothing', async () => {
  const [pens, cups] = [await item('B1', '耗材'), await item('B2', '耗材')]
  expectOk(await stockIn(pens, 10))
  expectOk(await stockIn(cups, 5))
  const refused = await count([
    [pens, 12, '多了两支'],
    [cups, 4],
  ])
  expect([refused.status, refused.data.rows[0].index]).toEqual([422, 1])
  expect((await read(pens)).stock).toBe(10)
  const done = await count([
    [pens, 12, '多了两支'],
    [cups, 5],
  ])
  expect(expectOk(done).data).toEqual({ changed: 1 })
  expect([(await read(pens)).stock, (await read(cups)).stock]).toEqual([12, 5])
  expect(
    await team.admin.post('/api/receiveItem/action/count', {
      rows: [{ id: pens, version: 0, counted: 1, remark: 'x' }],
    }),
  ).toMatchObject({
    status: 409,
  })
})
