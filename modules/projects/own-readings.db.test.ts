import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import type { Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { data, openReadings, type Readings, type Row } from './server/testing/readings.ts'

let server: Readings['server']
let admin: Readings['admin']
let seller: Readings['seller']
let sellerId: string
let rows: Readings['rows']
beforeAll(async () => {
  ;({ server, admin, seller, sellerId, rows } = await openReadings())
})
afterAll(() => server.close())

const ids = (all: readonly Row[]) => all.map(({ id }) => id)
const hidden = async () => {
  for (const { id } of await rows('select id from store.project order by id'))
    if ((await seller.get(`/api/project/${id}`)).status === 404) return String(id)
  throw new Error('every project is seen')
}

test('projects are one’s own by what one is in them, not by what one may', async () => {
  expect((await seller.get('/api/project/relateIds?kind=others')).status).toBe(422)
  const [lead] = await rows('select principal_id as id from store.project group by 1 order by count(*) desc, 1 limit 1')
  const [{ name } = { name: '' }] = await rows(`select name from store.admin where user_id = $1`, [lead?.id])
  const api = await server.signIn(String(name), demoPassword)
  const led = await rows(
    `select id from store.project where $1 in (principal_id, dev_principal_id, imp_principal_id, supervise) order by id`,
    [lead?.id],
  )
  expect((await data(api, '/project/relateIds?kind=principal')).ids).toEqual(ids(led))
  const all: string[] = (await data(api, '/project/relateIds')).ids
  expect(new Set(all).size).toBe(all.length)
  expect(ids(led).every((id) => all.includes(String(id)))).toBe(true)
  const manages = await data(admin, '/project/relateIds?kind=principal')
  expect(manages.ids.length).toBeLessThan(Number((await rows('select count(*)::int as n from store.project'))[0]?.n))
})

test('whoever must bring a document has its project, and whoever may look at it', async () => {
  const [waiting] = await rows(
    `select project_id as project, id from store.imp_prepare where status = '未上传' and project_id is not null order by id limit 1`,
  )
  await rows('update store.imp_prepare set user_id = $2 where id = $1', [waiting?.id, sellerId])
  expect((await data(seller, '/project/impPrepareRelateIds')).projectIds).toContain(waiting?.project)
  await rows(`update store.imp_prepare set status = '通过' where id = $1`, [waiting?.id])
  const others = await rows(
    `select from store.imp_prepare where project_id = $1 and user_id = $2 and status not in ('通过', '不适用')`,
    [waiting?.project, sellerId],
  )
  expect((await data(seller, '/project/impPrepareRelateIds')).projectIds.includes(waiting?.project)).toBe(
    others.length > 0,
  )
})

test('seven stages in order with their documents, those required counted', async () => {
  expect((await seller.get(`/api/project-progress/impFiles?projectId=${await hidden()}`)).status).toBe(404)
  const [one] = await rows(`select id from store.project where imp_node >= 2 order by id limit 1`)
  const { nodes } = await data(admin, `/project-progress/impFiles?projectId=${one?.id}`)
  expect(nodes.map(({ node, name }: Row) => [node, name])).toEqual(
    ['准备', '部署', '配置', '客户培训', '试运行一', '试运行二', '验收'].map((name, at) => [at, name]),
  )
  const stages = await rows(
    `select s.node, s.status from store.implementary_progress s where s.project_id = $1 order by s.node`,
    [one?.id],
  )
  expect(
    nodes
      .filter(({ node }: Row) => stages.some((s) => s.node === node))
      .map(({ node, status }: Row) => ({ node, status })),
  ).toEqual(stages)
  for (const { files, docTotal, docDone } of nodes) {
    const required = files.filter(({ required }: Row) => required)
    expect(docTotal).toBe(required.length)
    expect(docDone).toBe(
      required.filter(
        ({ status, needSign }: Row) =>
          ['客户已签', '不适用'].includes(String(status)) || (status === '通过' && !needSign),
      ).length,
    )
  }
  expect((await data(admin, `/project-progress/impFiles?projectId=${one?.id}&round=9`)).nodes[1].files).toEqual([])
})

test('what waits for a signature: of all that one sees, of a client, of the project of a link', async () => {
  const all = await data(admin, '/project-progress/confirmFileProjects')
  const [sheets] = await rows(`select count(*)::int as n from store.project_progress where status = '客户待确认'`)
  expect(all.nodes.reduce((sum: number, one: Row) => sum + Number(one.sheets), 0)).toBe(sheets?.n)
  expect(all.totalCount).toBe(all.nodes.length)
  const first = all.nodes.find(({ sheets }: Row) => Number(sheets) > 0)
  const [project] = await rows(
    `update store.project set tz_report_token = now() + interval '1 day',
       report_token = coalesce(report_token, 'waits-for-a-signature-0123456789-0123456789x') where id = $1
     returning client_id as client, report_token as token`,
    [first.projectId],
  )
  const ofClient = await data(admin, `/project-progress/confirmFileProjects?clientId=${project?.client}`)
  expect(ofClient.nodes.map(({ projectId }: Row) => projectId)).toContain(first.projectId)
  const asked = async (token: unknown) => {
    const headers = { 'x-report-token': String(token) }
    const answer = await server.app.inject({ method: 'GET', url: '/api/project-progress/confirmFileProjects', headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  expect(expectOk(await asked(project?.token)).data.nodes).toEqual([first])
  expect((await asked('another')).status).toBe(401)
})

test('whose time is taken is told to everybody, where and for whom to those who see it', async () => {
  const refused = ['date1=2026-03-02&date2=2026-03-01', 'date1=2026-01-01&date2=2026-04-03', 'date1=2026-01-01']
  for (const days of refused) expect((await admin.get(`/api/imp-record/allReservation?${days}`)).status).toBe(422)
  expect((await admin.get('/api/imp-record/allReservation?date1=2026-01-01&date2=2026-04-02')).status).toBe(200)
  const project = await hidden()
  await rows(
    `insert into store.imp_record (id, tz_create, tz_update, project_id, type, user_id, tz_start, tz_end, content, status)
     select gen_random_uuid(), now(), now(), $1, '现场', u.id, x.starts::timestamptz, x.ends::timestamptz, '内部', x.status
     from store.admin a join store."user" u on u.id = a.user_id, (values ('2031-03-02T23:00:00+08:00', '2031-03-03T01:00:00+08:00', '已预约'),
       ('2031-03-04T00:00:00+08:00', '2031-03-04T01:00:00+08:00', '已预约'),
       ('2031-03-03T09:00:00+08:00', '2031-03-03T10:00:00+08:00', '已取消')) x (starts, ends, status)
     where a.name = 'admin'`,
    [project],
  )
  const day = '/imp-record/allReservation?date1=2031-03-03&date2=2031-03-03'
  const { nodes, totalCount } = await data(seller, day)
  expect(totalCount).toBe(1)
  expect(nodes[0]).toMatchObject({ id: null, projectId: null, projectName: '已占用', place: null, status: '已预约' })
  expect(JSON.stringify(nodes)).not.toContain(project)
  const [seen] = (await data(admin, day)).nodes
  expect([seen.projectId, seen.tzStart]).toEqual([project, '2031-03-02T23:00:00+08:00'])
  expect((await data(seller, `${day}&projectId=${project}`)).nodes).toEqual([])
  expect((await data(admin, `${day}&userId=${sellerId}`)).totalCount).toBe(0)
})

test('visits count once in the whole and once for everybody who went', async () => {
  const range = 'date1=2031-05-01&date2=2031-05-31'
  const none = await data(admin, `/imp-record/times?${range}`)
  expect(none).toEqual({
    ...{ times: 0, days: '0.0', onSiteTimes: 0, onSiteDays: '0.0', remoteTimes: 0, hours: '0.0', satisfaction: null },
    byUser: [],
  })
  const [project] = await rows('select id from store.project order by id limit 1')
  const add = (type: string, start: string, end: string, days: string, stars: number | null, status = '已确认') =>
    rows(
      `insert into store.imp_record (id, tz_create, tz_update, project_id, type, user_id, tz_start, tz_end, content, status, days, satisfaction)
       select gen_random_uuid(), now(), now(), $1, $2, u.id, $3, $4, '内部', $7, $5, $6 from store.admin a join store."user" u on u.id = a.user_id
       where a.name = 'admin' returning id`,
      [project?.id, type, start, end, days, stars, status],
    )
  const [together] = await add('现场', '2031-05-01T00:00:00+08:00', '2031-05-01T08:00:00+08:00', '1.0', 5)
  await rows(`insert into store.imp_record_co_user_ids (imp_record_id, user_id) values ($1, $2)`, [
    together?.id,
    sellerId,
  ])
  await add('远程', '2031-05-31T23:00:00+08:00', '2031-06-01T00:30:00+08:00', '0.5', 4)
  await add('现场', '2031-06-01T00:00:00+08:00', '2031-06-01T08:00:00+08:00', '1.0', 1)
  await add('现场', '2031-05-05T00:00:00+08:00', '2031-05-05T08:00:00+08:00', '1.0', 1, '客户待确认')
  const all = await data(admin, `/imp-record/times?${range}`)
  expect(all).toMatchObject({
    ...{ times: 2, days: '1.5', onSiteTimes: 1, onSiteDays: '1.0', remoteTimes: 1, hours: '9.5', satisfaction: '4.5' },
  })
  expect(all.byUser.map(({ times, days }: Row) => [times, days])).toEqual([
    [2, '1.5'],
    [1, '1.0'],
  ])
  const own = await data(admin, `/imp-record/times?${range}&userId=${sellerId}`)
  expect([own.times, own.byUser]).toMatchObject([1, [{ userId: sellerId, times: 1, days: '1.0' }]])
})

test('what others said of a milestone since one looked', async () => {
  const [own] = await rows(
    `update store.milepost set user_id = $1 where id = (select id from store.milepost order by id limit 1) returning id`,
    [sellerId],
  )
  const said = (api: Api, content: string) =>
    api.post('/api/comment', { module: 'milepost', relevanceId: own?.id, content, type: '评论' })
  await rows(`delete from store.comment where module = 'milepost' and relevance_id = $1`, [own?.id])
  expect((await data(seller, '/milepost/hasComment')).nodes).toEqual([])
  expectOk(await said(admin, '尽快'))
  expectOk(await said(seller, '好'))
  const [node] = (await data(seller, '/milepost/hasComment')).nodes
  expect(node).toEqual({ id: own?.id, total: 2, unread: 1, last: expect.stringContaining('+08:00') })
  expectOk(await seller.post('/api/comment/read', { module: 'milepost', id: own?.id }))
  expect((await data(seller, '/milepost/hasComment')).nodes).toEqual([])
  expect((await data(seller, `/milepost/hasComment?ids=${own?.id}`)).nodes).toMatchObject([{ total: 2, unread: 0 }])
  expect((await data(admin, `/milepost/hasComment?ids=${own?.id}`)).nodes).toMatchObject([{ unread: 1 }])
  for (const ids of ['nothing', Array.from({ length: 201 }, () => own?.id).join()])
    expect((await admin.get(`/api/milepost/hasComment?ids=${ids}`)).status).toBe(422)
})

test('the report counts what the list shows under the same words, and money for those who may read it', async () => {
  expect((await seller.get('/api/project/report')).status).toBe(403)
  expect((await admin.get('/api/project/report?date1=2026-03-02&date2=2026-03-01')).status).toBe(422)
  const days = 'date1=2020-01-01&date2=2099-12-31'
  const { cards, stages, nodes, totalCount } = await data(admin, `/project/report?${days}`)
  expect(totalCount).toBe(nodes.length)
  expect(cards.running).toBeGreaterThan(0)
  expect(stages.reduce((sum: number, one: Row) => sum + Number(one.count), 0)).toBe(cards.running)
  expect(stages.reduce((sum: number, one: Row) => sum + Number(one.delayed), 0)).toBe(cards.delayed)
  for (const { count, filter } of stages) {
    const list = await data(admin, `/project?pageSize=10&filters=${JSON.stringify(filter)}`)
    expect(list.totalCount).toBe(count)
  }
  const [one] = nodes.filter(({ status }: Row) => status === '正常')
  expect(Number(one.margin)).toBe(Number(one.contractMoney) - Number(one.cost))
  await rows(`update store."user" set operations = '["projectReport:read"]' where id = $1`, [sellerId])
  const poor = expectOk(await seller.get('/api/project/report')).data
  await rows(`update store."user" set operations = '[]' where id = $1`, [sellerId])
  for (const node of poor.nodes) expect(Object.keys(node)).not.toContain('margin')
  expect(poor.totalCount).toBeLessThan(totalCount)
})
