import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
const desks = new Map<string, Api>()

// the schema of GraphQL takes seconds to build
beforeAll(async () => {
  server = await openServer({ demo: true, graphql: true })
  for (const name of ['admin', 'gm', 'cw01', 'ss01', 'xs01', 'xs02'])
    desks.set(name, await server.signIn(name, name === 'admin' ? adminPassword : demoPassword))
})
afterAll(() => server.close())

const at = (name: string): Api => desks.get(name) as Api
const rows = async (text: string) => (await server.owner.query(text)).rows
const years = 'date1=2025-01-01&date2=2026-12-31'
const days = `date1: "2025-01-01", date2: "2026-12-31"`
const sumOf = async (name: string, path: string) => expectOk(await at(name).get(`/api${path}`)).data
const asked = async (name: string, query: string): Promise<Graph> => {
  const response = await server.app.inject({
    ...{ method: 'POST', url: '/postgraphiles/public/graphql', payload: { query } },
    headers: { authorization: `Bearer ${at(name).token}` },
  })
  return response.json()
}

interface Graph {
  readonly data?: Record<string, { sum: unknown; nodes: unknown[]; totalCount: number } | null> | null
  readonly errors?: readonly { readonly message: string }[]
}

describe('whoever may not', () => {
  test.each(['sumMoneySever', 'sumMoneySalary', 'sumMoneySalary2', 'sumMoneyPayroll'])(
    'has no %s at either door',
    async (name) => {
      expect((await at('ss01').get(`/api/finance/${name}?${years}`)).code).toBe('FORBIDDEN')
      const { data, errors } = await asked('ss01', `{ ${name}(${days}) { totalCount } }`)
      expect(data?.[name] ?? null).toBeNull()
      expect(errors?.[0]?.message).toMatch(/^permission denied/)
    },
  )

  test('asks the functions beside the door in vain', async () => {
    const [{ n }] = await rows(`select count(*)::int as n from app.sum_money_salary('2025-01-01', '2026-12-31')`)
    expect(n).toBe(0)
  })

  test('has the claims of their own alone', async () => {
    const own = await sumOf('xs01', `/finance/sumMoneyExpense?${years}`)
    const all = await sumOf('cw01', `/finance/sumMoneyExpense?${years}`)
    expect(own.sum.count).toBeLessThan(all.sum.count)
    const [standing] = await rows(
      `select count(*)::int as count from store.money_expense e join store.submit_expense s on s.id = e.submit_id
         join store.admin a on a.user_id = s.user_id
       where a.name = 'xs01' and s.status = '通过' and e.status in ('通过', '核减') and e.book_date between '2025-01-01' and '2026-12-31'`,
    )
    expect(own.sum.count).toBe(standing.count)
  })
})

test('days the wrong way round and kinds that are none are told', async () => {
  const wrong = 'date1=2026-02-01&date2=2026-01-31'
  expect((await at('cw01').get(`/api/finance/sumMoneySever?${wrong}`)).data.fields).toEqual({ date2: '日期错误' })
  const { data } = await at('cw01').get(`/api/finance/sumMoneyExpense?${years}&kind=无此类`)
  expect(data.fields).toEqual({ kind: '费用归属错误' })
  expect((await sumOf('cw01', '/finance/sumMoneySever?date1=2026-01-31&date2=2026-01-31')).totalCount).toBeLessThan(9)
})

test('services, claims and runs add up to what stands, the same at both doors', async () => {
  const between = (column: string): string => `${column} between '2025-01-01' and '2026-12-31'`
  const [server] = await rows(`select sum(money)::text as sum from store.money_server where ${between('date')}`)
  const told = await asked('cw01', `{ sumMoneySever(${days}) { sum totalCount nodes { company type count money } } }`)
  expect(told.errors).toBeUndefined()
  expect(told.data?.sumMoneySever?.sum).toBe(server.sum)
  expect(told.data?.sumMoneySever).toEqual(await sumOf('cw01', `/finance/sumMoneySever?${years}`))
  const [claims] = await rows(
    `select count(*)::int as count, sum(e.money)::text as money, sum(e.audit_money)::text as "auditMoney",
       (sum(e.money) - sum(e.audit_money))::text as "lessMoney"
     from store.money_expense e join store.submit_expense s on s.id = e.submit_id
     where s.status = '通过' and e.status in ('通过', '核减') and ${between('e.book_date')}`,
  )
  expect((await sumOf('gm', `/finance/sumMoneyExpense?${years}`)).sum).toEqual(claims)
  const [runs] = await rows(
    `select count(*)::int as runs, sum(salary_true)::text as "salaryTrue" from store.submit_payroll
     where stage in ('已发放', '已归档') and ${between('dt_pay')}`,
  )
  const paid = await sumOf('admin', `/finance/sumMoneyPayroll?${years}`)
  expect([paid.totalCount, paid.sum.salaryTrue]).toEqual([runs.runs, runs.salaryTrue])
})

test('pay is told of by person only to who may see pay, and of the cost of few not at all', async () => {
  const open = await sumOf('admin', '/finance/sumMoneySalary?date1=2026-03-31&date2=2026-03-31')
  expect(
    open.nodes.every(({ count, persons }: { count: number; persons: unknown[] }) => persons.length === count),
  ).toBe(true)
  const [agreed] = await rows(
    `select sum(round(norm_money * case when is_formal then 1 else probation_rate / 100 end, 2) + performance + other)::numeric(16,2)::text as sum
     from store.money_salary where status = '通过' and type = '月薪' and kind <> '专项附加调整'
       and '2026-03-31' between dt_start and coalesce(dt_end, 'infinity')`,
  )
  expect(open.sum).toBe(agreed.sum)
  expect((await sumOf('admin', '/finance/sumMoneySalary?date1=2026-03-01&date2=2026-03-30')).totalCount).toBe(0)
  const cost = await sumOf('admin', '/finance/sumMoneySalary2?date1=2026-01-01&date2=2026-01-01')
  const [slips] = await rows(
    `select sum(p.cost)::text as cost from store.money_payroll p join store.submit_payroll r on r.id = p.submit_id
     where r.stage in ('已锁定', '已发放', '已归档') and p.month = '2026-01'`,
  )
  expect(cost.sum.cost).toBe(slips.cost)
})

test('whoever is in probation without a rate of their own counts with that of the settings', async () => {
  const sum = async () => (await sumOf('admin', '/finance/sumMoneySalary?date1=2026-03-31&date2=2026-03-31')).sum
  await server.owner.query(`set session_replication_role = replica;
    update store.money_salary set is_formal = false, probation_rate = null, norm_money = 1000, performance = 0, other = 0
      where status = '通过' and type = '月薪' and '2026-03-31' between dt_start and coalesce(dt_end, 'infinity');
    set session_replication_role = origin`)
  const [{ n }] = await rows(`select count(*)::int as n from store.money_salary where status = '通过' and type = '月薪'
    and kind <> '专项附加调整' and '2026-03-31' between dt_start and coalesce(dt_end, 'infinity')`)
  expect(n).toBeGreaterThan(0)
  expect(await sum()).toBe(`${n * 800}.00`)
  await server.owner.query(`update store.config set value = '90' where key = 'payroll.probationRate'`)
  expect(await sum()).toBe(`${n * 900}.00`)
})

test('what came in is summed by contract, and by who reads the money', async () => {
  const lines = `from store.returned_money_apply a cross join lateral jsonb_to_recordset(a.detail) l (money numeric, date date)
    where a.status = '通过' and l.date between '2025-01-01' and '2026-12-31'`
  const [all] = await rows(`select count(*)::int as count, sum(l.money)::numeric(16,2)::text as "netMoney" ${lines}`)
  const told = await asked('admin', `{ summaryReturnedMoney(${days}) { totalCount sum { count netMoney } } }`)
  expect(told.data?.summaryReturnedMoney?.sum).toEqual(all)
  const own = await sumOf('xs02', `/returned-money/summaryReturnedMoney?${years}`)
  expect(own.sum.count).toBeLessThan(all.count)
})
