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
const hiddenFrom = async (api: Api) => {
  const ids = await rows('select id from store.project order by id')
  for (const { id } of ids) if ((await api.get(`/api/project/${id}`)).status === 404) return id
  throw new Error('every project is seen')
}

test('how ready a project is: what is required, done and missing', async () => {
  const [one] = await rows(
    `select project_id as id, (count(*) filter (where required and status <> '不适用'))::int as total,
       (count(*) filter (where required and status = '通过'))::int as done from store.imp_prepare where project_id is not null
     group by 1 order by 2 desc, 1 limit 1`,
  )
  const { total, done, missing, complete } = await data(admin, `/project/prepareStatus?id=${one?.id}`)
  expect({ id: one?.id, total, done }).toEqual(one)
  expect([missing.length, complete]).toEqual([total - done, total === done])
})

test('a question of a project one does not see is of one that is not there', async () => {
  const hidden = await hiddenFrom(seller)
  for (const path of ['/project/prepareStatus', '/project-progress/canMaintain']) {
    expect((await seller.get(`/api${path}?id=${hidden}`)).status).toBe(404)
    expect((await admin.get(`/api${path}?id=${hidden}`)).status).toBe(200)
    expect((await admin.get(`/api${path}`)).status).toBe(422)
    expect((await admin.get(`/api${path}?id=nothing`)).status).toBe(404)
  }
})

test('what keeps a project from maintenance is said in order', async () => {
  const [open] = await rows(`select id from store.project where project_status = '实施中' order by id limit 1`)
  const { can, missing } = await data(admin, `/project-progress/canMaintain?id=${open?.id}`)
  expect(can).toBe(false)
  const reasons = [
    '项目未验收',
    '合同不含维护',
    '未登记维护日期',
    '未登记正式环境',
    '维护交接单未通过',
    '还有未关闭的急、高缺陷',
  ]
  expect(missing[0]).toBe(reasons[0])
  expect(missing).toEqual(reasons.filter((one) => missing.includes(one)))
})

test('a list of its own pages as every list, and refuses as every list', async () => {
  const [all] = await rows('select count(*)::int as n from store.imp_prepare')
  const first = await data(admin, '/project/impPrepares?pageSize=10')
  expect([first.totalCount, first.nodes.length]).toEqual([all?.n, Math.min(10, Number(all?.n))])
  const beyond = await data(admin, '/project/impPrepares?pageSize=50&pageNumber=9999')
  expect([beyond.totalCount, beyond.nodes]).toEqual([all?.n, []])
  expect((await admin.get('/api/project/impPrepares?pageSize=9999')).message).toBe('每页条数只能为10、20、50')
  expect((await admin.get('/api/project/impPrepares?pageNumber=0')).data.fields).toEqual({ pageNumber: '页码错误' })
  expect((await admin.get('/api/project/impPrepares?sort=nothing')).status).toBe(422)
  expect((await admin.get('/api/project/impPrepares?status=别的')).status).toBe(422)
  const mine = await data(admin, '/project/impPrepares?mine=true')
  expect(mine.totalCount).toBeLessThanOrEqual(first.totalCount)
  expect((await data(seller, '/project/impPrepares')).totalCount).toBeLessThan(first.totalCount)
})

test('accepted projects by their maintenance, the states adding up to all', async () => {
  const { nodes, counts, totalCount } = await data(admin, '/project/maintainStatus')
  expect([{ n: totalCount }]).toEqual(
    await rows(`select count(*)::int as n from store.project where project_status in ('已验收', '维护中', '已结束')`),
  )
  expect(Object.values(counts as Record<string, number>).reduce((a, b) => a + b, 0)).toBe(totalCount)
  expect(nodes).toHaveLength(totalCount)
  const { projectId } = nodes[0] as { projectId: string }
  expect((await data(admin, `/project/maintainStatus?id=${projectId}`)).nodes).toEqual([nodes[0]])
})

test('what is late is told with its days, and their sum', async () => {
  const { nodes, totalDays } = await data(admin, '/project/produceLate')
  expect(nodes.reduce((all: number, one: Row) => all + Number(one.lateDays), 0)).toBe(totalDays)
  const days = nodes.map(({ lateDays }: Row) => Number(lateDays))
  expect(days).toEqual([...days].sort((a, b) => b - a))
  expect(days.every((one: number) => one > 0)).toBe(true)
})

test('versions that should be out, and who runs a product', async () => {
  const open = `select count(*)::int as n from store.product_library_version where stage in ('规划', '研发中', '测试中', '待发布')
    and plan_date <= (app.now() at time zone 'Asia/Shanghai')::date + $1::int`
  for (const days of [0, 60]) {
    const { totalCount } = await data(admin, `/product-library/waitComplete?days=${days}`)
    expect([{ n: totalCount }]).toEqual(await rows(open, [days]))
  }
  expect((await admin.get('/api/product-library/waitComplete?days=-1')).status).toBe(422)
  const [product] = await rows(
    `select v.product_library_id as id, count(*)::int as n from store.project p join store.product_library_version v
     on v.id = p.product_library_version_id group by 1 order by 2 desc, 1 limit 1`,
  )
  const { totalCount, nodes } = await data(admin, `/product-library/project?id=${product?.id}`)
  expect(totalCount).toBe(product?.n)
  expect(nodes.every(({ isLatest, behind }: Row) => isLatest === (behind === 0))).toBe(true)
})

test('visit days and maintenance follow the kind and the manager of the projects, as the report does', async () => {
  const [one] = await rows(
    `select p.type, p.principal_id as "principalId" from store.project p join store.imp_record r on r.project_id = p.id
     where r.status = '已确认' and p.principal_id is not null order by p.id limit 1`,
  )
  const [counted] = await rows(
    `select count(*)::int as times from store.imp_record r join store.project p on p.id = r.project_id
     where r.status = '已确认' and p.type = $1 and p.principal_id = $2`,
    [one?.type, one?.principalId],
  )
  const narrowed = new URLSearchParams({ type: String(one?.type), principalId: String(one?.principalId) })
  const days = 'date1=2000-01-01&date2=2100-12-31'
  const { times, byUser } = await data(admin, `/imp-record/times?${days}&${narrowed}`)
  expect(times).toBe(counted?.times)
  expect(byUser[0]).toMatchObject({ name: expect.stringMatching(/./) })
  const none = await data(admin, `/imp-record/times?${days}&principalId=${await hiddenFrom(seller)}`)
  expect([none.times, none.byUser]).toEqual([0, []])
  const all = await data(admin, '/project/maintainStatus')
  const kinds = await Promise.all(
    ['实施项目', '研发项目', '运维项目', '内部项目'].map((type) =>
      data(admin, `/project/maintainStatus?${new URLSearchParams({ type })}`),
    ),
  )
  expect(kinds.flatMap(({ nodes }) => nodes)).toHaveLength(all.nodes.length)
})

test('a sheet is overdue once the client had it longer than the parameter says', async () => {
  const [sheet] = await rows(`select id from store.project_progress where status = '客户待确认' order by id limit 1`)
  const after = async (days: number) => {
    await rows(`update store.project_progress set tz_send = now() - make_interval(days => $2) where id = $1`, [
      sheet?.id,
      days,
    ])
    const { waitDays, isOverdue } = await data(admin, `/projectProgress/${sheet?.id}`)
    return [waitDays, isOverdue]
  }
  expect(await after(7)).toEqual([7, false])
  expect(await after(8)).toEqual([8, true])
  await rows(`update store.project_progress set status = '已确认' where id = $1`, [sheet?.id])
  expect(await after(8)).toEqual([0, false])
})
