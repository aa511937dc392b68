import { sendByLink } from '@chengban/server/testing/send-by-link.ts'
import { type Answer, call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string
let other: string
let sheet: string

const token = `${'Aa0-'.repeat(10)}Zz9`
const dead = `${'Bb1_'.repeat(10)}Yy8`

beforeAll(async () => {
  server = await teamServer({ graphql: true })
  team = await signInTeam(server)
  const { s1, g } = team.ids
  project = await made('一院实施', {
    principalId: g,
    impPrincipalId: s1,
    implementStartTime: '2026-11-02',
    implementEndTime: '2027-01-29',
  })
  other = await made('二院实施', { principalId: g, impPrincipalId: g })
  await server.owner.query(
    `update store.project set project_status = '实施中', imp_node = 1, report_token = $2, tz_report_token = now() + interval '9 days' where id = $1`,
    [project, token],
  )
  await server.owner.query(
    `update store.project set project_status = '终止', imp_node = 1, report_token = $2, tz_report_token = now() + interval '9 days' where id = $1`,
    [other, dead],
  )
})
afterAll(() => server.close())

const made = async (name: string, more: object): Promise<string> => {
  const body = { name, type: '实施项目', startTime: '2026-11-02', budget: '100000.00', testLogin: 'secret-9', ...more }
  return expectOk(await team.admin.post('/api/project', body)).data.id
}
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const lost = [401, '链接已失效，请联系项目经理']

/** The client, without a session. */
const byLink = (method: 'GET' | 'POST', url: string, value: string, body?: object): Promise<Answer> =>
  sendByLink(server, { 'x-report-token': value }, [method, url], body)
const version = async (id: string): Promise<number> => (await team.admin.get(`/api/projectProgress/${id}`)).data.version
const act = async (api: Team['s1'], name: string, id: string, more: object = {}) =>
  api.post(`/api/projectProgress/action/${name}`, { id, version: await version(id), ...more })

describe('a project', () => {
  test('is no row for whoever has no part in it', async () => {
    expect((await team.s2.get(`/api/project/${project}`)).status).toBe(404)
    expect((await team.s2.get('/api/projectMember')).data.totalCount).toBe(0)
    expect(
      (await team.s2.post('/api/projectMember', { projectId: project, kind: 'back', userId: team.ids.s2 })).status,
    ).not.toBe(200)
  })

  test('is found by its node, its delay and its maintenance', async () => {
    const found = async (filters: object): Promise<string[]> => {
      const { data } = await team.admin.get(`/api/project?filters=${encodeURIComponent(JSON.stringify(filters))}`)
      return data.nodes.map(({ id }: { id: string }) => id)
    }
    expect(await found({ isDelay: { equalTo: true } })).toEqual([])
    expect(await found({ maintainState: { in: ['维护中'] } })).toEqual([])
    expect(new Set(await found({ impNode: { in: [1] }, isDelay: { equalTo: false } }))).toEqual(
      new Set([project, other]),
    )
    expect(new Set(await found({ maintainState: { in: ['不维护'] } }))).toEqual(new Set([project, other]))
  })

  test('stands first in the list of whoever follows it, and of nobody else', async () => {
    const order = async (api: Team['g']): Promise<string[]> =>
      (await api.get('/api/project')).data.nodes.map(({ id }: { id: string }) => id)
    const [first, second] = await order(team.g)
    expectOk(await team.g.post('/api/projectFollow', { targetType: 'project', targetId: second, isCare: true }))
    expect(await order(team.g)).toEqual([second, first])
    expect(await order(team.admin)).toEqual([first, second])
  })

  test('keeps money and logins from those without the code', async () => {
    const row = (await team.s1.get(`/api/project/${project}`)).data
    expect([row.name, row.budget !== null, row.reportToken]).toEqual(['一院实施', true, token])
    const body = { projectId: project, kind: 'back', userId: team.ids.s2 }
    expectOk(await team.s1.post('/api/projectMember', body))
    const seen = (await team.s2.get(`/api/project/${project}`)).data
    expect([seen.budget, seen.reportToken, seen.testLogin]).toEqual([null, null, 'secret-9'])
    expect((await team.s2.get(`/api/project?sort=budget`)).status).toBe(403)
    expect(told(await team.s1.post('/api/projectMember', body))).toEqual([422, { userId: '成员重复' }])
  })

  test('moves on no form, and not before its time', async () => {
    const { version: at } = (await team.admin.get(`/api/project/${project}`)).data
    expect((await team.admin.patch(`/api/project/${project}`, { patch: { projectStatus: '已结束' } })).status).toBe(422)
    expect(told(await team.admin.post('/api/project/action/start', { id: project, version: at }))).toEqual([
      409,
      '当前状态不能启动',
    ])
    expect(
      told(await team.s1.post('/api/project/action/terminate', { id: project, version: at, opinion: '停' })),
    ).toEqual([403, '权限不足'])
  })

  test('starts with a week of working days and somebody to implement, and then has its link', async () => {
    const id = await made('三院实施', {
      principalId: team.ids.g,
      impPrincipalId: team.ids.g,
      implementStartTime: '2026-11-02',
      implementEndTime: '2026-11-06',
    })
    await server.owner.query(`update store.project set project_status = '待启动' where id = $1`, [id])
    const start = async () =>
      team.g.post('/api/project/action/start', { id, version: (await team.g.get(`/api/project/${id}`)).data.version })
    expect(told(await start())).toEqual([422, { implementEndTime: '实施周期不能少于7个工作日' }])
    await server.owner.query(`update store.project set implement_end_time = '2026-11-30' where id = $1`, [id])
    expect(told(await start())).toEqual([422, { members: '请设置实施成员' }])
    expectOk(await team.g.post('/api/projectMember', { projectId: id, kind: 'implement', userId: team.ids.s1 }))
    expectOk(await start())
    const row = (await team.g.get(`/api/project/${id}`)).data
    expect([row.projectStatus, row.reportToken.length, row.implement[0].userId]).toEqual(['准备', 43, team.ids.s1])
  })

  test('ended it is only read', async () => {
    expect(told(await team.admin.patch(`/api/project/${other}`, { patch: { execution: '补记' } }))).toEqual([
      422,
      { projectStatus: '项目已终止' },
    ])
  })
})

describe('the sheet and its client', () => {
  test('a sheet is of the running stage', async () => {
    const body = { projectId: project, node: 2, content: '已部署' }
    expect(told(await team.s1.post('/api/projectProgress', body))).toEqual([422, { node: '只能确认当前阶段' }])
    const row = expectOk(await team.s1.post('/api/projectProgress', { ...body, node: 1 })).data
    sheet = row.id
    expect([row.name, row.round]).toEqual(['【一院实施】部署进度确认单（第1次）', 1])
  })

  test('the link shows nothing of a draft, nothing of another project, nothing of another table', async () => {
    expect((await byLink('GET', `/api/projectProgress/report?id=${sheet}`, token)).status).toBe(404)
    expect((await byLink('GET', '/api/projectProgress/report?ids=all', token)).data.nodes).toEqual([])
    for (const url of [
      '/api/project',
      `/api/project/${project}`,
      '/api/user',
      '/api/projectProgress',
      '/api/permission/self',
    ])
      expect((await byLink('GET', url, token)).status).toBe(401)
    const graphql = await byLink('POST', '/postgraphiles/public/graphql', token, {
      query: '{ projects { totalCount } }',
    })
    expect(graphql.status).toBe(401)
    // the first question waits until the schema is built
  })

  test('a wrong link and one of an ended project have the same answer', async () => {
    for (const value of ['x', 'c'.repeat(43), dead])
      expect(told(await byLink('GET', '/api/projectProgress/report?ids=all', value))).toEqual(lost)
    await server.owner.query(`delete from app.sign_in_failure where key like 'token:%'`)
  })

  test('nobody confirms their own sheet while another leads; then the client reads it without our notes', async () => {
    expectOk(await act(team.s1, 'submit', sheet))
    expect(told(await act(team.s1, 'confirm', sheet))).toEqual([403, '不能确认自己提交的确认单'])
    expectOk(await act(team.g, 'confirm', sheet))
    const { data } = await byLink('GET', `/api/project-progress/report?id=${sheet}`, token)
    expect(data.projectName).toBe('一院实施')
    expect(data.nodes[0]).toMatchObject({ status: '客户待确认', report: { content: '已部署' } })
    expect(JSON.stringify(data)).not.toContain('secret-9')
    expect(JSON.stringify(data)).not.toContain('100000')
  })

  test('what they disagree with is what they read, and only once', async () => {
    const { nodes } = (await byLink('GET', '/api/projectProgress/report?ids=all', token)).data
    const send = (more: object) =>
      byLink('POST', '/api/projectProgress/signature', token, {
        id: sheet,
        contentHash: nodes[0].contentHash,
        agree: false,
        opinion: '时间不对',
        signer: '王主任',
        ...more,
      })
    expect(told(await send({ contentHash: 'x' }))).toEqual([409, '单据已变更，请刷新'])
    expect(told(await send({ opinion: '' }))).toEqual([422, { opinion: '请填写意见' }])
    expect((await send({})).data).toMatchObject({ nodes: [{ id: sheet, status: '有异议' }] })
    expect((await send({})).status).toBe(409)
    const row = (await team.s1.get(`/api/projectProgress/${sheet}`)).data
    expect([row.clientOpinion, row.signer]).toEqual(['时间不对', '王主任'])
    const trail = (await team.s1.get(`/api/comment?module=projectProgress&relevanceId=${sheet}`)).data.nodes
    expect(trail[0].user.name).toBe('客户')
  })

  test('staff reach the same call by their session, others do not', async () => {
    expect((await team.s1.get(`/api/projectProgress/report?id=${sheet}`)).code).toBe('OK')
    expect((await team.h.get(`/api/projectProgress/report?id=${sheet}`)).status).toBe(404)
    expect((await call(server.app, 'GET', `/api/projectProgress/report?id=${sheet}`)).status).toBe(401)
  })
})

test('members of its projects read the contract and the client, its money by the code alone', async () => {
  const client = expectOk(
    await team.s1.post('/api/client', {
      name: '海宁一院',
      type: '公立医院',
      province: '浙江省',
      city: '嘉兴市',
      linkman: '王',
      phone: '13912345678',
    }),
  ).data.id
  expect((await team.s2.get(`/api/client/${client}`)).status).toBe(404)
  await server.owner.query('update store.project set client_id = $2 where id = $1', [project, client])
  expect((await team.s2.get(`/api/client/${client}`)).data.phone).toBe('13912345678')
  expect((await team.s2.get(`/api/client?pageSize=10`)).data.totalCount).toBe(1)
  expect((await team.h.get('/api/project')).data.totalCount).toBe(0)
})
