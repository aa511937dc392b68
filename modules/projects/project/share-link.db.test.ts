import { type Answer, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string
let sheet: string

const token = 'k'.repeat(43)
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const link = (api: Team['s1'], kind: string, id = sheet) => api.get(`/api/project/clientLink?kind=${kind}&id=${id}`)
const sheetOf = (api: Team['s1'], more: object = {}) =>
  api.post('/api/projectProgress', { projectId: project, node: 1, content: '部署完成', ...more })
const act = async (api: Team['s1'], name: string, id: string) => {
  const { version } = expectOk(await team.admin.get(`/api/projectProgress/${id}`)).data
  return api.post(`/api/projectProgress/action/${name}`, { id, version })
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g, s1, s2 } = team.ids
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-01-05', principalId: g, impPrincipalId: g }
  project = expectOk(await team.admin.post('/api/project', body)).data.id
  await sql(
    `update store.project set project_status = '实施中', audit_status = '通过', imp_node = 1, report_token = $2,
       tz_report_token = now() + interval '3 days' where id = $1`,
    [project, token],
  )
  for (const userId of [s1, s2])
    expectOk(await team.admin.post('/api/projectMember', { projectId: project, kind: 'implement', userId }))
  sheet = expectOk(await sheetOf(team.s1)).data.id
})
afterAll(() => server.close())

test('a sheet is called by its project, stage and round, or as whoever writes it says', async () => {
  const named = async (id: string) => expectOk(await team.s1.get(`/api/projectProgress/${id}`)).data.name
  expect(await named(sheet)).toBe('【一院实施】部署进度确认单（第1次）')
  const own = expectOk(await sheetOf(team.s1, { name: '住院部部署' })).data
  expect(await named(own.id)).toBe('住院部部署')
  expectOk(await team.s1.patch(`/api/projectProgress/${own.id}`, { id: own.id, version: own.version, name: '' }))
  expect(await named(own.id)).toBe('【一院实施】部署进度确认单（第2次）')
})

test('who confirms a sheet is given the link there and then', async () => {
  expectOk(await act(team.s1, 'submit', sheet))
  const { data } = await act(team.g, 'confirm', sheet)
  expect(data.link).toContain(`/demand/projectProgressConfirm?token=${token}&id=${sheet}`)
})

test('the link as it stands is for who leads the project and whose record it is, and for nobody else', async () => {
  expect(told(await link(team.h, 'projectProgress'))).toEqual([404, '数据不存在'])
  expect(told(await link(team.s2, 'projectProgress'))).toEqual([403, '权限不足'])
  expect(told(await link(team.s1, 'project', project))).toEqual([403, '权限不足'])
  expect(told(await link(team.s1, 'impRecord'))).toEqual([404, '数据不存在'])
  const before = await sql('select report_token, version from store.project')
  const page = async (api: Team['s1'], kind: string, id = sheet) => {
    const { link: address, tzReportToken } = expectOk(await link(api, kind, id)).data
    expect(tzReportToken).toMatch(/\+08:00$/)
    return String(address).split('#/demand/')[1]
  }
  expect(await page(team.s1, 'projectProgress')).toBe(`projectProgressConfirm?token=${token}&id=${sheet}`)
  expect(await page(team.g, 'problems')).toBe(`productProblemConfirm?token=${token}&id=${sheet}`)
  expect(await page(team.g, 'project', project)).toBe(`projectProgressConfirmBat?token=${token}`)
  expect(await page(await server.signIn('admin', adminPassword), 'project', project)).toContain(token)
  expect(await sql('select report_token, version from store.project')).toEqual(before)
})

test('there is none before the start, after its end, and while the project rests', async () => {
  const stand = (what: string) => sql(`update store.project set ${what} where id = $1`, [project])
  await stand(`tz_report_token = now() - interval '1 second'`)
  expect(told(await link(team.g, 'project', project))).toEqual([409, '客户链接已过期，请更换客户链接'])
  await stand(`tz_report_token = now() + interval '1 day', project_status = '暂停'`)
  expect(told(await link(team.g, 'project', project))).toEqual([422, { projectId: '项目已暂停' }])
  await stand(`project_status = '待启动', report_token = null, tz_report_token = null`)
  expect(told(await link(team.g, 'project', project))).toEqual([409, '项目未启动'])
})
