import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let keeper: Api
let person: Api
let id: string
beforeAll(async () => {
  server = await openServer({ demo: true })
  keeper = await server.signIn('admin', adminPassword)
  const { rows } = await server.owner.query(
    `update store.check_on_work c set status = '待本人确认', reply = null, cap_confirmed = null, remain_confirmed = null,
       tz_confirm = null from store.admin a where a.user_id = c.user_id and c.id = (select c.id from store.check_on_work c
         join store.admin a on a.user_id = c.user_id where a.name = 'yf03' order by c.start_date desc limit 1)
     returning c.id, a.name`,
  )
  id = rows[0].id
  person = await server.signIn(rows[0].name, demoPassword)
})
afterAll(() => server.close())

const sheet = async () => expectOk(await keeper.get(`/api/checkOnWork/${id}`)).data
const step = async (api: Api, move: string, values: object) =>
  api.post(`/api/checkOnWork/action/${move}`, { id, version: (await sheet()).version, ...values })

test('a sheet goes back to its person once, and the second reply closes it with its figures', async () => {
  expectOk(await step(person, 'object', { objection: '当天在客户现场' }))
  expect((await step(person, 'reply', { reply: '自己答复' })).status).toBe(403)
  expect((await step(keeper, 'reply', {})).status).toBe(422)
  expect(expectOk(await step(keeper, 'reply', { reply: '已核对' })).data.status).toBe('待本人确认')
  expect(await sheet()).toMatchObject({ tzConfirm: null, capConfirmed: null, remainConfirmed: null })
  expectOk(await step(person, 'object', { objection: '仍有出入' }))
  expect(expectOk(await step(keeper, 'reply', { reply: '维持' })).data.status).toBe('已确认')
  const closed = await sheet()
  expect(closed.tzConfirm).not.toBeNull()
  expect([closed.capConfirmed, closed.remainConfirmed]).toEqual([closed.cap, closed.remain])
  expect((await step(person, 'object', { objection: '第三次' })).status).toBe(409)
})
