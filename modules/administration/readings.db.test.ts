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

test('everything a person has out is told to them and to who takes it back', async () => {
  const [person] = await rows(
    `select user_id as id, sum(quantity - return_quantity - lost_quantity)::int as n from store.receive
     where receive_status in ('已领取', '待归还审核', '部分归还') and quantity > return_quantity + lost_quantity
       and not exists (select from store.receive_item i where i.id = item_id and i.kind = '耗材') group by 1 order by 2 desc, 1 limit 1`,
  )
  const all = await data(admin, `/receive/outstanding?userId=${person?.id}`)
  const things = all.nodes.filter(({ module }: Row) => module === 'receive')
  expect(things.reduce((sum: number, one: Row) => sum + Number(one.quantity), 0)).toBe(person?.n)
  expect(all.nodes.reduce((sum: number, one: Row) => sum + Number(one.quantity), 0)).toBe(all.totalCount)
  expect((await seller.get(`/api/receive/outstanding?userId=${person?.id}`)).status).toBe(404)
  expect((await data(seller, '/receive/outstanding')).totalCount).toEqual(expect.any(Number))
})

test.each([
  ['meetingAccident', ['会议缺席', '会议迟到', '会议纪要逾期']],
  ['weekendSummaryAccident', ['周末总结缺失']],
  ['workReportAccident', ['日报未交', '日报迟交', '周报未交', '周报迟交']],
])('%s lists the facts of its kinds, of those one may see', async (name, kinds) => {
  const years = 'date1=2026-01-01&date2=2026-12-31'
  const text = `select count(*)::int as n from store.check_on_work_fact where kind = any($1) and date between '2026-01-01' and '2026-12-31'`
  const { totalCount } = await data(admin, `/performance/${name}?${years}`)
  expect([{ n: totalCount }]).toEqual(await rows(text, [kinds]))
  const own = `${text} and user_id = (select user_id from store.admin where name = 'xs02')`
  expect([{ n: (await data(seller, `/performance/${name}?${years}`)).totalCount }]).toEqual(await rows(own, [kinds]))
  const between = async (date1: string, date2: string) => {
    const { status, data } = await admin.get(`/api/performance/${name}?date1=${date1}&date2=${date2}`)
    return [status, data.fields]
  }
  // 400 days, both counted, and one more
  expect((await between('2026-01-01', '2027-02-04'))[0]).toBe(200)
  expect(await between('2026-01-01', '2027-02-05')).toEqual([422, { date2: '日期范围不能超过400天' }])
  expect((await between('2026-01-02', '2026-01-02'))[0]).toBe(200)
  expect(await between('2026-01-02', '2026-01-01')).toEqual([422, { date2: '开始日期不能晚于结束日期' }])
})
