import { type Api, adminPassword, filters, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let api: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  api = await server.signIn('admin', adminPassword)
  await sql('alter table store.finance_log disable trigger user')
})
afterAll(() => server.close())

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
/** Empties the log, so that no earlier reading of the day counts. */
beforeEach(async () => void (await sql('truncate store.finance_log')))
const told = () => sql(`select content, ids from store.finance_log where module = 'moneySalary' order by seq`)
const asked = (measures: object, more = '') =>
  api.get(`/api/moneySalary/statistics?measures=${encodeURIComponent(JSON.stringify(measures))}${more}`)
/** The agreements of others of which this is true. */
const agreed = async (where: string): Promise<string[]> =>
  (
    await sql(
      `select s.id::text from store.money_salary s where s.norm_money is not null
       and s.user_id <> (select user_id from store.admin where name = 'admin') and ${where} order by s.id`,
    )
  ).map(({ id }) => id)
const pay = { pay: { sum: 'normMoney' } }

test.each([
  ['days', pay, '&date=dtStart&date1=2025-01-01&date2=2025-12-31', `s.dt_start between '2025-01-01' and '2025-12-31'`],
  [
    'a day in force',
    pay,
    '&from=dtStart&to=dtEnd&asOf=2025-12-31',
    `s.dt_start <= '2025-12-31' and (s.dt_end is null or s.dt_end >= '2025-12-31')`,
  ],
  ['a filter', pay, `&filters=${filters({ isFormal: { equalTo: true } })}`, 's.is_formal'],
  ['its own condition', { pay: { sum: 'normMoney', where: { isFormal: { equalTo: false } } } }, '', 'not s.is_formal'],
  [
    'that of one of two parts',
    {
      share: {
        rate: [
          { sum: 'normMoney', where: { isFormal: { equalTo: false } } },
          { count: { needFund: { equalTo: true } } },
        ],
      },
    },
    '',
    'not s.is_formal',
  ],
] as const)('a sum narrowed by %s is told by the rows that were summed', async (_, measures, more, where) => {
  const [ids, all] = [await agreed(where), await agreed('true')]
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.length).toBeLessThan(all.length)
  expect((await asked(measures, more)).status).toBe(200)
  expect((await told()).map((one) => one.ids.sort())).toEqual([ids])
})

test('a sum of no pay is not told', async () => {
  expect((await asked({ formal: { count: { isFormal: { equalTo: true } } } })).status).toBe(200)
  expect(await told()).toEqual([])
})

test('a sum over more rows than are named says so, names none, and counts none as read', async () => {
  const [{ id }] = await sql(`select id from store.money_salary limit 1`)
  const columns = (
    await sql(
      `select column_name as name from information_schema.columns where table_schema = 'store' and table_name = 'money_salary'
         and column_name not in ('id', 'submit_id', 'user_id') and is_generated = 'NEVER'`,
    )
  )
    .map(({ name }) => `"${name}"`)
    .join()
  await sql(
    `set session_replication_role = replica;
     insert into store.money_salary (id, submit_id, user_id, ${columns}) select uuidv7(), uuidv7(), uuidv7(), ${columns}
       from store.money_salary, generate_series(1, 600) where id = '${id}';
     set session_replication_role = origin`,
  )
  expect((await asked(pay)).status).toBe(200)
  expect(await told()).toEqual([{ content: '查看薪资标准合计，超过500条', ids: [] }])
  await api.get(`/api/moneySalary/${id}`)
  expect((await told()).at(-1).ids).toEqual([id])
})
