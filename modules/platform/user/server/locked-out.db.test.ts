import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Answer, type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let seller: Api
let id: string

beforeAll(async () => {
  server = await openServer({ demo: true })
  seller = await server.signIn('xs04', demoPassword)
  id = (await server.owner.query(`select user_id from store.admin where name = 'xs04'`)).rows[0].user_id
})
afterAll(() => server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const lock = (reason: string | null) =>
  server.owner.query(`update store."user" set lock_reason = $2 where id = $1`, [id, reason])
const barred = [409, '账号已锁定，请联系主管解锁']
const resources = ['officialSealUse', 'receive', 'testApply', 'demoApply', 'overtime', 'restDay', 'submitExpense']

test.each(['报告未交', '警告超限'])('who is locked for %s makes no application, and reads on', async (reason) => {
  await lock(reason)
  for (const resource of resources) expect(told(await seller.post(`/api/${resource}`, {}))).toEqual(barred)
  expect((await seller.get('/api/restDay?pageSize=10')).status).toBe(200)
  expect((await seller.get('/api/core-user/info')).data.isLocked).toBe(true)
})

test('what was written before is not handed in either', async () => {
  const { rows } = await server.owner.query(
    `update store.submit_expense set status = '草稿', user_id = $1, creator_id = $1 where id = (select id from store.submit_expense limit 1) returning id, version`,
    [id],
  )
  const submit = () => seller.post('/api/submitExpense/action/submit', rows[0])
  expect(told(await submit())).toEqual(barred)
  await lock(null)
  expect(told(await submit())).not.toEqual(barred)
})

test('failed sign-ins keep out at the door, not from work that is under way', async () => {
  await lock('登录失败')
  expect(told(await seller.post('/api/overtime', {}))[0]).toBe(422)
})
