import { clock } from '@chengban/engine/clock.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let api: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  await server.owner.query('update store.work_day set need_open = false')
  // half past nine in the morning, so that the day has room on both sides
  const now = new Date(clock.now().getTime() + 8 * 3_600_000)
  clock.shift((9.5 * 60 - (now.getUTCHours() * 60 + now.getUTCMinutes())) * 60)
  api = await server.signIn('xs02', demoPassword)
})
afterAll(async () => {
  clock.shift(0)
  await server.close()
})

const hours = (by: number): string => new Date(clock.now().getTime() + by * 3_600_000).toISOString()

const meet = async (name: string, from: number, to: number, needOpen: boolean): Promise<string> => {
  const of = { name, kind: await server.idOf('meetingKind', {}), hostId: await server.idOf('user', {}) }
  const board = { needOpen, visitor: '省人民医院一行', work: '议程是保密的', color: '#FFFFFF' }
  return server.make('workDay', { ...of, ...board, date: hours(from), endDate: hours(to), status: '待召开' })
}

test('whoever is not signed in sees no board', async () => {
  expect(await api.as('').get('/api/workDay/welcome')).toMatchObject({ status: 401 })
})

test("today's meetings with a board, in their order; neither what is over, cancelled, of another day nor without one", async () => {
  const second = await meet('下午的会', 5, 6, true)
  const first = await meet('上午的会', 1, 2, true)
  await meet('已经结束', -2, -1, true)
  await meet('不开欢迎屏', 1, 2, false)
  const tomorrow = await meet('明天的会', 24, 25, true)
  await server.owner.query(`update store.work_day set status = '已取消' where id = $1`, [
    await meet('取消了', 1, 2, true),
  ])
  const { nodes } = (await api.get('/api/workDay/welcome')).data
  expect(nodes.map(({ id }: { id: string }) => id)).toEqual([first, second])
  expect(Object.keys(nodes[0]).sort()).toEqual(
    ['address', 'background', 'color', 'date', 'endDate', 'id', 'logo', 'name', 'visitor'].sort(),
  )
  expect((await api.get(`/api/workDay/welcome?id=${tomorrow}`)).data.nodes).toMatchObject([{ name: '明天的会' }])
  expect((await api.get('/api/workDay/welcome?id=nothing')).data.nodes).toEqual([])
})

test('ground and logo are seen by whoever is signed in, and by nobody else; other files of the meeting stay its own', async () => {
  const { rows } = await server.owner.query<{ id: string }>(`select id from store.work_day where need_open limit 1`)
  const host = await server.signIn('gm', demoPassword)
  const bring = async (field: string): Promise<string> => {
    const url = expectOk(await host.upload(`${field}.txt`, field)).data as string
    const fileId = await server.idOf('storedFile', { url })
    await server.make('fileLink', { fileId, module: 'workDay', relevanceId: String(rows[0]?.id), field })
    return url
  }
  const [ground, minutes] = [await bring('background'), await bring('minutesFile')]
  const see = async (url: string): Promise<number> =>
    (await server.app.inject({ url, headers: { authorization: `Bearer ${api.token}` } })).statusCode
  expect((await server.app.inject({ url: ground })).statusCode).toBe(401)
  expect([await see(ground), await see(minutes)]).toEqual([200, 404])
})
