import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string
const versions: Record<string, string> = {}

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const row = async (table: string, id: string) => expectOk(await team.admin.get(`/api/${table}/${id}`)).data
const made = async (table: string, body: object): Promise<string> =>
  expectOk(await team.admin.post(`/api/${table}`, body)).data.id

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g, s1, s2, h } = team.ids
  const product = await made('productLibrary', { name: '集成平台', code: 'PT-1', category: '平台', principalId: g })
  for (const name of ['V2.9.9', 'V2.9.10', 'V2.10.0', 'V2.10.1'])
    versions[name] = await made('productLibraryVersion', {
      ...{ productLibraryId: product, name, type: '大版本', planDate: '2026-12-31', userId: s1 },
    })
  await sql(`update store.product_library_version set stage = '已发布' where name <> 'V2.10.1'`)
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-01-05', principalId: g, devPrincipalId: h }
  project = await made('project', { ...body, impPrincipalId: s1 })
  await sql(
    `update store.project set project_status = '实施中', audit_status = '通过', imp_node = 1, product_library_version_id = $2 where id = $1`,
    [project, versions['V2.9.9']],
  )
  await made('projectMember', { projectId: project, kind: 'implement', userId: s2 })
})
afterAll(() => server.close())

const small = (api: Team['s1'], version: string, more: object = {}) =>
  api.post('/api/project-ver/smallApply', {
    ...{ projectId: project, productLibraryVersionId: versions[version], name: '补丁', content: '修复打印' },
    ...{ planDate: '2026-12-31', userId: team.ids.s2, ...more },
  })

test('a small version stays within its line, was released, and is on its way once', async () => {
  await sql(`update store.project_member set user_id = $2 where project_id = $1`, [project, team.ids.s2])
  const stranger = await server.signIn('head1', 'Person-2026')
  await sql('update store.project set dev_principal_id = null where id = $1', [project])
  expect(told(await small(stranger, 'V2.9.10'))).toEqual([404, '数据不存在'])
  await sql('update store.project set dev_principal_id = $2 where id = $1', [project, team.ids.h])
  expect(told(await small(team.admin, 'V2.9.10'))).toEqual([403, '权限不足'])
  expect(told(await small(team.s2, 'V2.10.1'))).toEqual([422, { productLibraryVersionId: '该版本未发布' }])
  expect(told(await small(team.s2, 'V2.10.0'))).toEqual([
    422,
    { productLibraryVersionId: '小版本只能在同一主次版本内' },
  ])
  const answers = await Promise.all([small(team.s2, 'V2.9.10'), small(team.s1, 'V2.9.10')])
  const done = answers.filter(({ code }) => code === 'OK')
  expect(done).toHaveLength(1)
  expect(answers.filter(({ code }) => code !== 'OK').map(told)).toEqual([[409, '该版本已在交付中']])
  expect(done[0]?.data.status).toBe('待一级审核')
  expect(await row('projectVer', done[0]?.data.id)).toMatchObject({
    ...{ type: '小版本', needTrain: false, audit1: team.ids.h, audit2: null, round: 1 },
  })
})

test('what was refused is asked for again in a round of its own', async () => {
  const [{ id }] = await sql(`select id from store.project_ver`)
  const version = async () => (await row('projectVer', id)).version
  const again = async (api: Team['s1'], more: object = {}) =>
    api.post('/api/project-ver/reApply', { id, version: await version(), ...more })
  const owner = (await row('projectVer', id)).creatorId === team.ids.s1 ? team.s1 : team.s2
  expect(told(await again(owner))).toEqual([422, { status: '只有驳回或有异议的交付可以重新申请' }])
  await sql(`update store.project_ver set status = '驳回', audit_status = '驳回' where id = $1`, [id])
  expect(told(await again(team.admin))).toEqual([403, '权限不足'])
  expect(told(await again(owner, { version: 99 }))).toEqual([409, '单据已变更，请刷新'])
  const answers = await Promise.all([again(owner, { content: '修复打印与导出' }), again(owner)])
  const done = answers.filter(({ code }) => code === 'OK')
  expect([done.length, done[0]?.data.round]).toEqual([1, 2])
  const [next, old] = [await row('projectVer', done[0]?.data.id), await row('projectVer', id)]
  expect([old.status, next.status, next.round, next.preId, next.type, next.name]).toEqual([
    ...['已作废', '待一级审核', 2, id, '小版本', '补丁'],
  ])
  expect((await again(owner)).status).toBe(422)
})

test('a delivery has one training, made by whoever delivers, until that is void', async () => {
  const [{ id }] = await sql(`select id from store.project_ver where round = 2`)
  const times = { tzStart: '2026-03-02T09:00:00+08:00', tzEnd: '2026-03-02T11:00:00+08:00' }
  const body = { id, ...times, teacherId: team.ids.s1, content: '新版操作' }
  const train = (api: Team['s1'], more: object = {}) => api.post('/api/project-ver/train', { ...body, ...more })
  expect(told(await train(team.g))).toEqual([403, '权限不足'])
  expect(told(await train(team.s2, { tzEnd: times.tzStart }))).toEqual([422, { tzEnd: '日期错误' }])
  const answers = await Promise.all([train(team.s2), train(team.s2), train(team.s2)])
  const ids = new Set(answers.map((one) => expectOk(one).data.trainId))
  expect(ids.size).toBe(1)
  const [trainId] = [...ids]
  expect(await row('train', trainId)).toMatchObject({
    type: '版本培训',
    status: '草稿',
    projectVerId: id,
    projectId: project,
  })
  expect((await row('projectVer', id)).trainId).toBe(trainId)
  await sql(`update store.train set status = '已作废' where id = $1`, [trainId])
  expect(expectOk(await train(team.s2)).data.trainId).not.toBe(trainId)
  await sql(`update store.project_ver set status = '已确认' where id = $1`, [id])
  expect(told(await train(team.s2))).toEqual([422, { id: '版本交付已确认' }])
})

test('the head of who applies decides on a small version that the development lead delivers, and a chosen lead is told why not', async () => {
  const { h, s2 } = team.ids
  const body = { projectId: project, productLibraryVersionId: versions['V2.10.0'], name: '集成升级', content: '升级' }
  const own = { ...body, planDate: '2026-12-31', userId: h, audit1: h, needTrain: false }
  const { id, version } = expectOk(await team.s2.post('/api/projectVer', own)).data
  await sql(`update store.project_ver set type = '小版本' where id = $1`, [id])
  expect(told(await team.s2.post('/api/projectVer/action/submit', { id, version }))).toEqual([
    ...[422, { audit1: '所选审批人无审批权限：单据与其本人有关，请另选' }],
  ])
  await sql(`update store.project_ver set status = '已作废' where project_id = $1`, [project])
  const answer = expectOk(await small(team.s2, 'V2.9.10', { userId: h })).data
  expect(answer.status).toBe('待一级审核')
  const { audit1 } = await row('projectVer', answer.id)
  expect(audit1).not.toBeNull()
  expect([h, s2]).not.toContain(audit1)
})
