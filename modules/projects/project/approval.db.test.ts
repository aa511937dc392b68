import { addDays } from '@chengban/kernel/days.ts'
import { type Answer, type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../platform/server/demo.ts'

let server: TestServer
let maker: Api
const ids: Record<string, string> = {}
beforeAll(async () => {
  server = await openServer({ demo: true })
  maker = await server.signIn('pm03', demoPassword)
  const { rows } = await server.owner.query(`select name, user_id from store.admin`)
  for (const { name, user_id } of rows) ids[name] = user_id
})
afterAll(() => server.close())

const make = async (name: string, more: object = {}): Promise<string> =>
  expectOk(
    await maker.post('/api/project', {
      name,
      type: '内部项目',
      startTime: '2026-12-01',
      principalId: ids.pm03,
      budget: '1000.00',
      estimate: '10',
      ...more,
    }),
  ).data.id
const row = async (id: string) => (await maker.get(`/api/project/${id}`)).data
const act = async (api: Api, id: string, name: string, more: object = {}): Promise<Answer> =>
  api.post(`/api/project/action/${name}`, { id, version: (await row(id)).version, ...more })
const states = async (id: string) => {
  const { projectStatus, auditStatus } = await row(id)
  return [projectStatus, auditStatus]
}
/** Signs in the approver of the open task. */
const approver = async (id: string): Promise<Api> => {
  const { rows } = await server.owner.query(
    `select a.name from store.audit_task t join store.admin a on a.user_id = t.user_id where t.relevance_id = $1 and t.status = '待处理' limit 1`,
    [id],
  )
  return server.signIn(rows[0].name, demoPassword)
}

it('asks for its contract, and nobody approves their own', async () => {
  const bare = await make('没有合同的实施', { type: '实施项目' })
  expect(await act(maker, bare, 'submit')).toMatchObject({
    status: 422,
    data: { fields: { contractId: '请选择合同' } },
  })
  const own = await make('内部平台')
  expectOk(await act(maker, own, 'submit'))
  expect((await act(maker, own, 'approve')).status).toBe(403)
  expect(await act(maker, own, 'submit')).toMatchObject({ status: 409 })
})

it('a small one passes after two levels, takes its code and waits to be started', async () => {
  const id = await make('小项目')
  expectOk(await act(maker, id, 'submit'))
  expectOk(await act(maker, id, 'withdraw'))
  expect(await states(id)).toEqual(['立项草稿', '已撤回'])
  expectOk(await act(maker, id, 'submit'))
  expect(await states(id)).toEqual(['立项审核', '待一级审核'])
  expectOk(await act(await approver(id), id, 'approve'))
  expect(await states(id)).toEqual(['立项审核', '待二级审核'])
  expectOk(await act(await approver(id), id, 'approve'))
  expect(await states(id)).toEqual(['待启动', '通过'])
  expect((await row(id)).code).toMatch(/^XM\d{8}$/)
  expect(await maker.patch(`/api/project/${id}`, { patch: { name: '改名' } })).toMatchObject({
    status: 409,
    message: '已通过，请发起变更',
  })
})

it('research and much money go through four levels; sent back it may be handed in again', async () => {
  const id = await make('大项目', {
    type: '研发项目',
    budget: '900000.00',
    audit1: ids.pm01,
    audit3: ids.dgm,
    audit4: ids.gm,
  })
  expectOk(await act(maker, id, 'submit'))
  expectOk(await act(await approver(id), id, 'reject', { opinion: '预算过大' }))
  expect(await states(id)).toEqual(['驳回', '驳回'])
  expectOk(await act(maker, id, 'submit'))
  for (const level of ['二', '三', '四']) {
    expectOk(await act(await approver(id), id, 'approve', { opinion: `到${level}级` }))
    expect(await states(id)).toEqual(['立项审核', `待${level}级审核`])
  }
  expectOk(await act(await approver(id), id, 'approve', { opinion: '同意立项' }))
  expect(await states(id)).toEqual(['待启动', '通过'])
  const { opinionFirst, opinion, opinion3, opinion4 } = await row(id)
  expect([opinionFirst, opinion, opinion3, opinion4]).toEqual(['到二级', '到三级', '到四级', '同意立项'])
})

it('pauses with a reason and goes on where it was', async () => {
  const id = await make('停一停')
  await server.owner.query(`update store.project set project_status = '实施中', audit_status = '通过' where id = $1`, [
    id,
  ])
  expect((await act(maker, id, 'pause')).status).toBe(422)
  expectOk(await act(maker, id, 'pause', { opinion: '客户原因' }))
  expect((await row(id)).preStatus).toBe('实施中')
  expect(await maker.patch(`/api/project/${id}`, { patch: { execution: '补记' } })).toMatchObject({ status: 422 })
  expectOk(await act(maker, id, 'resume'))
  const { projectStatus, preStatus, tzPause } = await row(id)
  expect([projectStatus, preStatus, tzPause]).toEqual(['实施中', null, null])
  expect((await act(maker, id, 'temporaryEnd')).status).toBe(403)
})

it('neither what is handed in nor what waits in a change holds a login, and it passes as it was written', async () => {
  const id = await make('有环境的项目', { testLogin: 'login-secret-1' })
  const held = async (): Promise<string> => {
    const { rows } = await server.owner.query(
      `select (select jsonb_agg(to_jsonb(r)) from store.audit_round r where r.relevance_id = $1)::text
         || (select jsonb_agg(to_jsonb(c)) from store.comment c where c.relevance_id = $1)::text
         || (select to_jsonb(p) from store.project p where p.id::text = $1)::text as text`,
      [id],
    )
    return rows[0].text
  }
  const pass = async () => {
    expectOk(await act(maker, id, 'submit'))
    expectOk(await act(await approver(id), id, 'approve'))
    expectOk(await act(await approver(id), id, 'approve'))
    expect(await states(id)).toEqual(['待启动', '通过'])
  }
  await pass()
  expect(await held()).toContain('••••••')
  expectOk(await act(maker, id, 'change', { opinion: '换环境' }))
  expectOk(await maker.patch(`/api/project/${id}`, { patch: { testLogin: 'login-secret-2', described: '新环境' } }))
  const { change, testLogin } = await row(id)
  expect([testLogin, change.draft, change.diff.find((one: { field: string }) => one.field === 'testLogin')]).toEqual([
    'login-secret-1',
    { described: '新环境' },
    { field: 'testLogin', label: '测试环境密码', old: '••••••', new: '••••••' },
  ])
  expect(await held()).not.toContain('login-secret')
  await pass()
  expect(await row(id)).toMatchObject({ testLogin: 'login-secret-2', described: '新环境' })
  expect(await held()).not.toContain('login-secret')
})

it('a later end that is agreed to plans the stages that have not begun anew, by their weights', async () => {
  const id = await make('延后的项目', { implementStartTime: '2027-03-01', implementEndTime: '2027-04-30' })
  const pass = async () => {
    expectOk(await act(maker, id, 'submit'))
    expectOk(await act(await approver(id), id, 'approve'))
    expectOk(await act(await approver(id), id, 'approve'))
  }
  await pass()
  for (const [node, status] of (
    ['已完成', '进行中', '未开始', '已跳过', '未开始', '未开始', '未开始'] as const
  ).entries())
    await server.make('implementaryProgress', {
      projectId: id,
      node,
      status,
      planStart: '2027-03-01',
      planEnd: '2027-03-12',
      originalEnd: '2027-03-12',
    })
  await server.owner.query(`update store.project set project_status = '实施中', imp_node = 1 where id = $1`, [id])
  expectOk(await act(maker, id, 'change', { opinion: '客户推迟' }))
  expectOk(await maker.patch(`/api/project/${id}`, { patch: { implementEndTime: '2027-05-31' } }))
  await pass()
  const { rows } = await server.owner.query(
    `select node, plan_start::text as "from", plan_end::text as to, original_end::text as first,
       app.work_days(plan_start - 1, plan_end) as days, app.work_days('2027-03-12', '2027-05-31') as whole
     from store.implementary_progress where project_id = $1 order by node`,
    [id],
  )
  expect(rows.filter(({ to }) => to === '2027-03-12').map(({ node }) => node)).toEqual([0, 1, 3])
  const anew = rows.filter(({ to }) => to !== '2027-03-12')
  const whole = anew[0].whole
  const ends = [25, 40, 55, 65].map((share) => Math.ceil((whole * share) / 65))
  expect(anew.map(({ days }) => days)).toEqual(ends.map((end, at) => end - (ends[at - 1] ?? 0)))
  expect([anew[0].from, anew.at(-1).to, anew[0].first]).toEqual(['2027-03-15', '2027-05-31', '2027-03-12'])
  expect(await postponed(id)).toEqual([{ user: ids.pm03, module: 'project', amount: '1.0' }])
})

it('a stage put off by hand counts on the sheet of the manager, planning anew, an earlier end and none do not', async () => {
  const { rows } = await server.owner.query(
    `select s.id, s.project_id, s.plan_end::text as "planEnd", p.principal_id as "principalId" from store.implementary_progress s
     join store.project p on p.id = s.project_id join store."user" u on u.id = p.principal_id
     where p.project_status = '实施中' and s.status in ('进行中', '未开始') and u.is_examine limit 1`,
  )
  const [{ id, project_id, planEnd, principalId }] = rows
  const admin = await server.signIn('admin', adminPassword)
  const put = async (days: number | null, remark: string) => {
    const patch = { planEnd: days === null ? null : addDays(planEnd, days), remark }
    return expectOk(await admin.patch(`/api/implementaryProgress/${id}`, { patch }))
  }
  await put(3, '客户推迟')
  expect(await postponed(project_id)).toEqual([{ user: principalId, module: 'implementaryProgress', amount: '1.0' }])
  await put(1, '客户提前')
  await put(5, '客户又推迟')
  await put(null, '客户未定')
  expect(await postponed(project_id)).toEqual([{ user: principalId, module: 'implementaryProgress', amount: '2.0' }])
})

const postponed = async (projectId: string) =>
  (
    await server.owner.query(
      `select f.user_id as "user", f.module, f.amount::text from store.check_on_work_fact f where f.kind = '项目改期' and f.relevance_id in
         (select $1::text union all select id::text from store.implementary_progress where project_id::text = $1)
       and f.tz_create > now() - interval '1 hour'`,
      [projectId],
    )
  ).rows
