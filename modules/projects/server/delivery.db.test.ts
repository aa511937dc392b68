import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { s1, g } = team.ids
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-01-05', estimate: '20.0' }
  project = expectOk(await team.admin.post('/api/project', { ...body, principalId: g, impPrincipalId: s1 })).data.id
  await running(project)
})
afterAll(() => server.close())

const running = (id: string) =>
  server.owner.query(
    `update store.project set project_status = '实施中', audit_status = '通过', imp_node = 1 where id = $1`,
    [id],
  )
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
type Api = Team['s1']
const act = async (api: Api, table: string, name: string, id: string, more: object = {}) => {
  const { version } = (await team.admin.get(`/api/${table}/${id}`)).data
  return api.post(`/api/${table}/action/${name}`, { id, version, ...more })
}
const made = async (api: Api, table: string, body: object): Promise<string> =>
  expectOk(await api.post(`/api/${table}`, body)).data.id
const row = async (table: string, id: string) => (await team.admin.get(`/api/${table}/${id}`)).data

test('the list of documents begins with forty, each named once a stage', async () => {
  expect((await team.s2.get('/api/impDocument')).data.totalCount).toBe(40)
  expect((await team.s2.post('/api/impDocument', { node: 0, name: '另一份' })).status).toBe(403)
  const again = await team.admin.post('/api/impDocument', { node: 0, name: '项目计划' })
  expect(told(again)).toEqual([422, { name: '资料名称已存在' }])
})

describe('man-days', () => {
  const ask = (after: string) => ({ projectId: project, after, reason: '范围扩大' })

  test('are asked for by whoever leads, and differ', async () => {
    expect((await team.s2.post('/api/projectManDay', ask('30.0'))).status).toBe(422)
    expect((await team.s1.post('/api/projectManDay', ask('30.0'))).status).toBe(403)
    expect(told(await team.g.post('/api/projectManDay', ask('20.0')))).toEqual([422, { after: '人天未变化' }])
  })

  test('one open request, that stands against what the project had', async () => {
    const id = await made(team.g, 'projectManDay', { ...ask('22.0'), audit1: team.ids.h })
    const other = await made(team.g, 'projectManDay', { ...ask('23.0'), audit1: team.ids.h })
    expectOk(await act(team.g, 'projectManDay', 'submit', id))
    expect(told(await act(team.g, 'projectManDay', 'submit', other))[1]).toEqual({ projectId: '已有待审核的人天变更' })
    await server.owner.query(`update store.project set estimate = 21 where id = $1`, [project])
    expect(told(await act(team.h, 'projectManDay', 'approve', id))).toEqual([409, '单据已变更，请刷新'])
    await server.owner.query(`update store.project set estimate = 20 where id = $1`, [project])
    expectOk(await act(team.h, 'projectManDay', 'approve', id))
    expect([(await row('projectManDay', id)).status, (await row('project', project)).estimate]).toEqual([
      '通过',
      '22.0',
    ])
  })
})

describe('milestones', () => {
  let goal: string
  const plan = { type: '上线', describe: '上线运行', startDate: '2026-01-05', endDate: '2026-01-30' }

  test('belong to one project, and end after they begin', async () => {
    const body = { ...plan, name: '上线', userId: team.ids.s1 }
    expect(told(await team.admin.post('/api/milepost', body))).toEqual([422, { projectId: '请选择项目' }])
    const wrong = { ...body, projectId: project, endDate: '2026-01-01' }
    expect(told(await team.g.post('/api/milepost', wrong))).toEqual([422, { endDate: '日期错误' }])
    goal = await made(team.g, 'milepost', { ...body, projectId: project })
  })

  test('move by request alone once they have begun', async () => {
    const patch = (endDate: string) => team.g.patch(`/api/milepost/${goal}`, { patch: { endDate } })
    expectOk(await patch('2026-02-06'))
    expect((await act(team.g, 'milepost', 'start', goal)).status).toBe(403)
    expectOk(await act(team.s1, 'milepost', 'start', goal))
    expect((await row('milepost', goal)).originalDate).toBe('2026-02-06')
    expect(told(await patch('2026-02-13'))).toEqual([422, { endDate: '请提交推进申请' }])
  })

  test('a request keeps to its kind, and to the end it was made of', async () => {
    const kinds = (await team.s1.get('/api/milepostAdvanceKind?pageSize=20')).data.nodes
    const kind = (name: string): string => kinds.find((one: { name: string }) => one.name === name).id
    const ask = (name: string, after: string) => ({ milepostId: goal, kindId: kind(name), after, reason: '客户推迟' })
    expect((await team.s2.post('/api/milepostAdvance', ask('其他', '2026-02-10'))).status).toBe(422)
    const far = await made(team.s1, 'milepostAdvance', ask('其他', '2026-06-30'))
    expect(told(await act(team.s1, 'milepostAdvance', 'submit', far))).toEqual([422, { after: '最多5个工作日' }])
    const back = await made(team.s1, 'milepostAdvance', ask('其他', '2026-02-02'))
    expect(told(await act(team.s1, 'milepostAdvance', 'submit', back))).toEqual([422, { after: '日期错误' }])
    const bare = await made(team.s1, 'milepostAdvance', ask('客户原因', '2026-03-06'))
    expect(told(await act(team.s1, 'milepostAdvance', 'submit', bare))).toEqual([422, { file: '请上传附件' }])
    const id = await made(team.s1, 'milepostAdvance', ask('需求变更', '2026-02-13'))
    expectOk(await act(team.s1, 'milepostAdvance', 'submit', id))
    const second = await made(team.s1, 'milepostAdvance', ask('需求变更', '2026-02-16'))
    expect(told(await act(team.s1, 'milepostAdvance', 'submit', second))).toEqual([409, '已有待审核的推进申请'])
    // the project manager decides, not the applicant's department head
    expect((await act(team.h, 'milepostAdvance', 'approve', id)).status).toBe(404)
    expectOk(await act(team.g, 'milepostAdvance', 'approve', id))
    const { endDate, originalDate, excusedDays } = await row('milepost', goal)
    expect([endDate, originalDate, excusedDays]).toEqual(['2026-02-13', '2026-02-06', 5])
  })

  test('are confirmed by somebody else, and looked at once more', async () => {
    expect(told(await act(team.s1, 'milepost', 'submit', goal))).toEqual([422, { result: '请填写完成说明' }])
    expectOk(await act(team.s1, 'milepost', 'submit', goal, { result: '已上线' }))
    await server.owner.query('update store.milepost set user_id = $2 where id = $1', [goal, team.ids.g])
    expect(told(await act(team.g, 'milepost', 'confirm', goal))).toEqual([403, '不能确认自己的里程碑'])
    await server.owner.query('update store.milepost set user_id = $2 where id = $1', [goal, team.ids.s1])
    expectOk(await act(team.g, 'milepost', 'confirm', goal))
    expect(told(await act(team.admin, 'milepost', 'notConfirm', goal))).toEqual([422, { opinion: '请填写意见' }])
    expectOk(await act(team.admin, 'milepost', 'notConfirm', goal, { opinion: '未达标准' }))
    const { status, pmoStatus, confirmId, opinion } = await row('milepost', goal)
    expect([status, pmoStatus, confirmId, opinion]).toEqual(['进行中', '不通过', null, '未达标准'])
  })
})

describe('the work breakdown', () => {
  let root: string
  let leaf: string

  test('modules do not wait for each other', async () => {
    const a = await made(team.g, 'projectModule', { projectId: project, name: '门诊' })
    const b = await made(team.g, 'projectModule', { projectId: project, name: '住院', predecessorIds: [a] })
    const circle = await team.g.patch(`/api/projectModule/${a}`, { patch: { predecessorIds: [b] } })
    expect(told(circle)).toEqual([422, { predecessorIds: '依赖形成循环：门诊 → 住院 → 门诊' }])
    const { data } = await team.g.get(`/api/projectModule?filters=${JSON.stringify({ id: { equalTo: b } })}`)
    expect(data.nodes[0]).toMatchObject({ predecessorIds: [a], predecessorIdsShown: [{ id: a, name: '门诊' }] })
    expect((await team.g.get(`/api/projectModule/${b}`)).data.predecessorIdsShown).toEqual([{ id: a, name: '门诊' }])
    expect((await team.g.get(`/api/projectModule/${a}`)).data.predecessorIdsShown).toBe(null)
    root = await made(team.g, 'wbsTask', { projectId: project, projectModuleId: a, name: '挂号' })
  })

  test('what is worked on a leaf stands on all above it', async () => {
    const body = { projectId: project, parentId: root, expectHours: '8', tzStart: '2026-02-02T03:00:00Z' }
    leaf = await made(team.g, 'wbsTask', { ...body, name: '号源', tzEnd: '2026-02-03T03:00:00Z' })
    const second = await made(team.g, 'wbsTask', { ...body, name: '退号', tzEnd: '2026-02-05T03:00:00Z' })
    const typed = await team.g.patch(`/api/wbsTask/${root}`, { patch: { expectHours: '3' } })
    expect(told(typed)).toEqual([422, { expectHours: '父任务由下级汇总' }])
    expect(told(await act(team.g, 'wbsTask', 'start', root))).toEqual([403, '权限不足'])
    const hour = { wbsTaskId: leaf, date: new Date().toISOString().slice(0, 10), remain: '4' }
    expectOk(await team.g.post('/api/wbsHour', { ...hour, hours: '20' }))
    expect(told(await team.g.post('/api/wbsHour', { ...hour, hours: '4.5' }))).toEqual([
      422,
      { hours: '当日工时超过24小时' },
    ])
    const divided = await team.g.post('/api/wbsTask', { projectId: project, parentId: leaf, name: '下级' })
    expect(told(divided)).toEqual([422, { parentId: '已有工时，不能再分解' }])
    const { expectHours, actualHours, remainHours, code, progress } = await row('wbsTask', root)
    expect([expectHours, actualHours, remainHours, code, progress]).toEqual(['16.0', '20.0', '12.0', '1', '62.50'])
    expect((await row('wbsTask', second)).code).toBe('1.2')
    expect((await team.g.remove(`/api/wbsTask/${leaf}`)).status).toBe(409)
  })

  test('hours that go are no longer counted', async () => {
    const [hour] = (await team.g.get('/api/wbsHour')).data.nodes
    expectOk(await team.g.remove(`/api/wbsHour/${hour.id}`))
    expect((await row('wbsTask', root)).actualHours).toBe('0.0')
  })
})

describe('visits', () => {
  const visit = (from: string, to: string) => ({
    projectId: project,
    type: '远程',
    tzStart: `2026-03-02T${from}+08:00`,
    tzEnd: `2026-03-02T${to}+08:00`,
  })

  test('one person is in one place', async () => {
    const body = { ...visit('09:00:00', '12:00:00'), userId: team.ids.s1 }
    const id = await made(team.admin, 'impRecord', body)
    const other = { ...visit('11:00:00', '15:00:00'), userId: team.ids.g, coUserIds: [team.ids.s1] }
    expect(told(await team.admin.post('/api/impRecord', other))).toEqual([
      422,
      { tzStart: '该时间段已有实施安排（一院实施）' },
    ])
    const { s1, s2 } = team.ids
    const second = { name: '二院实施', type: '实施项目', startTime: '2026-01-05', estimate: '20.0', principalId: s2 }
    const projectId = await made(team.admin, 'project', second)
    await running(projectId)
    await server.owner.query(`update store."user" set operations = '["impRecord:apply"]' where id = $1`, [s2])
    expect(told(await team.s2.post('/api/impRecord', { ...other, projectId, userId: s2, coUserIds: [s1] }))).toEqual([
      422,
      { tzStart: '该时间段已有实施安排' },
    ])
    expect((await row('impRecord', id)).days).toBe('0.5')
    expect(told(await act(team.s1, 'impRecord', 'submit', id))).toEqual([422, { content: '实施内容不能为空' }])
  })
})

test('a project that rests is only read, its records too', async () => {
  await server.owner.query(`update store.project set project_status = '暂停' where id = $1`, [project])
  const body = { projectId: project, name: '药房' }
  expect(told(await team.g.post('/api/projectModule', body))).toEqual([422, { projectId: '项目已暂停' }])
  const [goal] = (await team.g.get('/api/milepost')).data.nodes
  const more = { result: '再次' }
  expect(told(await act(team.s1, 'milepost', 'submit', goal.id, more))).toEqual([422, { projectId: '项目已暂停' }])
})

test('downloads are set up for all products named or for none, within bounds, by whoever may; grants keep theirs', async () => {
  const body = { category: '平台', principalId: team.ids.g }
  const ids = [
    await made(team.admin, 'productLibrary', { ...body, name: '影像', code: 'YX-1' }),
    await made(team.admin, 'productLibrary', { ...body, name: '检验', code: 'JY-1' }),
  ]
  const asked = { needAudit: false, validDays: 3, maxTimes: 5, passwordLength: 10, watermark: true }
  const send = (api: Api, more: object) => api.post('/api/product-library/downloadConfig', { ids, ...asked, ...more })
  const configs = () => Promise.all(ids.map(async (id) => (await row('productLibrary', id)).downloadConfig))
  const before = await configs()
  expect((await send(team.s1, {})).status).toBe(403)
  expect((await send(team.admin, { ids: [...ids, team.ids.s1] })).status).toBe(404)
  const beyond = told(await send(team.admin, { validDays: 31, maxTimes: 0, passwordLength: 7 }))
  expect([beyond[0], Object.keys(beyond[1])]).toEqual([422, ['validDays', 'maxTimes', 'passwordLength']])
  expect(told(await send(team.admin, { ids: [] }))).toEqual([422, { ids: '产品不能为空' }])
  expect(await configs()).toEqual(before)
  expect(expectOk(await send(team.admin, {})).data).toEqual({ changed: 2 })
  expect(await configs()).toEqual([asked, asked])
  expect(expectOk(await send(team.admin, {})).data).toEqual({ changed: 0 })
  const { rows } = await server.owner.query(
    `select changes from store.comment where relevance_id = $1 and content like '设置下载配置%'`,
    [ids[1]],
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).toContain('有效天数：3')
})
