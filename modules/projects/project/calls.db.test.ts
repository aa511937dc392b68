import { clock } from '@chengban/engine/clock.ts'
import { inForce, type Ledgers, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, person, personPassword, roleIds } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
let project: string
let implementer: Api
let implementerId: string
beforeAll(async () => {
  all = await openLedgers()
  const { 员工: staff = '' } = await roleIds(all.admin)
  const [part] = (await all.admin.get('/api/department?pageSize=50')).data.nodes
  implementerId = await person(all.admin, 'imp1', '何实', part.id, [staff])
  implementer = await all.server.signIn('imp1', personPassword)
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-01-05', estimate: '50.0', principalId: all.ids.g }
  const made = { ...body, impPrincipalId: implementerId, devPrincipalId: all.ids.s2 }
  project = expectOk(await all.admin.post('/api/project', made)).data.id
  await running('实施中')
})
afterEach(() => clock.shift(0))
afterAll(() => all?.server.close())

const sql = async (text: string, params: readonly unknown[] = []) =>
  (await all.server.owner.query(text, [...params])).rows
const running = (status: string): Promise<unknown> =>
  sql(
    `update store.project set project_status = $2, audit_status = '通过', imp_node = 1, report_token = coalesce(report_token, 'x'),
       tz_report_token = now() + interval '9 days', tz_node_end = '2026-03-05T23:59:59+08:00' where id = $1`,
    [project, status],
  )
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const row = async (table: string, id: string) => expectOk(await all.admin.get(`/api/${table}/${id}`)).data
const version = async (): Promise<number> => (await row('project', project)).version
const titles = async (api: Api, part: string): Promise<string[]> =>
  (await api.get('/api/message?pageSize=50')).data.nodes.flatMap(({ title }: { title: string }) =>
    title.includes(part) ? [title] : [],
  )

describe('from a contract', () => {
  test('comes one draft, once it is signed, and never from a supplement', async () => {
    const contract = await inForce(all)
    const make = (api: Api, contractId = contract) => api.post('/api/project/action/fromContract', { contractId })
    expect(told(await make(implementer))).toEqual([403, '权限不足'])
    expect(told(await make(all.g))).toEqual([422, { contractId: '合同未签署' }])
    await sql(`update store.contract set stage = '已签署', sign_date = '2026-01-05' where id = $1`, [contract])
    const other = await inForce(all)
    await sql(`update store.contract set stage = '已签署', parent_id = $2 where id = $1`, [other, contract])
    expect(told(await make(all.g, other))).toEqual([422, { contractId: '补充协议并入主合同，请选择主合同' }])
    const answers = await Promise.all([make(all.g), make(all.g), make(all.admin), make(all.g)])
    const done = answers.filter(({ code }) => code === 'OK')
    expect(done).toHaveLength(1)
    const refused = answers.filter(({ code }) => code !== 'OK')
    expect(refused.map(told)).toEqual(refused.map(() => [409, '该合同已立项']))
    const { name } = await row('contract', contract)
    expect(await row('project', done[0]?.data.id)).toMatchObject({
      ...{ name, contractId: contract, clientId: all.clientId, initiator: all.ids.s1, type: '实施项目' },
      ...{ projectStatus: '立项草稿', auditStatus: '草稿' },
    })
  })

  test('comes what its manager hands in: they find the contract, see none of its money, and it is begun once', async () => {
    const { 项目经理: manages = '', 员工: works = '' } = await roleIds(all.admin)
    await person(all.admin, 'manager', '丙', (await row('user', all.ids.g)).departmentId, [manages, works])
    const manager = await all.server.signIn('manager', personPassword)
    const contract = await inForce(all)
    await sql(`update store.contract set stage = '已签署', sign_date = '2026-01-05' where id = $1`, [contract])
    const shown = expectOk(await manager.get(`/api/contract/${contract}`)).data
    expect([shown.isBegun, shown.money]).toEqual([false, null])
    const { id } = expectOk(await manager.post('/api/project/action/fromContract', { contractId: contract })).data
    const { version, can } = expectOk(await manager.get(`/api/project/${id}`)).data
    expect(can).toContain('submit')
    expectOk(await manager.post('/api/project/action/submit', { id, version }))
    expect((await row('contract', contract)).isBegun).toBe(true)
    expect((await all.s2.get(`/api/project/${id}`)).status).toBe(404)
  })
})

describe('other man-days', () => {
  const ask = async (api: Api, after: string, more: object = {}) =>
    api.post('/api/project/change-man-day', { id: project, version: await version(), after, reason: '增补', ...more })

  test('are asked for by who leads, over what stands, never below what was worked', async () => {
    expect(told(await ask(implementer, '58'))).toEqual([403, '权限不足'])
    expect(told(await ask(all.s1, '58'))).toEqual([404, '数据不存在'])
    expect(told(await ask(all.s2, '58', { version: 99 }))[0]).toBe(409)
    expect(told(await ask(all.s2, '50'))).toEqual([422, { after: '人天未变化' }])
    await all.server.make('wbsTask', { id: '019a0000-0000-7000-8000-000000000001', projectId: project, name: '旧' })
    for (let day = 1; day <= 26; day++)
      await sql(
        `insert into store.wbs_hour (id, tz_create, tz_update, wbs_task_id, user_id, date, hours, remain)
         values (gen_random_uuid(), now(), now(), '019a0000-0000-7000-8000-000000000001', $1, '2026-01-01'::date + $2::int, 16, 0)`,
        [all.ids.s2, day],
      )
    expect(told(await ask(all.s2, '51'))).toEqual([422, { after: '不能低于已用人天 52' }])
    await sql(`update store.project set audit_status = '待一级审核' where id = $1`, [project])
    expect(told(await ask(all.s2, '58'))).toEqual([422, { id: '项目未通过立项审核' }])
    await sql(`update store.project set audit_status = '通过', project_status = '暂停' where id = $1`, [project])
    expect(told(await ask(all.s2, '58'))).toEqual([422, { projectId: '项目已暂停' }])
    await running('实施中')
  })

  test('of ten at once one is asked for', async () => {
    const at = await version()
    const many = await Promise.all(Array.from({ length: 10 }, () => ask(all.s2, '58', { version: at })))
    const [made] = many.filter(({ code }) => code === 'OK')
    expect(made?.data).toMatchObject({ status: '待一级审核', before: '50.0', delta: '8.0' })
    expect(many.filter(({ code }) => code !== 'OK').map(told)).toEqual(
      Array.from({ length: 9 }, () => [409, '已有待审核的人天变更']),
    )
  })
})

describe('what leads to no state', () => {
  test('health has its reason unless all is well, and grave news is told', async () => {
    const health = async (api: Api, status: string, more: object = {}) =>
      api.post('/api/project/action/health', { id: project, version: await version(), status, ...more })
    expect(told(await health(implementer, '正常'))).toEqual([403, '权限不足'])
    expect(told(await health(all.g, '风险'))).toEqual([422, { opinion: '请填写原因' }])
    expect(told(await health(all.g, '很好', { opinion: 'x' }))[0]).toBe(422)
    expect(expectOk(await health(all.g, '严重', { opinion: '停工' })).data).toMatchObject({
      id: project,
      status: '严重',
    })
    expect(expectOk(await health(all.g, '正常')).data.status).toBe('正常')
    await running('暂停')
    expect(told(await health(all.g, '正常'))).toEqual([422, { projectStatus: '项目已暂停' }])
    await running('实施中')
  })

  test('a new link kills the old one at once', async () => {
    const renew = async (api: Api, more: object = {}) =>
      api.post('/api/project/action/renewReportToken', { id: project, version: await version(), ...more })
    const opens = async (token: string) =>
      (
        await all.server.app.inject({
          url: '/api/projectProgress/report?ids=all',
          headers: { 'x-report-token': token },
        })
      ).statusCode
    expect(told(await renew(all.s2))).toEqual([403, '权限不足'])
    const tokenOf = ({ data }: Answer): string => new URL(data.link.replace('#', '')).searchParams.get('token') ?? ''
    const first = tokenOf(expectOk(await renew(implementer)))
    expect([first.length, await opens(first)]).toEqual([43, 200])
    expect(told(await renew(all.g, { version: 99 }))[0]).toBe(409)
    const second = tokenOf(expectOk(await renew(all.g)))
    expect([await opens(first), await opens(second)]).toEqual([401, 200])
    const trail = await sql(`select changes::text as text from store.comment where relevance_id = $1`, [project])
    const { nodes } = (await all.s2.get(`/api/comment?module=project&relevanceId=${project}&pageSize=50`)).data
    expect(JSON.stringify(nodes)).not.toContain(second)
    expect(trail.length).toBeGreaterThan(0)
  })

  test('a brief goes out once a day to everybody who works there', async () => {
    const send = (api: Api) => api.post('/api/project/aldSend', { id: project, message: '本周上线' })
    expect(told(await send(all.s2))).toEqual([403, '权限不足'])
    await running('待启动')
    expect(told(await send(all.g))).toEqual([422, { projectStatus: '项目未启动' }])
    await running('实施中')
    const answers = await Promise.all([send(all.g), send(implementer), send(all.g)])
    const done = answers.filter(({ code }) => code === 'OK')
    expect([done.length, done[0]?.data.sent, done[0]?.data.channel]).toEqual([1, 2, '站内'])
    expect(answers.filter(({ code }) => code !== 'OK').map(told)).toEqual([1, 2].map(() => [429, '今日已发送简报']))
    const [title] = await titles(all.s2, '健康度')
    expect(title).toMatch(/^【一院实施】部署，健康度正常，延期\d+天，计划2026-03-05 23:59，未关闭问题0个$/)
    const words = await sql(`select distinct text from store.message where title = $1`, [title])
    expect(words).toEqual([{ text: '本周上线' }])
  })

  test('everybody who sees it urges, each once in four hours', async () => {
    const urge = (api: Api) => api.post('/api/project/urging', { id: project, message: '请尽快' })
    expect(told(await urge(all.s1))).toEqual([404, '数据不存在'])
    const [first, again] = [await urge(all.s2), await urge(all.s2)]
    expect(new Set(expectOk(first).data.receivers)).toEqual(new Set([all.ids.g, implementerId]))
    expect(told(again)).toEqual([429, '4小时内已催办'])
    expectOk(await urge(implementer))
    const until = (Date.parse(first.data.tzNext) - Date.now()) / 1000
    clock.shift(until - 1)
    expect(told(await urge(await all.server.signIn('seller2', personPassword)))).toEqual([429, '4小时内已催办'])
    clock.shift(until + 1)
    expectOk(await urge(await all.server.signIn('seller2', personPassword)))
    clock.shift(0)
    await running('已结束')
    expect(told(await urge(all.g))).toEqual([422, { projectStatus: '项目已结束' }])
    await running('实施中')
  })
})

describe('the documents of a preparation', () => {
  const sync = (api: Api) => api.post('/api/project/syncPrepare', { id: project })
  const papers = () =>
    sql('select name, status, source, user_id from store.imp_prepare where project_id = $1', [project])

  test('stand once, follow the list, and take what stands elsewhere', async () => {
    expect(told(await sync(all.s2))).toEqual([403, '权限不足'])
    expect(told(await sync(implementer))).toEqual([422, { id: '项目不在准备阶段' }])
    await running('准备')
    const answers = await Promise.all([sync(all.g), sync(implementer)])
    const made = answers.map((one) => expectOk(one).data.created).sort()
    expect(made).toEqual([0, 8])
    await sql(`update store.imp_document set is_enable = false where node = 0 and name in ('建设清单', '项目计划')`)
    await sql(`update store.imp_prepare set status = '通过' where project_id = $1 and name = '建设清单'`, [project])
    expect(expectOk(await sync(all.g)).data).toEqual({ created: 0, kept: 7, removed: 1, matched: 0 })
    await sql(`update store.imp_document set is_enable = true where node = 0`)
    expect(expectOk(await sync(all.g)).data).toEqual({ created: 1, kept: 7, removed: 0, matched: 0 })
  })

  test('of an opportunity go over into its project', async () => {
    const given = { name: '甲市中心医院平台', clientId: all.clientId, type: '新建' }
    const sale = expectOk(await all.s1.post('/api/businessOpportunity', given)).data.id
    const business = (api: Api, more: object = {}) =>
      api.post('/api/project/syncPrepareBusiness', { businessOpportunityId: sale, ...more })
    expect(told(await business(all.s2))).toEqual([404, '数据不存在'])
    expect(told(await business(all.s1))).toEqual([422, { businessOpportunityId: '该商机不需要实施准备' }])
    const url = expectOk(await all.s1.upload('中标.pdf', pdf, 'application/pdf')).data
    const file = JSON.stringify([{ url, name: '中标.pdf', size: pdf.length }])
    await sql(
      'update store.business_opportunity set need_imp = true, imp_require = name, bid_notice = $2, scheme = $2 where id = $1',
      [sale, file],
    )
    expect(expectOk(await business(all.s1)).data).toEqual({ created: 8, moved: 0, matched: 1 })
    expect(expectOk(await business(all.s1)).data).toEqual({ created: 0, moved: 0, matched: 0 })
    expect(told(await business(implementer, { projectId: project }))).toEqual([404, '数据不存在'])
    await sql('update store.project set business_opportunity_id = $2 where id = $1', [project, sale])
    expect(told(await business(all.s2, { projectId: project }))).toEqual([404, '数据不存在'])
    expect(expectOk(await business(implementer, { projectId: project })).data).toEqual({
      created: 0,
      moved: 1,
      matched: 1,
    })
    const rows = await papers()
    const of = (name: string) => rows.find((one: { name: string }) => one.name === name)
    expect(rows).toHaveLength(8)
    expect(of('合同或中标通知书扫描件')).toMatchObject({ status: '待审核', source: '商机', user_id: all.ids.s1 })
    expect(of('项目立项表')).toMatchObject({ status: '待审核', source: '商机' })
    const left = await sql('select from store.imp_prepare where business_opportunity_id = $1 and project_id is null', [
      sale,
    ])
    expect(left).toHaveLength(0)
  })
})
