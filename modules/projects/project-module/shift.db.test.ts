import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string
const ids: Record<string, string> = {}

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const row = async (table: string, id = '') => expectOk(await team.admin.get(`/api/${table}/${id}`)).data
const made = async (table: string, body: object): Promise<string> =>
  expectOk(await team.g.post(`/api/${table}`, { projectId: project, ...body })).data.id
const leaf = (name: string, module: string, start: string, end: string) =>
  made('wbsTask', {
    ...{
      name,
      projectModuleId: ids[module],
      tzStart: `2026-${start}T00:00:00+08:00`,
      tzEnd: `2026-${end}T00:00:00+08:00`,
    },
  })
const days = async (module: string) => {
  const { tzStart, tzEnd } = await row('projectModule', ids[module])
  return [tzStart.slice(5), tzEnd.slice(5)]
}
const drag = async (api: Team['s1'], name: string, start: string, end: string, more: object = {}) => {
  const table = name.startsWith('M') ? 'projectModule' : 'wbsTask'
  const { version } = await row(table, ids[name])
  const body = { id: ids[name], version, start: `2026-${start}`, end: `2026-${end}`, dryRun: false, ...more }
  return api.post('/api/project-module/action/shift', body)
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g, s1, s2 } = team.ids
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-01-05', principalId: g, impPrincipalId: s1 }
  project = expectOk(await team.admin.post('/api/project', body)).data.id
  await sql(`update store.project set project_status = '实施中', audit_status = '通过', imp_node = 1 where id = $1`, [
    project,
  ])
  await sql('delete from store.holiday')
  ids.M1 = await made('projectModule', { name: 'M1', sort: 1 })
  ids.M2 = await made('projectModule', { name: 'M2', sort: 2, userId: s2, predecessorIds: [ids.M1] })
  const plan = { planStart: '2026-03-12', planEnd: '2026-03-13' }
  ids.M3 = await made('projectModule', { name: 'M3', sort: 3, predecessorIds: [ids.M2], ...plan })
  ids.a = await leaf('甲', 'M1', '03-02', '03-06')
  ids.b = await leaf('乙', 'M2', '03-09', '03-11')
  await made('projectMember', { kind: 'back', userId: s2 })
})
afterAll(() => server.close())

test('a bar is dragged on working days, by whoever leads or has the module, over what was seen', async () => {
  expect(told(await drag(team.h, 'a', '03-02', '03-10'))).toEqual([404, '数据不存在'])
  expect(told(await drag(team.s2, 'a', '03-02', '03-10'))).toEqual([403, '权限不足'])
  expect(told(await drag(team.g, 'a', '03-02', '03-10', { version: 99 }))).toEqual([409, '单据已变更，请刷新'])
  expect(told(await drag(team.g, 'a', '03-10', '03-02'))).toEqual([422, { end: '日期错误' }])
  expect(told(await drag(team.g, 'a', '03-02', '03-10', { end: null }))).toEqual([422, { end: '日期错误' }])
  expect(told(await drag(team.g, 'a', '03-01', '03-10'))).toEqual([422, { start: '请选择工作日' }])
  expect(told(await drag(team.s2, 'M2', '03-10', '03-13'))).toEqual([422, { end: '有任务的模块只能整体移动' }])
})

test('the time line lets those drag who may, and nothing that has children or is closed', async () => {
  const open = async (api: Team['s1']) => {
    const { nodes } = expectOk(await api.get(`/api/project-module/gantt?projectId=${project}`)).data
    return nodes.flatMap(({ name, mayShift, version }: { name: string; mayShift: boolean; version: number }) =>
      mayShift ? [`${name} ${version}`] : [],
    )
  }
  const seen = async (name: string, table: string) => `${name} ${(await row(table, ids[name])).version}`
  expect(await open(team.g)).toEqual(['M1', '甲', 'M2', '乙', 'M3'].map((name) => expect.stringContaining(name)))
  expect(await open(team.s2)).toEqual([await seen('M2', 'projectModule'), expect.stringContaining('乙 ')])
  await sql(`update store.wbs_task set status = '进行中' where id = $1`, [ids.a])
  expect(await open(team.g)).toEqual(['甲', 'M2', '乙', 'M3'].map((name) => expect.stringContaining(name)))
  await sql(`update store.wbs_task set status = '完成' where id = $1`, [ids.a])
  expect(await open(team.g)).toEqual(['M2', '乙', 'M3'].map((name) => expect.stringContaining(name)))
  await sql(`update store.wbs_task set status = '未开始' where id = $1`, [ids.a])
  const span = { tzStart: '2026-03-09T00:00:00+08:00', tzEnd: '2026-03-11T00:00:00+08:00' }
  const part = await made('wbsTask', { name: '丙', projectModuleId: ids.M2, parentId: ids.b, ...span })
  expect(await open(team.g)).toEqual(['M1', '甲', 'M2', '丙', 'M3'].map((name) => expect.stringContaining(name)))
  expectOk(await team.g.remove(`/api/wbsTask/${part}`))
  await sql(`update store.project set project_status = '暂停' where id = $1`, [project])
  expect(await open(team.g)).toEqual([])
  await sql(`update store.project set project_status = '实施中' where id = $1`, [project])
})

test('what waits goes along, tried like done; an earlier end moves nobody', async () => {
  const tried = expectOk(await drag(team.g, 'a', '03-02', '03-10', { dryRun: true })).data
  expect([await days('M1'), await days('M2')]).toEqual([
    ['03-02', '03-06'],
    ['03-09', '03-11'],
  ])
  const done = expectOk(await drag(team.g, 'a', '03-02', '03-10')).data
  expect(done.moved).toEqual(tried.moved)
  expect(done.moved.map(({ id, start, end }: Record<string, string>) => [id, start, end])).toEqual([
    [ids.M1, '2026-03-02', '2026-03-10'],
    [ids.a, '2026-03-02', '2026-03-10'],
    [ids.M2, '2026-03-11', '2026-03-13'],
    [ids.b, '2026-03-11', '2026-03-13'],
    [ids.M3, '2026-03-16', '2026-03-17'],
  ])
  expect(done.version).toBe((await row('wbsTask', ids.a)).version)
  expectOk(await drag(team.g, 'a', '03-02', '03-06'))
  expect([await days('M1'), await days('M2')]).toEqual([
    ['03-02', '03-06'],
    ['03-11', '03-13'],
  ])
  expectOk(await drag(team.s2, 'M2', '03-09', '03-11'))
  expect([await days('M2'), await days('M3')]).toEqual([
    ['03-09', '03-11'],
    ['03-16', '03-17'],
  ])
  expectOk(await team.g.patch(`/api/wbsTask/${ids.a}`, { patch: { tzEnd: '2026-03-09T10:00:00+08:00' } }))
  expect(await days('M2')).toEqual(['03-10', '03-12'])
})

test('what has begun stays and is in conflict', async () => {
  await sql(`update store.wbs_task set status = '进行中' where id = $1`, [ids.b])
  expect(told(await drag(team.g, 'b', '03-11', '03-12'))).toEqual([409, '已开始的任务不能移动开始日期'])
  expect(told(await drag(team.g, 'M2', '03-11', '03-13'))).toEqual([409, '已开始的任务不能移动开始日期'])
  expectOk(await drag(team.g, 'a', '03-02', '03-11'))
  expect([await days('M2'), (await row('projectModule', ids.M2)).isConflict]).toEqual([['03-10', '03-12'], true])
  await sql(`update store.wbs_task set status = '完成' where id = $1`, [ids.b])
  expect(told(await drag(team.g, 'b', '03-10', '03-12'))).toEqual([409, '已完成的任务不能移动'])
  expect(told(await drag(team.g, 'M2', '03-10', '03-12'))).toEqual([409, '已完成的任务不能移动'])
})

test('a plan becomes the one it is measured against, with a reason', async () => {
  const set = (api: Team['s1'], opinion: string) =>
    api.post('/api/project-module/action/baseline', { projectId: project, opinion })
  expect(told(await set(team.s2, '首版'))).toEqual([403, '权限不足'])
  expect(told(await set(team.g, ' '))).toEqual([422, { opinion: '请填写意见' }])
  expect(expectOk(await set(team.g, '首版')).data).toEqual({ modules: 3, tasks: 2 })
  const { baseStart, baseEnd } = await row('wbsTask', ids.a)
  const module = await row('projectModule', ids.M1)
  expect([baseStart, baseEnd, module.baseStart, module.baseEnd]).toEqual([
    ...['2026-03-02', '2026-03-11', '2026-03-02', '2026-03-11'],
  ])
  await sql(`update store.project set project_status = '暂停' where id = $1`, [project])
  expect(told(await drag(team.g, 'M3', '03-16', '03-18'))).toEqual([422, { projectId: '项目已暂停' }])
})
