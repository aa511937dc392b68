import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let seller: Api
let other: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  seller = await server.signIn('xs02', demoPassword)
  other = await server.signIn('yf01', demoPassword)
})
afterAll(() => server.close())

type Row = Record<string, unknown>
const rows = async (text: string, params: unknown[] = []): Promise<Row[]> =>
  (await server.owner.query(text, params)).rows
const data = async (api: Api, path: string) => expectOk(await api.get(`/api${path}`)).data
const idOf = async (account: string) =>
  (await rows('select user_id as id from store.admin where name = $1', [account]))[0]?.id

test('products of an opportunity come to its money, and only to who sees it', async () => {
  const [one] = await rows(
    'select business_opportunity_id as id, sum(money)::text as money, count(*)::int as n from store.business_product group by 1 order by 3 desc, 1 limit 1',
  )
  const path = `/business-log/products?businessOpportunityId=${one?.id}`
  const { nodes, totalCount, money } = await data(admin, path)
  expect({ n: totalCount, money }).toEqual({ n: one?.n, money: one?.money })
  expect(nodes.map(({ isMain }: Row) => isMain)).toEqual([...nodes.map(({ isMain }: Row) => isMain)].sort().reverse())
  expect((await other.get(`/api${path}`)).status).toBe(404)
  expect((await admin.get('/api/business-log/products')).data.fields).toHaveProperty('businessOpportunityId')
  expect((await admin.get('/api/business-log/products?businessOpportunityId=x')).status).toBe(422)
})

test('small tasks are counted of oneself, of one’s people, of all', async () => {
  const year = 'date1=2026-01-01&date2=2027-12-31'
  const text = `select user_id as "userId", count(*)::int as total, (count(*) filter (where status = '已完成'))::int as done,
    (count(*) filter (where (status = '已完成' and (tz_complete at time zone 'Asia/Shanghai')::date > dt_end)
      or (status <> '已完成' and dt_end < (app.now() at time zone 'Asia/Shanghai')::date)))::int as late
    from store.business_task where status <> '已取消' and dt_end between '2026-01-01' and '2027-12-31' group by 1`
  const byUser = (all: readonly Row[]) =>
    all
      .map(({ userId, total, done, late }) => ({ userId, total, done, late }))
      .sort((a, b) => (String(a.userId) < String(b.userId) ? -1 : 1))
  const { nodes } = await data(admin, `/business-task/summary?${year}`)
  expect(byUser(nodes)).toEqual(byUser(await rows(text)))
  const mine = await data(seller, `/business-task/summary?${year}`)
  const me = await idOf('xs02')
  expect(mine.nodes.map(({ userId }: Row) => userId)).toEqual(
    [me].filter((id) => nodes.some(({ userId }: Row) => userId === id)),
  )
})

test('what clients have of our products is counted by its state', async () => {
  const { nodes, sum } = await data(admin, '/client-product/summary?groupBy=product')
  const [all] = await rows(
    `select (count(*) filter (where state = '在用'))::int as use, (count(*) filter (where state = '意向'))::int as intent,
       coalesce(sum(budget) filter (where state in ('意向', '试用')), 0)::numeric(16,2)::text as budget from store.client_product`,
  )
  expect(sum).toMatchObject(all as Row)
  for (const { filter, count } of nodes) {
    const list = await data(admin, `/clientProduct?filters=${encodeURIComponent(JSON.stringify(filter))}`)
    expect(list.totalCount).toBe(count)
  }
})

test('what of invoices waits: figures of the codes one holds, and of one’s own', async () => {
  const waits = await data(admin, '/invoicing/has-wait')
  const [all] = await rows(
    `select (count(*) filter (where status = '待审核'))::int as audit,
    (count(*) filter (where status = '待对方确认'))::int as confirm, (count(*) filter (where status = '待开票'))::int as complete
    from store.invoicing where initiator <> $1 or status = '待对方确认'`,
    [await idOf('admin')],
  )
  expect(waits).toMatchObject(all as Row)
  expect(waits.total).toBe(waits.audit + waits.confirm + waits.complete + waits.rejected + waits.plan)
  expect(waits.hasWait).toBe(waits.total > 0)
  expect(await data(other, '/invoicing/has-wait')).toMatchObject({ total: 0, hasWait: false })
})

test('buyers of other invoices are for who applies for them', async () => {
  expect((await other.get('/api/invoicing/otherClients')).status).toBe(403)
  const { nodes, totalCount } = await data(admin, '/invoicing/otherClients')
  expect(nodes).toHaveLength(totalCount)
  const last = nodes.map(({ lastDate }: Row) => lastDate ?? '')
  expect(last).toEqual([...last].sort().reverse())
})
