import { channel } from '@chengban/engine/row/channel.ts'
import { sendByLink } from '@chengban/server/testing/send-by-link.ts'
import { type Answer, filters, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string

const told = ({ status, message }: Answer) => [status, message]
const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const row = async (table: string, id: string) => expectOk(await team.admin.get(`/api/${table}/${id}`)).data
const nodes = async (table: string, where: object) =>
  expectOk(await team.admin.get(`/api/${table}?pageNumber=1&pageSize=50&filters=${filters(where)}`)).data.nodes
const complete = async (id: string) =>
  team.s1.post('/api/project-progress/complete', { id, version: (await row('projectProgress', id)).version })

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  await makeClient(team)
  const { g, s1, s2 } = team.ids
  const span = { implementStartTime: '2026-03-02', implementEndTime: '2026-04-24' }
  const body = {
    name: '一院实施',
    type: '内部项目',
    startTime: '2026-02-02',
    principalId: g,
    impPrincipalId: s1,
    ...span,
  }
  project = expectOk(await team.admin.post('/api/project', body)).data.id
  await sql(`update store.project set project_status = '待启动', audit_status = '通过' where id = $1`, [project])
  expectOk(await team.admin.post('/api/projectMember', { projectId: project, kind: 'implement', userId: s2 }))
  const { version } = await row('project', project)
  expectOk(await team.g.post('/api/project/action/start', { id: project, version }))
  await sql(`update store.project set project_status = '实施中' where id = $1`, [project])
})
afterAll(() => server.close())

/** What the client has signed, in this round of the stage. */
const signedSheet = async (node: number): Promise<string> => {
  const id = await server.make('projectProgress', {
    creatorId: team.ids.s2,
    projectId: project,
    node,
    round: 9,
    stageRound: 1,
    name: '阶段完成',
    content: '完成',
    isStageEnd: true,
    status: '已确认',
  })
  return id
}
/** Puts the project into this stage with the documents signed by the client, and returns the signed sheet. */
const runs = async (node: number): Promise<string> => {
  await sql('update store.project set imp_node = $2 where id = $1', [project, node])
  await sql(
    `update store.implementary_progress set status = case when node = $2 then '待确认' else '未开始' end, actual_start = '2026-03-02'
     where project_id = $1 and node >= $2`,
    [project, node],
  )
  await sql(`update store.imp_node_log set status = '客户已签' where project_id = $1 and node = $2`, [project, node])
  return signedSheet(node)
}
const held = async (day: string): Promise<string> => {
  const id = await server.make('train', {
    creatorId: team.ids.s1,
    name: '操作培训',
    type: '客户培训',
    projectId: project,
    node: 3,
    teacherId: team.ids.s1,
    content: '挂号',
    tzStart: `${day}T09:00:00+08:00`,
    tzEnd: new Date(Date.parse(`${day}T09:00:00+08:00`) + 3_600_000),
    status: '通过',
  })
  return id
}

const at = (node: number) => ({ projectId: { equalTo: project }, node: { equalTo: node } })
const pointsOf = (api: Team['s1'], id: string) => api.get(`/api/implementary-progress/gate?id=${id}`)
const open = (name: string, ok: boolean) => ({ name, ok, message: expect.any(String) })

test('of the gates behind it each stage has its own', async () => {
  const fault = { name: '无法登录', step: '登录', projectId: project, priority: '高' }
  const bug = expectOk(await team.s1.post('/api/bug', fault)).data.id
  const two = await runs(2)
  await sql(`update store.bug set status = '处理中' where id = $1`, [bug])
  expect(told(await complete(two))).toEqual([422, '还有未关闭的急、高缺陷：1个'])
  const stage = expectOk(await team.s1.get(`/api/implementaryProgress?filters=${filters(at(2))}`)).data.nodes[0].id
  const points = { points: [open('资料', true), { ...open('缺陷', false), message: '还有未关闭的急、高缺陷：1个' }] }
  for (const id of [two, stage]) expect(expectOk(await pointsOf(team.s1, id)).data).toEqual(points)
  expect(told(await pointsOf(team.h, two))).toEqual([404, '数据不存在'])
  expect(told(await pointsOf(team.h, stage))).toEqual([404, '数据不存在'])
  expect(told(await pointsOf(team.s1, 'x'))).toEqual([404, '数据不存在'])
  await sql(`update store.bug set priority = '中' where id = $1`, [bug])
  expect(expectOk(await pointsOf(team.s1, two)).data.points).toEqual([open('资料', true), open('缺陷', true)])
  await sql(`update store.project_progress set is_stage_end = false where id = $1`, [two])
  expect(expectOk(await pointsOf(team.s1, two)).data.points).toEqual([])
  await sql(`update store.project_progress set is_stage_end = true where id = $1`, [two])
  expectOk(await complete(two))
  const three = await runs(3)
  expect(told(await complete(three))).toEqual([422, '客户培训未审核通过'])
  await held('2026-03-01')
  expect(told(await complete(three))).toEqual([422, '客户培训未审核通过'])
  await held('2026-03-02')
  expectOk(await complete(three))
  const four = await runs(4)
  await sql('update store.bug set project_progress_id = $2 where id = $1', [bug, four])
  expect(told(await complete(four))).toEqual([422, '产品问题未经客户确认'])
  await sql(
    `update store.project_progress set signature_product = '[{"url": "x", "name": "x", "size": 1}]' where id = $1`,
    [four],
  )
  expectOk(await complete(four))
  const five = await runs(5)
  await sql('update store.bug set solver_id = null, end_time = null where id = $1', [bug])
  expect(told(await complete(five))).toEqual([422, '遗留问题未落实负责人和时间：1项'])
  await sql('update store.bug set solver_id = $2 where id = $1', [bug, team.ids.s2])
  expect(told(await complete(five))).toEqual([422, '遗留问题未落实负责人和时间：1项'])
  await sql(`update store.bug set end_time = '2026-12-31' where id = $1`, [bug])
  expectOk(await complete(five))
})

test('a further document is brought to the stage that runs, and to no other', async () => {
  await runs(2)
  const url = expectOk(await team.s2.upload('补充.pdf', pdf, 'application/pdf')).data
  const file = [{ url, name: '补充.pdf', size: pdf.length }]
  const bring = (api: Team['s1'], more: object) => api.post('/api/imp-node-log/upload', { file, ...more })
  const further = { projectId: project, name: '机房照片' }
  expect(told(await bring(team.s2, { ...further, file: [] }))).toEqual([422, '请上传文件'])
  expect((await bring(team.h, further)).code).not.toBe('OK')
  const { id, ...made } = expectOk(await bring(team.s2, further)).data
  expect(made).toEqual({ status: '待审核', version: 2 })
  const stands = await row('impNodeLog', id)
  expect(stands).toMatchObject({ node: 2, name: '机房照片', required: false, needSign: false, status: '待审核' })
  expect(told(await bring(team.s2, { id, version: 1 }))).toEqual([409, '单据已变更，请刷新'])
  const again = expectOk(await bring(team.s2, { id, version: 2 })).data
  expect(again).toEqual({ id, status: '待审核', version: 3 })
  const [signed] = await nodes('impNodeLog', { projectId: { equalTo: project }, status: { equalTo: '客户已签' } })
  expect(told(await bring(team.s2, { id: signed.id, version: signed.version }))).toEqual([422, '客户已签字，不能修改'])
  await sql(`update store.implementary_progress set status = '已完成' where project_id = $1 and node = 2`, [project])
  expect(told(await bring(team.s2, { ...further, name: '另一份' }))).toEqual([422, '该阶段未开始或已完成'])
  expect(told(await bring(team.s2, { id, version: 3 }))).toEqual([422, '该阶段未开始或已完成'])
  await sql('delete from store.project_progress where project_id = $1', [project])
})

test('a training that passed is sent back with what it brought, while its stage is open', async () => {
  const sheet = await runs(3)
  const training = await held('2026-03-03')
  await sql(
    `update store.imp_node_log set status = case when name = '满意度表' then '客户已签' else '通过' end, train_id = $2 where project_id = $1 and node = 3`,
    [project, training],
  )
  const reject = async (api: Team['s1'], more: object = {}) => {
    const { version } = await row('train', training)
    return api.post('/api/imp-node-log/rejectTrain', { trainId: training, version, opinion: '照片不清', ...more })
  }
  expect(told(await reject(team.s1, { opinion: ' ' }))).toEqual([422, '请填写意见'])
  expect(told(await reject(team.s2))).toEqual([403, '权限不足'])
  expect(told(await reject(team.s1, { version: 9 }))).toEqual([409, '单据已变更，请刷新'])
  await sql(`update store.implementary_progress set status = '已完成' where project_id = $1 and node = 3`, [project])
  expect(told(await reject(team.s1))).toEqual([422, '客户培训阶段已完成'])
  await sql(`update store.implementary_progress set status = '待确认' where project_id = $1 and node = 3`, [project])
  const { version } = await row('train', training)
  const byMove = () => team.s1.post('/api/train/action/rejectTrain', { id: training, version, opinion: '照片不清' })
  const answers = await Promise.all([byMove(), byMove()])
  expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'OK'])
  const papers = await nodes('impNodeLog', { projectId: { equalTo: project }, node: { equalTo: 3 } })
  expect(papers.map(({ status }: { status: string }) => status).sort()).toEqual([
    ...['客户已签', '退回', '退回', '退回', '退回', '退回'],
  ])
  const stages = await nodes('implementaryProgress', { projectId: { equalTo: project }, node: { equalTo: 3 } })
  expect([
    (await row('train', training)).status,
    (await row('projectProgress', sheet)).status,
    stages[0].status,
  ]).toEqual([...['驳回', '有异议', '进行中']])
  expect(told(await reject(team.s1))).toEqual([422, '培训未通过审核'])
})

test('the text of a sheet follows what stands until it is sent', async () => {
  const temporaryId = '019a0000-0000-4000-8000-000000000001'
  const fault = { name: '打印缺页', step: '打印', projectId: project, temporaryId }
  const bug = expectOk(await team.s1.post('/api/bug', fault)).data.id
  const body = { projectId: project, node: 3, content: '已培训', temporaryId }
  const { id } = expectOk(await team.s2.post('/api/projectProgress', body)).data
  expect((await row('bug', bug)).projectProgressId).toBe(id)
  // a problem raised with the temporary id of a saved sheet is bound to that sheet, whichever call raises it
  const wish = {
    name: '加一列',
    type: '新增需求',
    describe: '导出',
    date: '2027-12-01',
    projectId: project,
    temporaryId,
  }
  const wished = expectOk(await team.admin.post('/api/applyFor', wish)).data.id
  expect((await row('applyFor', wished)).projectProgressId).toBe(id)
  await sql('delete from store.apply_for where id = $1', [wished])
  const token = 'Gg1-'.repeat(11).slice(1)
  await sql(`update store.project set report_token = $2, tz_report_token = now() + interval '9 days' where id = $1`, [
    project,
    token,
  ])
  for (const kind of ['bug', 'applyFor']) {
    const said = { kind, name: '客户提出', describe: '缺一列', user: '李护士', temporaryId }
    const raised = await sendByLink(server, { 'x-report-token': token }, ['POST', '/api/bug/demandApply'], said)
    const byClient = expectOk(raised).data.id
    expect((await row(kind, byClient)).projectProgressId).toBe(id)
    await sql(`delete from store.${kind === 'bug' ? 'bug' : 'apply_for'} where id = $1`, [byClient])
  }
  const sync = async (api: Team['s1'], more: object = {}) =>
    api.post('/api/project-progress/reportSync', { id, version: (await row('projectProgress', id)).version, ...more })
  expect((await sync(team.h)).code).not.toBe('OK')
  expect(told(await sync(team.s2, { version: 9 }))[0]).toBe(409)
  const first = expectOk(await sync(team.s2)).data
  expect([first.changed, first.report.problems[0].name, first.report.content]).toEqual([true, '打印缺页', '已培训'])
  expect(expectOk(await sync(team.s1)).data).toMatchObject({ changed: false, contentHash: first.contentHash })
  await sql(`update store.project_progress set status = '客户待确认' where id = $1`, [id])
  expect(told(await sync(team.s2))).toEqual([422, '已发送客户，不能更新'])
})

test('the open page of a project hears that its current stage ends later', async () => {
  const heard: string[] = []
  server.owner.on('notification', ({ payload = '' }) => heard.push(payload))
  await sql(`listen ${channel}`)
  await sql('update store.project set imp_node = 3 where id = $1', [project])
  const [stage] = await nodes('implementaryProgress', { projectId: { equalTo: project }, node: { equalTo: 3 } })
  const patch = { planEnd: '2027-03-31', remark: '客户机房改造' }
  expectOk(await team.g.patch(`/api/implementaryProgress/${stage.id}`, { id: stage.id, version: stage.version, patch }))
  const changed = { event: 'record', module: 'project', id: project }
  await expect.poll(() => heard.map((one) => JSON.parse(one))).toContainEqual(changed)
  expect((await row('project', project)).tzNodeEnd).toContain('2027-03-31')
})
