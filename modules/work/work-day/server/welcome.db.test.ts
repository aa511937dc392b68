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
  const { rows } = await server.owner.query(
    `insert into store.work_day (id, tz_create, tz_update, name, kind, date, end_date, host_id, need_open, visitor, work, status, color)
     select uuidv7(), now(), now(), $1, (select id from store.meeting_kind limit 1), $2, $3, (select id from store."user" limit 1), $4, '省人民医院一行', '议程是保密的', '待召开', '#FFFFFF'
     returning id`,
    [name, hours(from), hours(to), needOpen],
  )
  return rows[0].id
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
    await server.owner.query(
      `insert into store.file_link (id, tz_create, tz_update, file_id, module, relevance_id, field)
       select gen_random_uuid(), now(), now(), f.id, 'workDay', $2, $3 from store.stored_file f where f.url = $1`,
      [url, rows[0]?.id, field],
    )
    return url
  }
  const [ground, minutes] = [await bring('background'), await bring('minutesFile')]
  const see = async (url: string): Promise<number> =>
    (await server.app.inject({ url, headers: { authorization: `Bearer ${api.token}` } })).statusCode
  expect((await server.app.inject({ url: ground })).statusCode).toBe(401)
  expect([await see(ground), await see(minutes)]).toEqual([200, 404])
})
