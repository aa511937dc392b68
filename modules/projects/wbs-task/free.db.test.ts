import { today } from '@chengban/engine/clock.ts'
import { runNotice } from '@chengban/engine/remind/run-notice.ts'
import { stopEnded } from '@chengban/engine/remind/stop.ts'
import { notices } from '@chengban/server/compose.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let projectId: string

const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const made = async (table: string, body: object): Promise<string> =>
  expectOk(await team.g.post(`/api/${table}`, { projectId, ...body })).data.id

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g, s1, s2 } = team.ids
  const body = { name: '一院实施', type: '实施项目', startTime: today(), principalId: g, impPrincipalId: s1 }
  projectId = expectOk(await team.admin.post('/api/project', body)).data.id
  await sql(`update store.project set project_status = '实施中', audit_status = '通过', imp_node = 1 where id = $1`, [
    projectId,
  ])
  await made('projectMember', { kind: 'back', userId: s2 })
})
afterAll(() => server.close())

/** Returns the unread messages about the start, without those already stopped. */
const heard = async () => {
  const notice = notices.find(({ declared }) => declared.code === 'wbsStart')
  if (!notice) throw new Error('wbsStart is no notice')
  await server.parts.auth.transaction(async (tx) => {
    await runNotice(tx, server.parts.catalog, notice, { day: today() })
    await stopEnded(tx, server.parts.catalog, notice)
  })
  const rows = await sql(
    `select title, user_id as id from store.message where tz_stop is null and title like '%前置模块已完成%' order by title`,
  )
  return rows.map(({ title, id }) => [title, id === team.ids.s2 ? 's2' : id === team.ids.s1 ? 's1' : id])
}

test('who has a task or a module hears that it may start once all it waits for is done, until it is started', async () => {
  const first = [await made('projectModule', { name: '挂号' }), await made('projectModule', { name: '收费' })]
  const done: string[] = []
  for (const projectModuleId of first)
    done.push(await made('wbsTask', { projectModuleId, name: '前期', userId: team.ids.s1 }))
  const last = await made('projectModule', { name: '报表', userId: team.ids.s1, predecessorIds: first })
  const waits = await made('wbsTask', { projectModuleId: last, name: '月报', userId: team.ids.s2 })
  const act = async (name: string, id = '') => {
    const [{ version }] = await sql('select version from store.wbs_task where id = $1', [id])
    expectOk(await team.admin.post(`/api/wbsTask/action/${name}`, { id, version }))
  }
  expect(await heard()).toEqual([])
  await act('start', done[0])
  await act('finish', done[0])
  expect(await heard()).toEqual([])
  await act('start', done[1])
  await act('finish', done[1])
  expect(await heard()).toEqual([
    ['【WBS】模块报表的前置模块已完成，可以开始', 's1'],
    ['【WBS】月报的前置模块已完成，可以开始', 's2'],
  ])
  await act('start', waits)
  expect(await heard()).toEqual([])
})

test('a task behind a module without tasks waits, and its manager alone begins it all the same, with a reason', async () => {
  const empty = await made('projectModule', { name: '接口' })
  const projectModuleId = await made('projectModule', { name: '对账', predecessorIds: [empty] })
  const id = await made('wbsTask', { projectModuleId, name: '日对账', userId: team.ids.s2 })
  const start = async (api: Team['g'], more: object = {}) => {
    const [{ version }] = await sql('select version from store.wbs_task where id = $1', [id])
    const { status, message, data } = await api.post('/api/wbsTask/action/start', { id, version, ...more })
    return [status, data?.fields ?? message]
  }
  const waits = [409, '前置模块未完成：接口']
  expect(await start(team.s2)).toEqual(waits)
  expect(await start(team.s2, { force: true, opinion: '先做' })).toEqual(waits)
  await sql('update store.wbs_task set user_id = $2 where id = $1', [id, team.ids.g])
  expect(await start(team.g)).toEqual(waits)
  expect(await start(team.g, { force: true })).toEqual([422, { opinion: '请填写意见' }])
  expect((await start(team.g, { force: true, opinion: '先做' }))[0]).toBe(200)
})
