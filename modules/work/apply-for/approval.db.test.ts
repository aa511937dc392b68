import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let projectId: string
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { s2, h, g } = team.ids
  const people = { principalId: g, impPrincipalId: h, devPrincipalId: s2 }
  const body = { name: '一院', type: '实施项目', startTime: '2026-03-02', ...people }
  projectId = expectOk(await team.admin.post('/api/project', body)).data.id
  await sql(`update store.project set project_status = '实施中', estimate = 100 where id = $1`, projectId)
})
afterAll(() => server.close())

const wanted = async (more: object = {}): Promise<string> => {
  const [{ day }] = await sql(`select ((app.now() at time zone 'Asia/Shanghai')::date + 20)::text as day`)
  const body = { name: '导出', type: '新增需求', describe: '列表导出', date: day, projectId, ...more }
  const id = expectOk(await team.admin.post('/api/applyFor', body)).data.id
  expectOk(await act(team.admin, 'submit', id))
  return id
}
const row = async (id: string) => (await team.admin.get(`/api/applyFor/${id}`)).data
const act = async (api: Api, name: string, id: string, more: object = {}) =>
  api.post(`/api/applyFor/action/${name}`, { id, version: (await row(id)).version, ...more })
const waitsFor = async (id: string) =>
  (await sql(`select user_id from store.audit_task where relevance_id = $1 and status = '待处理'`, id)).map(
    ({ user_id }) => user_id,
  )
const hours = { predictFront: '10.0', predictRear: '10.0' }
const later = async () =>
  (await sql(`select ((app.now() at time zone 'Asia/Shanghai')::date + 9)::text as day`))[0].day as string

describe('who decides on a requirement', () => {
  test('are the leads of its project, without a code', async () => {
    const id = await wanted()
    expect(await waitsFor(id)).toEqual([team.ids.h])
    expectOk(await act(team.h, 'approve', id, hours))
    expect(await waitsFor(id)).toEqual([team.ids.s2])
    expectOk(await act(team.s2, 'approve', id))
  })

  test('may be named by hand where they lead the project; nobody else may without the code', async () => {
    const id = await wanted({ audit1: team.ids.h, audit2: team.ids.s2 })
    expect(await waitsFor(id)).toEqual([team.ids.h])
    const other = expectOk(await team.admin.post('/api/applyFor', { ...(await draftOf(id)), audit1: team.ids.s1 })).data
    expect(told(await act(team.admin, 'submit', other.id))).toEqual([422, { audit1: '所选审批人无审批权限' }])
  })
})

const draftOf = async (id: string) => {
  const { name, type, describe: text, date } = await row(id)
  return { name, type, describe: text, date, projectId }
}

describe('what an approver gives with their word', () => {
  test('is stored and decided on: hours at the first level, people and the day at the second', async () => {
    const id = await wanted()
    expect(told(await act(team.h, 'approve', id))).toEqual([422, { predictRear: '请填写预计工时' }])
    const first = expectOk(await act(team.h, 'approve', id, hours)).data
    expect(first).toMatchObject({ status: '待二级审核', limit: { hours: '160.0' } })
    const people = { solverId: team.ids.s1, testerId: team.ids.g, closerId: team.ids.h }
    expect(told(await act(team.s2, 'approve', id, { ...people, endTime: '2020-01-01' }))).toEqual([
      422,
      { endTime: '日期错误' },
    ])
    expect((await row(id)).solverId).toBe(null)
    expect(told(await act(team.s2, 'approve', id, { solverId: team.ids.s1, testerId: team.ids.s1 }))).toEqual([
      422,
      { testerId: '测试人与开发人不能相同' },
    ])
    const last = expectOk(await act(team.s2, 'approve', id, { ...people, endTime: await later() })).data
    expect(last).toMatchObject({ status: '通过', limit: { hours: '160.0' } })
    expect(await row(id)).toMatchObject({ ...people, status: '开发中', predict: '20.0' })
  })

  test('goes into the draft of a change', async () => {
    const id = await wanted()
    expectOk(await act(team.h, 'approve', id, hours))
    expectOk(await act(team.s2, 'approve', id))
    expectOk(await act(team.admin, 'change', id))
    expect(told(await act(team.admin, 'submit', id))).toEqual([422, '内容未变化'])
    expectOk(await team.admin.patch(`/api/applyFor/${id}`, { describe: '改为按月导出' }))
    expectOk(await act(team.admin, 'submit', id))
    expectOk(await act(team.h, 'approve', id, { predictRear: '12.0' }))
    expect((await row(id)).predict).toBe('20.0')
    expectOk(await act(team.s2, 'approve', id))
    expect(await row(id)).toMatchObject({ predict: '22.0', describe: '改为按月导出', status: '待排期' })
  })

  test('is changed from its place in the plan or from development alone', async () => {
    const id = await wanted()
    expectOk(await act(team.h, 'approve', id, hours))
    expectOk(await act(team.s2, 'approve', id))
    await sql(`update store.apply_for set stage = '待客户确认' where id = $1`, id)
    expect(told(await act(team.admin, 'change', id))).toEqual([409, '当前状态不能变更'])
  })
})

test('who wants something does not say what it costs', async () => {
  const { projectId: _project, ...rest } = await draftOf(await wanted())
  const draft = { ...rest, projectName: '二院', name: '收费的' }
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '提需求' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['applyFor:apply'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.s1, roleId }))
  const asked = async (more: object) => told(await team.s1.post('/api/applyFor', { ...draft, ...more }))
  const fixed = '该字段不可修改'
  expect(await asked({ quotation: '9.00' })).toEqual([422, { quotation: fixed }])
  expect(await asked({ chargeMode: '收费', quotation: '9.00' })).toEqual([422, { chargeMode: fixed }])
  expect((await asked({ chargeMode: '免费' }))[0]).toBe(200)
  expectOk(await team.admin.post('/api/applyFor', { ...draft, chargeMode: '收费', quotation: '9.00' }))
})

test('a quotation is read by who manages requirements and by the leads of its project, not by who sends the link', async () => {
  const id = expectOk(await team.g.post('/api/applyFor', { ...(await draftOf(await wanted())), name: '报价' })).data.id
  await sql(
    `update store.apply_for set quotation = 300, sign_token = 'k', closer_id = $2 where id = $1`,
    id,
    team.ids.s2,
  )
  const read = async (api: Api) => {
    const { quotation, signToken } = (await api.get(`/api/applyFor/${id}`)).data
    return [quotation, signToken]
  }
  expect(await read(team.admin)).toEqual(['300.00', 'k'])
  expect(await read(team.s2)).toEqual([null, 'k'])
  expect(await read(team.h)).toEqual(['300.00', 'k'])
  const lets = async (api: Api, quotation: string) => (await api.patch(`/api/applyFor/${id}`, { quotation })).status
  expect([await lets(team.s2, '1.00'), await lets(team.admin, '400.00')]).toEqual([403, 200])
  const trail = async (api: Api) =>
    JSON.stringify((await api.get(`/api/comment?module=applyFor&relevanceId=${id}`)).data)
  const told = [team.admin, team.h, team.s2].map(async (api) => (await trail(api)).includes('400.00'))
  expect(await Promise.all(told)).toEqual([true, true, false])
})

describe('work without charge', () => {
  test('ends at its share of the project; a charge has a sum and is not taken back', async () => {
    await sql(`update store.apply_for set stage = '已关闭' where project_id = $1`, projectId)
    await sql('update store.project set estimate = 50 where id = $1', projectId)
    const big = await wanted()
    expectOk(await act(team.h, 'approve', big, { predictFront: '70.5' }))
    expectOk(await act(team.s2, 'approve', big))
    const id = await wanted()
    expectOk(await act(team.h, 'approve', id, hours))
    expect(told(await act(team.s2, 'approve', id))).toEqual([
      422,
      { chargeMode: '超出可承接工时，剩余9.5小时，请选择收费或办理人天变更' },
    ])
    for (const quotation of [undefined, '0.00'])
      expect(told(await act(team.s2, 'approve', id, { chargeMode: '收费', quotation }))).toEqual([
        422,
        { quotation: '请填写报价' },
      ])
    expectOk(await act(team.s2, 'approve', id, { chargeMode: '收费', quotation: '12000.00' }))
    expect(told(await team.admin.patch(`/api/applyFor/${id}`, { chargeMode: '免费' }))).toEqual([
      422,
      { chargeMode: '该字段不可修改' },
    ])
    const [stored] = await sql('select charge_mode, quotation::text from store.apply_for where id = $1', id)
    expect(stored).toEqual({ charge_mode: '收费', quotation: '12000.00' })
  })
})
