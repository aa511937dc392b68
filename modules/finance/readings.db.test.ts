import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let seller: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  seller = await server.signIn('xs02', demoPassword)
})
afterAll(() => server.close())

type Row = Record<string, unknown>
const rows = async (text: string, params: unknown[] = []): Promise<Row[]> =>
  (await server.owner.query(text, params)).rows
const data = async (api: Api, path: string) => expectOk(await api.get(`/api${path}`)).data
const years = 'date1=2026-01-01&date2=2026-12-31'

test('claims by how they stand, by month and by what they went for', async () => {
  const { byStatus, byMonth, byType, over, count } = await data(admin, `/submit-expense/statistics?${years}`)
  const claims = `from store.submit_expense where date between '2026-01-01' and '2026-12-31'`
  const standing = await rows(
    `select status, count(*)::int as count, sum(money)::numeric(16,2)::text as money ${claims} group by 1 order by 1`,
  )
  const told = byStatus.map(({ status, count: n, money }: Row) => ({ status, count: n, money }))
  expect(told.sort((a: Row, b: Row) => (String(a.status) < String(b.status) ? -1 : 1))).toEqual(
    standing.toSorted((a, b) => (String(a.status) < String(b.status) ? -1 : 1)),
  )
  expect(byMonth).toHaveLength(12)
  expect(byMonth.reduce((all: number, one: Row) => all + Number(one.count), 0)).toBe(count)
  const types = await rows(
    `select e.type, sum(e.audit_money)::numeric(16,2)::text as "auditMoney" from store.money_expense e join store.submit_expense s on s.id = e.submit_id
     where s.date between '2026-01-01' and '2026-12-31' and s.status = '通过' and e.status in ('通过', '核减') group by 1`,
  )
  expect(new Set(byType.map(({ type, auditMoney }: Row) => `${type} ${auditMoney}`))).toEqual(
    new Set(types.map(({ type, auditMoney }) => `${type} ${auditMoney}`)),
  )
  const shares = byType.reduce((all: number, one: Row) => all + Number(one.share), 0)
  expect(Math.abs(shares - 100)).toBeLessThan(0.1)
  expect([over]).toMatchObject(await rows(`select count(*)::int as count ${claims} and over_money > 0`))
  const own = await data(seller, `/submit-expense/statistics?${years}`)
  expect(own.count).toBeLessThan(count)
  const wrong = await admin.get('/api/submit-expense/statistics?date1=2026-02-01&date2=2026-01-01')
  expect(wrong.data.fields).toEqual({ date2: '日期错误' })
})

test('what is open of money that comes back, as of a day', async () => {
  const text = `select count(*)::int as n, coalesce(sum(case when kind = '付出' then left_over end), 0)::numeric(16,2)::text as out
    from (select c.kind, c.money - coalesce((select sum(b.money) from store.come_go_back b where b.come_go_id = c.id and b.date <= $1), 0) as left_over
          from store.money_come_go c where c.status = '通过' and c.date <= $1 and c.settle not in ('未生效', '坏账')) x where left_over > 0`
  for (const day of ['2026-06-30', '2026-12-31']) {
    const { totalCount, sum } = await data(admin, `/finance/extraComeGo?date=${day}`)
    expect([{ n: totalCount, out: sum.out }]).toEqual(await rows(text, [day]))
  }
  expect((await admin.get('/api/finance/extraComeGo?date=2026-13-01')).status).toBe(422)
  const { nodes } = await data(seller, '/finance/extraComeGo')
  const [me] = await rows(`select user_id as id from store.admin where name = 'xs02'`)
  expect(nodes.every(({ userId }: Row) => userId === me?.id)).toBe(true)
})

test('goals and what they cost, of claims and of services', async () => {
  const { nodes, sum } = await data(admin, `/finance/getOkrUse?${years}`)
  const [all] = await rows(
    `select (coalesce((select sum(e.audit_money) from store.money_expense e join store.submit_expense s on s.id = e.submit_id
       where e.okr_id is not null and e.status in ('通过', '核减') and s.status = '通过' and e.book_date between '2026-01-01' and '2026-12-31'), 0)
     + coalesce((select sum(money) from store.money_server where okr_id is not null and date between '2026-01-01' and '2026-12-31'), 0))::numeric(16,2)::text as sum`,
  )
  expect(Number(sum)).toBe(Number(all?.sum))
  expect(nodes.reduce((total: number, one: Row) => total + Number(one.total), 0)).toBe(Number(sum))
  expect((await data(seller, `/finance/getOkrUse?${years}`)).nodes.length).toBeLessThanOrEqual(nodes.length)
})

test('slips of pay are one’s own, whatever codes one holds', async () => {
  const text = `select count(*)::int as "totalCount", coalesce(sum(p.money), 0)::numeric(16,2)::text as money from store.money_payroll p
    join store.admin a on a.user_id = p.user_id where a.name = $1 and p.status in ('待确认', '已确认', '有异议')`
  for (const [name, api] of [
    ['xs02', seller],
    ['admin', admin],
  ] as const) {
    const { totalCount, year } = await data(api, '/moneyPayroll/mine')
    expect([{ totalCount, money: year.money }]).toEqual(await rows(text, [name]))
  }
  expect((await data(seller, '/moneyPayroll/mine?year=2001')).totalCount).toBe(0)
})
