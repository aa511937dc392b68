import type { RowOf } from '@chengban/kernel/registry.ts'
import { type Answer, filters, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let clientId: string
let contract: string
let project: string
let scan: { url: string; name: string; size: number }

type Api = Team['s1']
const told = ({ status, message }: Answer) => [status, message]
const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const row = async (table: string, id: string) => expectOk(await team.admin.get(`/api/${table}/${id}`)).data
const act = async (api: Api, table: string, name: string, id: string, more: object = {}) =>
  api.post(`/api/${table}/action/${name}`, { id, version: (await row(table, id)).version, ...more })
const nodes = async (table: string, where: object) =>
  expectOk(await team.admin.get(`/api/${table}?pageNumber=1&pageSize=50&filters=${filters(where)}`)).data.nodes
const stage = async (node: number, id = project) =>
  (await nodes('implementaryProgress', { projectId: { equalTo: id } })).find(
    (one: { node: number }) => one.node === node,
  )

const waiting = async (name: string, more: object = {}): Promise<string> => {
  const { g, s1, s2 } = team.ids
  const span = { implementStartTime: '2026-03-02', implementEndTime: '2026-04-24' }
  const body = { name, type: '实施项目', startTime: '2026-02-02', principalId: g, impPrincipalId: s1, ...span, ...more }
  const { id } = expectOk(await team.admin.post('/api/project', body)).data
  await sql(`update store.project set project_status = '待启动', audit_status = '通过' where id = $1`, [id])
  expectOk(await team.admin.post('/api/projectMember', { projectId: id, kind: 'implement', userId: s2 }))
  return id
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  clientId = await makeClient(team)
  await sql('delete from store.holiday')
  await server.make('holiday', { date: '2026-04-06', name: '清明节', kind: '法定节假日' })
  scan = {
    url: expectOk(await team.s1.upload('合同.pdf', pdf, 'application/pdf')).data,
    name: '合同.pdf',
    size: pdf.length,
  }
  const [made] = await sql(
    `insert into store.contract (id, tz_create, tz_update, creator_id, initiator, name, client_id, self_company, pay_way, money,
       invoice, status, stage, sign_date, contract_file)
     values (gen_random_uuid(), now(), now(), $1, $1, '平台', $2, 'A', '分期', 100000, false, '通过', '已签署', '2026-01-05', $3)
     returning id`,
    [team.ids.s1, clientId, JSON.stringify([scan])],
  )
  contract = made.id
  project = await waiting('一院实施', { contractId: contract })
})
afterAll(() => server.close())

test('a start plans seven stages by their weights, asks for what is prepared, and begins', async () => {
  expect((await act(team.s2, 'project', 'start', project)).status).toBe(403)
  expectOk(await act(team.g, 'project', 'start', project))
  const stages = await nodes('implementaryProgress', { projectId: { equalTo: project } })
  expect(stages.map(({ planEnd }: { planEnd: string }) => planEnd.slice(5)).sort()).toEqual([
    '03-05',
    '03-11',
    '03-25',
    '04-02',
    '04-13',
    '04-21',
    '04-24',
  ])
  expect((await row('project', project)).tzNodeEnd).toBe('2026-03-05T23:59:59+08:00')
  expect((await stage(0)).status).toBe('进行中')
  const papers = await nodes('impPrepare', { projectId: { equalTo: project } })
  expect(papers).toHaveLength(8)
  expect(papers.find(({ name }: { name: string }) => name === '合同或中标通知书扫描件')).toMatchObject({
    status: '待审核',
    source: '合同',
    endDate: '2026-03-05',
    userId: team.ids.s1,
  })
})

test('it is entered when all is prepared and the client has somebody to talk to', async () => {
  await sql(`update store.imp_prepare set status = '通过' where project_id = $1`, [project])
  await sql(`update store.imp_prepare set status = '未上传' where project_id = $1 and name = '环境需求表'`, [project])
  expect((await act(team.s2, 'project', 'enterImp', project)).status).toBe(403)
  expect(told(await act(team.s1, 'project', 'enterImp', project))).toEqual([409, '准备资料未齐全：环境需求表'])
  await sql(`update store.imp_prepare set status = '不适用' where project_id = $1 and name = '环境需求表'`, [project])
  await sql('delete from store.client_contact where client_id = $1', [clientId])
  expect(told(await act(team.s1, 'project', 'enterImp', project))).toEqual([409, '请先登记客户联系人'])
  expectOk(await team.s1.post('/api/clientContact', { clientId, name: '何川' }))
  expectOk(await act(team.s1, 'project', 'enterImp', project))
  const { projectStatus, impNode } = await row('project', project)
  expect([projectStatus, impNode, (await stage(0)).status]).toEqual(['实施中', 1, '已完成'])
  expect(await nodes('impNodeLog', { projectId: { equalTo: project }, node: { equalTo: 1 } })).toHaveLength(5)
})

test('a stage stands once, and is passed over only when it is its turn', async () => {
  const again = { projectId: project, node: 1, planStart: '2026-03-05', planEnd: '2026-03-11' }
  expect((await team.admin.post('/api/implementaryProgress', again)).data.fields).toMatchObject({
    node: '该阶段已存在',
  })
  const ahead = await act(team.admin, 'implementaryProgress', 'skip', (await stage(3)).id, { opinion: '不需要' })
  expect(told(ahead)).toEqual([409, '只能跳过当前或下一阶段'])
})

test('a sheet that ends the stage holds it while it lies with the client', async () => {
  const sent = { projectId: project, node: 1, content: '已部署', isStageEnd: true }
  const { id } = expectOk(await team.s2.post('/api/projectProgress', sent)).data
  expectOk(await act(team.s2, 'projectProgress', 'submit', id))
  expect((await stage(1)).status).toBe('进行中')
  const confirm = async () => {
    const { version } = await row('projectProgress', id)
    return team.s1.post('/api/project-progress/confirm', { id, version })
  }
  const names = '服务器与网络确认单、部署记录、环境账号表、安全与备份检查表、部署确认单'
  expect(told(await confirm())).toEqual([422, `资料未齐全：${names}`])
  await sql(`update store.imp_node_log set status = '通过' where project_id = $1 and node = 1`, [project])
  expect(told(await confirm())).toEqual([422, '请填写测试和正式环境'])
  await sql(
    `update store.project set test_url = 'a', test_account = 'a', formal_url = 'a', formal_account = 'a' where id = $1`,
    [project],
  )
  const { link, ...sentOn } = expectOk(await confirm()).data
  expect(sentOn).toEqual({ id, status: '客户待确认', contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const { reportToken } = await row('project', project)
  expect(link).toMatch(
    new RegExp(`^https?://.+/admin/#/demand/projectProgressConfirm\\?token=${reportToken}&id=${id}$`),
  )
  expect((await stage(1)).status).toBe('待确认')
  expectOk(await act(team.s2, 'projectProgress', 'void', id, { opinion: '重做' }))
  expect((await stage(1)).status).toBe('进行中')
})

test('after a pause what was to come moves on by its working days', async () => {
  const goal = { type: '上线', describe: '上线', startDate: '2026-03-02', endDate: '2026-03-06', name: '上线' }
  const { id } = expectOk(await team.g.post('/api/milepost', { ...goal, projectId: project, userId: team.ids.s1 })).data
  const [was, next] = [(await stage(1)).planEnd, (await stage(2)).planStart]
  expectOk(await act(team.g, 'project', 'pause', project, { opinion: '客户停工' }))
  await sql(`update store.project set tz_pause = app.now() - interval '14 days' where id = $1`, [project])
  expectOk(await act(team.g, 'project', 'resume', project))
  const after = async (day: string): Promise<string> =>
    (await sql('select app.work_day_after($1::date, 10)::text as day', [day]))[0].day
  expect([(await stage(1)).planEnd, (await stage(2)).planStart]).toEqual([await after(was), await after(next)])
  const { endDate, originalDate } = await row('milepost', id)
  expect([endDate, originalDate]).toEqual(['2026-03-20', null])
  expect((await row('project', project)).tzNodeEnd).toBe(`${await after(was)}T23:59:59+08:00`)
})

/** What the client has signed, in this round of the stage. */
const signedSheet = async (
  node: number,
  status: RowOf<'projectProgress'>['status'] = '已确认',
  { isEnd = true, back = 0 } = {},
): Promise<string> => {
  const { round } = await stage(node)
  const of = { creatorId: team.ids.s1, projectId: project, node, round: 9, stageRound: round - back }
  return server.make('projectProgress', { ...of, name: '阶段完成', isStageEnd: isEnd, status })
}

const complete = async (id: string, api = team.s1, more: object = {}) =>
  api.post('/api/project-progress/complete', { id, version: (await row('projectProgress', id)).version, ...more })

test('a stage closes with its own sheet once the client has signed that, and with no other', async () => {
  await sql(`update store.implementary_progress set status = '待确认' where project_id = $1 and node = 1`, [project])
  const waiting = await signedSheet(1, '客户待确认')
  expect(told(await complete(waiting, team.s2))).toEqual([403, '权限不足'])
  expect(told(await complete(waiting, team.s1, { version: 0 }))).toEqual([409, '单据已变更，请刷新'])
  expect(told(await complete(waiting))).toEqual([422, '客户尚未确认'])
  const other = await signedSheet(2)
  expect(told(await complete(other))).toEqual([422, '只能确认当前阶段'])
  const earlier = await signedSheet(1, '已确认', { back: 1 })
  expect(told(await complete(earlier))).toEqual([422, '只能确认当前阶段'])
  await sql(`update store.project_progress set status = '已确认' where id = $1`, [waiting])
  expect(told(await complete(waiting))).toEqual([422, '资料未齐全：部署确认单'])
  await sql(`update store.imp_node_log set status = '客户已签' where project_id = $1 and name = '部署确认单'`, [
    project,
  ])
  const ordinary = await signedSheet(1, '已确认', { isEnd: false })
  expect(expectOk(await complete(ordinary)).data).toEqual({
    ...{ id: ordinary, node: 1, nextNode: null, projectStatus: '实施中' },
  })
  expect((await stage(1)).status).toBe('待确认')
  const answers = await Promise.all([complete(waiting), complete(waiting, team.g)])
  expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'OK'])
  expect(answers.find(({ code }) => code === 'OK')?.data).toEqual({
    ...{ id: waiting, node: 1, nextNode: 2, projectStatus: '实施中' },
  })
  expect([(await stage(1)).status, (await stage(2)).status, (await row('project', project)).impNode]).toEqual([
    ...['已完成', '进行中', 2],
  ])
  const papers = await nodes('impNodeLog', { projectId: { equalTo: project }, node: { equalTo: 2 } })
  expect([papers.length, papers.filter((one: { required: boolean }) => one.required).length]).toEqual([6, 5])
  await sql('delete from store.project_progress where id = any ($1)', [[waiting, other, earlier, ordinary]])
})

test('the last stages lead to acceptance, and accept the contract', async () => {
  await sql(`update store.implementary_progress set status = '已完成' where project_id = $1 and node between 1 and 4`, [
    project,
  ])
  await sql(`update store.implementary_progress set status = '待确认' where project_id = $1 and node = 5`, [project])
  await sql('update store.project set imp_node = 5 where id = $1', [project])
  await sql(`update store.implementary_progress set status = '未开始' where project_id = $1 and node = 6`, [project])
  expectOk(await complete(await signedSheet(5), team.g))
  expect([(await row('project', project)).projectStatus, (await stage(6)).status]).toEqual(['待验收', '进行中'])
  const five = (await stage(5)).id
  expect((await act(team.s1, 'implementaryProgress', 'goBack', five, { opinion: '数据有误' })).status).toBe(403)
  const zero = (await stage(0)).id
  expect(told(await act(team.g, 'implementaryProgress', 'goBack', zero, { opinion: 'x' }))[1]).toBe('准备阶段不能退回')
  expectOk(await act(team.g, 'implementaryProgress', 'goBack', five, { opinion: '数据有误' }))
  expect([await stage(5), await stage(6)].map(({ status, round }) => [status, round])).toEqual([
    ['进行中', 2],
    ['未开始', 2],
  ])
  expect(await row('project', project)).toMatchObject({ projectStatus: '实施中', impNode: 5 })
  await sql(`update store.imp_node_log set status = '客户已签' where project_id = $1 and node = 5`, [project])
  await sql(`update store.implementary_progress set status = '待确认' where project_id = $1 and node = 5`, [project])
  expectOk(await complete(await signedSheet(5), team.g))
  await sql(`update store.imp_node_log set status = '客户已签' where project_id = $1 and node = 6`, [project])
  await sql(`update store.imp_node_log set file = $2 where project_id = $1 and name = '验收报告'`, [
    project,
    JSON.stringify([scan]),
  ])
  await sql(`update store.implementary_progress set status = '待确认' where project_id = $1 and node = 6`, [project])
  const last = await signedSheet(6)
  await sql(`update store.imp_node_log set status = '通过' where project_id = $1 and name = '验收报告'`, [project])
  expect(told(await complete(last, team.g))).toEqual([422, '请先完成验收报告签字'])
  await sql(`update store.imp_node_log set status = '客户已签' where project_id = $1 and name = '验收报告'`, [project])
  expectOk(await complete(last, team.g))
  expect(await row('project', project)).toMatchObject({
    projectStatus: '已验收',
    tzAcceptStatus: expect.any(String),
    file3: [{ url: scan.url }],
  })
  expect(await row('contract', contract)).toMatchObject({
    stage: '履行中',
    dtAccept: expect.any(String),
    acceptanceFile: [{ url: scan.url }],
  })
  const voided = await act(team.admin, 'contract', 'void', contract, { opinion: '取消' })
  expect(told(voided)).toEqual([409, '合同已立项，不能作废'])
})

test('acceptance leaves a contract alone that was terminated meanwhile', async () => {
  await sql(`update store.project set project_status = '待验收', tz_accept_status = null where id = $1`, [project])
  await sql(`update store.implementary_progress set status = '待确认' where project_id = $1 and node = 6`, [project])
  await sql(`update store.contract set stage = '已终止', dt_accept = null where id = $1`, [contract])
  expectOk(await complete(await signedSheet(6), team.g))
  expect((await row('project', project)).projectStatus).toBe('已验收')
  expect(await row('contract', contract)).toMatchObject({ stage: '已终止', dtAccept: null })
})
