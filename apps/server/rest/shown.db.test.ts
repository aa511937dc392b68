import { nameOf } from '@chengban/modules/platform/server/demo/names.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let hr: Api
let seller: Api
let id: string

beforeAll(async () => {
  server = await openServer({ demo: true })
  hr = await server.signIn('hr01', demoPassword)
  seller = await server.signIn('xs02', demoPassword)
  id = (await server.owner.query(`select user_id from store.admin where name = 'xs02'`)).rows[0].user_id
})
afterAll(() => server.close())

const readings = async (): Promise<string[]> =>
  (
    await server.owner.query(
      `select content from store.comment where relevance_id = $1 and content like '查看%' order by tz_create, id`,
      [id],
    )
  ).rows.map(({ content }) => content)

test('who lacks the code reads nothing and leaves nothing', async () => {
  const other = await server.signIn('xs03', demoPassword)
  expect((await other.get(`/api/user/${id}`)).data).toMatchObject({ salary: null, bankAccount: null })
  expect((await other.get(`/api/user/${id}?reveal=salary`)).data.salary).toBe(null)
  expect((await other.get(`/api/user/${id}?reveal=`)).data.veiled).toBeUndefined()
  expect(await readings()).toEqual([])
})

test('one reads one’s own without a trace', async () => {
  expect((await seller.get(`/api/user/${id}`)).data.salary).toBe('9000.00')
  expect((await seller.get(`/api/user/${id}?reveal=`)).data.salary).toBe('9000.00')
  expect(await readings()).toEqual([])
})

test('a screen that does not ask gets none of it, and is told what it may ask for', async () => {
  const row = (await hr.get(`/api/user/${id}?reveal=`)).data
  expect([row.salary, row.bankAccount]).toEqual([null, null])
  expect(row.veiled).toEqual(['salary', 'bankAccount', 'bankName'])
  expect(await readings()).toEqual([])
})

test('each field that is asked for is given and told, each time', async () => {
  const row = (await hr.get(`/api/user/${id}?reveal=salary`)).data
  expect([row.salary, row.bankAccount, row.veiled.includes('salary')]).toEqual(['9000.00', null, false])
  await hr.get(`/api/user/${id}?reveal=salary,bankAccount`)
  expect(await readings()).toEqual(['查看基本薪资', '查看基本薪资、银行账号'])
  expect((await hr.get(`/api/comment?module=user&relevanceId=${id}&pageSize=9999`)).data.nodes[0].user.name).toBe(
    nameOf('hr01'),
  )
})

test('the plain row has all of it and tells all of it', async () => {
  expect((await hr.get(`/api/user/${id}`)).data).toMatchObject({ salary: '9000.00' })
  expect((await readings()).at(-1)).toBe('查看基本薪资、银行账号、开户行')
})

test('who writes one of them gets that back and no other', async () => {
  const before = (await readings()).length
  const written = (await hr.patch(`/api/user/${id}`, { patch: { salary: '9100.00' } })).data
  expect([written.salary, written.bankAccount]).toEqual(['9100.00', null])
  expect(written.veiled).toContain('bankAccount')
  expect((await readings()).length).toBe(before)
})

test('no reading without its trace: where it cannot be written nothing is given', async () => {
  await server.owner.query(
    `alter table store.comment add constraint no_trace check (content not like '查看%') not valid`,
  )
  const refused = await hr.get(`/api/user/${id}`)
  expect([refused.status, refused.data?.salary]).toEqual([expect.any(Number), undefined])
  expect(refused.code).not.toBe('OK')
  await server.owner.query('alter table store.comment drop constraint no_trace')
})

test.each(['contract', 'user', 'course', 'workDay'])(
  'what a row of %s refers to is called the same in a list, beside its acts, and in the record',
  async (entity) => {
    const gm = await server.signIn('gm', demoPassword)
    const shown = (row: object) =>
      Object.fromEntries(
        Object.entries(row).filter(([key, value]) => key.endsWith('Shown') || (value && 'id' in Object(value))),
      )
    const plain = (await gm.get(`/api/${entity}?pageSize=10`)).data.nodes
    const acting = (await gm.get(`/api/${entity}?pageSize=10&can=1`)).data.nodes
    const whole = await Promise.all(
      plain.map(async ({ id }: { id: string }) => (await gm.get(`/api/${entity}/${id}`)).data),
    )
    expect(plain.length).toBeGreaterThan(0)
    expect(Object.keys(shown(plain[0])).length).toBeGreaterThan(0)
    expect(acting.map(shown)).toEqual(plain.map(shown))
    expect(whole.map(shown)).toEqual(plain.map(shown))
  },
)
