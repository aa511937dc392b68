import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenSteps, wrongSteps } from '../../submit-payroll/server/calc/testing/worked-again.ts'

let server: TestServer
let books: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  books = await server.signIn('cw01', demoPassword)
})
afterAll(() => server.close())

const rowsOf = async (text: string) => (await server.owner.query(text)).rows

test('every slip of the demonstration company says how its figures came about', async () => {
  const [found] = await rowsOf(`select count(*)::int as all, count(*) filter (where
      (select t ->> 'value' from jsonb_array_elements(s.trace) t where t ->> 'step' = 'salaryTrue') = s.salary_true::text
      and coalesce((select t ->> 'value' from jsonb_array_elements(s.trace) t where t ->> 'step' = 'normMoney'), '0.00') = s.norm_money::text
      and coalesce((select t ->> 'value' from jsonb_array_elements(s.trace) t where t ->> 'step' = 'tax'), '0.00') = s.tax::text)::int as traced
    from store.money_payroll s`)
  expect(found.all).toBeGreaterThan(400)
  expect(found.traced).toBe(found.all)
})

test('every slip of the demonstration company is worked out again from its steps alone', async () => {
  const slips = await rowsOf('select id::text, trace from store.money_payroll order by id')
  expect(slips.length).toBeGreaterThan(400)
  const wrong = slips.flatMap(({ id, trace }) => wrongSteps(trace).map(({ step, value }) => `${id} ${step} ${value}`))
  expect(wrong).toEqual([])
  expect(new Set(slips.flatMap(({ trace }) => givenSteps(trace)))).toEqual(
    new Set(['socialMyself', 'accumulationFund']),
  )
})

test('a run beside the one before names only what changed', async () => {
  const clerk = await server.signIn('hr02', demoPassword)
  const [run] = await rowsOf(
    `select id::text from store.submit_payroll where company = 'A' order by month desc limit 1`,
  )
  const { nodes } = expectOk(await clerk.get(`/api/submitPayroll/diff?id=${run.id}`)).data
  expect(nodes.length).toBeGreaterThan(20)
  expect(JSON.stringify(nodes)).not.toContain('标准工资 0.00')
})

test('closed months keep what they came to, and what is changed later shows', async () => {
  const closed = await rowsOf(
    `select id::text, company, month from store.finance_period where status = '已结账' order by month`,
  )
  expect(closed).toHaveLength(42)
  const { id, company, month } = closed.at(-1)
  const { totals } = expectOk(await books.get(`/api/financePeriod/${id}`)).data
  expect(Number(totals.cost.total)).toBeGreaterThan(0)
  const ask = async () => expectOk(await books.get(`/api/financePeriod/hinders?id=${id}`)).data
  expect(await ask()).toMatchObject({ state: '已结账' })
  await server.owner.query(
    `update store.money_month set money = money + 5 where id = (select id from store.money_month
       where company = $1 and month = $2 and status = '通过' limit 1)`,
    [company, month],
  )
  expect(await ask()).toMatchObject({ state: '有变动', changedSince: '-5.00' })
})

test('the trail has the pay that went out and the closings, and its ends hold', async () => {
  const counts = await rowsOf(`select action, count(*)::int as n from store.finance_log
    where action in ('锁定', '发放', '结账') group by 1 order by 1`)
  expect(Object.fromEntries(counts.map(({ action, n }) => [action, n]))).toEqual({ 发放: 22, 结账: 42, 锁定: 23 })
  expect(expectOk(await books.get('/api/financeLog/verify')).data).toMatchObject({ ok: true })
  await server.owner.query(`alter table store.finance_log disable trigger user`)
  await server.owner.query(
    `delete from store.finance_log where seq >= (select max(seq) from store.finance_log where action = '结账')`,
  )
  expect(expectOk(await books.get('/api/financeLog/verify')).data.ok).toBe(false)
})

test('the bank file of a locked run has everybody it pays', async () => {
  const cashier = await server.signIn('cw03', demoPassword)
  const [run] = await rowsOf(`select id::text from store.submit_payroll where company = 'A' and stage = '已锁定'`)
  const [sum] = await rowsOf(
    `select sum(salary_true)::text as money from store.money_payroll where submit_id = '${run.id}'`,
  )
  expect(expectOk(await cashier.get(`/api/submitPayroll/bankFile?id=${run.id}`)).data.salaryTrue).toBe(sum.money)
})
