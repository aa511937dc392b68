import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string

const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const row = async (table: string, id: string) => expectOk(await team.admin.get(`/api/${table}/${id}`)).data
const made = async (table: string, body: object): Promise<string> =>
  expectOk(await team.g.post(`/api/${table}`, { projectId: project, ...body })).data.id
const act = async (name: string, more: object = {}) => {
  const { version } = await row('project', project)
  return expectOk(await team.g.post(`/api/project/action/${name}`, { id: project, version, ...more }))
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-03-02', principalId: team.ids.g }
  project = expectOk(await team.admin.post('/api/project', body)).data.id
  await sql(
    `update store.project set project_status = '实施中', imp_node = 1, report_token = 'link',
       tz_report_token = '2026-03-31T00:00:00+08:00' where id = $1`,
    [project],
  )
  await sql('delete from store.holiday')
})
afterAll(() => server.close())

test('leaves that had not begun move on, what had begun is excused, and the link rested too', async () => {
  const days = { tzStart: '2026-03-02T00:00:00+08:00', tzEnd: '2026-03-06T00:00:00+08:00' }
  const root = await made('wbsTask', { name: '根' })
  const leaf = await made('wbsTask', { name: '未开始', parentId: root, ...days })
  const begun = await made('wbsTask', { name: '已开始', parentId: root, ...days })
  await sql(`update store.wbs_task set status = '进行中' where id = $1`, [begun])
  const goal = { name: '上线', type: '上线', describe: '上线', startDate: '2026-03-02', endDate: '2026-03-06' }
  const milepost = await made('milepost', { ...goal, userId: team.ids.s1 })
  await sql(`update store.milepost set status = '进行中' where id = $1`, [milepost])
  await act('pause', { opinion: '客户停工' })
  // two weeks have ten working days, whenever they are
  await sql(`update store.project set tz_pause = app.now() - interval '14 days' where id = $1`, [project])
  await act('resume')
  const spanOf = async (id: string) => {
    const { tzStart, tzEnd } = await row('wbsTask', id)
    return [tzStart.slice(0, 10), tzEnd.slice(0, 10)]
  }
  expect(await spanOf(leaf)).toEqual(['2026-03-16', '2026-03-20'])
  expect(await spanOf(begun)).toEqual(['2026-03-02', '2026-03-06'])
  expect(await spanOf(root)).toEqual(['2026-03-02', '2026-03-20'])
  expect((await row('milepost', milepost)).excusedDays).toBe(10)
  const [link] = await sql(
    `select tz_report_token >= '2026-04-14T00:00:00+08:00' and tz_report_token < '2026-04-14T01:00:00+08:00' as moved
     from store.project where id = $1`,
    [project],
  )
  expect(link.moved).toBe(true)
})
