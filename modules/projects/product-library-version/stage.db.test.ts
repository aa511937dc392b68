import { clock } from '@chengban/engine/clock.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let product: string
const versions: Record<string, string> = {}
const projects: string[] = []

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const row = async (table: string, id: string) => expectOk(await team.admin.get(`/api/${table}/${id}`)).data
const made = async (table: string, body: object): Promise<string> =>
  expectOk(await team.admin.post(`/api/${table}`, body)).data.id
const version = async (name: string): Promise<number> =>
  (await row('productLibraryVersion', versions[name] ?? '')).version
const send = async (api: Team['s1'], call: string, name: string, more: object = {}) =>
  api.post(`/api/product-library/${call}`, { id: versions[name], version: await version(name), ...more })
const kept = async (api: Team['s1'], name: string) => {
  const url = expectOk(await api.upload(name, pdf, 'application/pdf')).data
  return JSON.stringify([{ url, name, size: pdf.length }])
}
const add = async (name: string, more: object = {}): Promise<void> => {
  const body = { productLibraryId: product, name, type: '大版本', planDate: '2026-12-31', userId: team.ids.s1, ...more }
  versions[name] = await made('productLibraryVersion', body)
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g, s1 } = team.ids
  product = await made('productLibrary', { name: '集成平台', code: 'PT-1', category: '平台', principalId: g })
  for (const name of ['V2.9.9', 'V2.10.0']) await add(name)
  await sql(`update store.product_library_version set stage = '已发布', tz_release = now() where id = $1`, [
    versions['V2.9.9'],
  ])
  await sql('update store.product_library set current_version_id = $1', [versions['V2.9.9']])
  for (const name of ['一院', '二院', '三院']) {
    const id = await made('project', {
      name,
      type: '实施项目',
      startTime: '2026-01-05',
      principalId: g,
      impPrincipalId: s1,
    })
    projects.push(id)
    await sql(
      `update store.project set project_status = '实施中', audit_status = '通过', imp_node = 1, product_library_version_id = $2 where id = $1`,
      [id, versions['V2.9.9']],
    )
  }
})
afterEach(() => clock.shift(0))
afterAll(() => server.close())

const to = (api: Team['s1'], stage: string, more: object = {}) => send(api, 'stage', 'V2.10.0', { stage, ...more })

test('a version goes one step at a time over what each step asks for, and back with a reason', async () => {
  const id = versions['V2.10.0'] ?? ''
  expect(told(await to(team.s2, '研发中'))).toEqual([403, '权限不足'])
  expect(told(await to(team.s1, '研发中', { version: 99 }))).toEqual([409, '单据已变更，请刷新'])
  expect(told(await to(team.s1, '测试中'))).toEqual([422, { stage: '只能逐级推进' }])
  expect((await to(team.s1, '已发布')).status).toBe(422)
  expect(told(await to(team.s1, '研发中'))).toEqual([422, { goal: '请先设置版本目标' }])
  await sql(`update store.product_library_version set goal = '[{"text": "接口", "done": false}]' where id = $1`, [id])
  const { version } = await row('productLibraryVersion', id)
  const answers = await Promise.all([team.s1, team.g].map((api) => to(api, '研发中', { version })))
  expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'OK'])
  expect((await row('productLibraryVersion', id)).originalDate).toBe('2026-12-31')
  expect(told(await to(team.s1, '规划'))).toEqual([422, { opinion: '请填写意见' }])
  expect(expectOk(await to(team.s1, '规划', { opinion: '目标调整' })).data).toMatchObject({ id, stage: '规划' })
  expectOk(await to(team.s1, '研发中'))
  expect(told(await to(team.s1, '测试中'))).toEqual([422, { packageFile: '请上传安装包' }])
  await sql('update store.product_library_version set package_file = $2 where id = $1', [
    id,
    await kept(team.s1, '包.pdf'),
  ])
  expect(told(await to(team.s1, '测试中'))).toEqual([422, { testerIds: '请设置测试人员' }])
  expectOk(await team.admin.patch(`/api/productLibraryVersion/${id}`, { id, testerIds: [team.ids.s2] }))
  expectOk(await to(team.s1, '测试中'))
  await sql('update store.product_library_version set test_report = $2 where id = $1', [
    id,
    await kept(team.s1, '报告.pdf'),
  ])
  expect(told(await to(team.s1, '待发布'))).toEqual([422, { testReport: '请上传测试报告' }])
  const tested = async (api: Team['s1']) =>
    api.post('/api/productLibraryVersion/action/tested', {
      ...{ id, version: (await row('productLibraryVersion', id)).version },
      testReport: JSON.parse(await kept(api, '报告.pdf')),
    })
  expect(told(await tested(team.s1))).toEqual([403, '权限不足'])
  expectOk(await tested(team.s2))
  const bug = await made('bug', { name: '保存报错', step: '点保存', projectId: projects[0] })
  expectOk(await team.admin.patch(`/api/productLibraryVersion/${id}`, { id, bugIds: [bug] }))
  expect(told(await to(team.s1, '待发布'))).toEqual([422, { bugIds: '还有未通过测试的缺陷：1个' }])
  await sql(`update store.bug set status = '待关闭' where id = $1`, [bug])
  expectOk(await to(team.s1, '待发布'))
})

test('a release is told to who runs less, and is taken back for seven days while no client has it', async () => {
  const id = versions['V2.10.0'] ?? ''
  const release = (api: Team['s1']) => send(api, 'release', 'V2.10.0', { releaseNote: '首发' })
  const cancel = (more: object = {}) => send(team.admin, 'releaseCancel', 'V2.10.0', { opinion: '有缺陷', ...more })
  expect(told(await release(team.s2))).toEqual([403, '权限不足'])
  const counts = async () => {
    const { currentVersionId, projectCount, behindCount } = await row('productLibrary', product)
    return [currentVersionId, projectCount, behindCount]
  }
  const done = expectOk(await release(team.admin)).data
  expect(done).toEqual({ id, stage: '已发布', currentVersionId: id, notified: 2 })
  expect(told(await release(team.admin))).toEqual([422, { stage: '版本不在待发布' }])
  const marked = { id, projectId: projects[0], ignore: true, reason: '不升级' }
  expectOk(await team.g.post('/api/product-library/ignore', marked))
  expect(await counts()).toEqual([id, 3, 2])
  const heard = (await team.s1.get('/api/message?pageSize=50')).data.nodes
  expect(heard.some(({ title }: { title: string }) => title.includes('发布了V2.10.0'))).toBe(true)
  await server.make('productDownload', {
    productLibraryVersionId: id,
    projectId: projects[0],
    userId: team.ids.s1,
    reason: '升级',
    status: '已通过',
    tzExpire: new Date(Date.now() + 3 * 86_400_000),
  })
  expect(told(await cancel({ opinion: ' ' }))).toEqual([422, { opinion: '请填写意见' }])
  const { tzRelease } = await row('productLibraryVersion', id)
  const until = (Date.parse(tzRelease) + 7 * 86_400_000 - Date.now()) / 1000
  const seen = await version('V2.10.0')
  clock.shift(until + 2)
  const admin = await server.signIn('admin', 'Chengban-test-2026')
  const late = await admin.post('/api/product-library/releaseCancel', {
    id,
    version: seen,
    opinion: 'x',
  })
  expect(told(late)).toEqual([422, { tzRelease: '发布超过7天，不能撤销' }])
  clock.shift(0)
  const delivery = await server.make('projectVer', {
    projectId: projects[1],
    productLibraryVersionId: id,
    name: '升级',
    content: '升级',
    planDate: '2026-12-31',
    userId: team.ids.s1,
    status: '客户待确认',
  })
  const refused = await cancel()
  expect([refused.code, refused.message]).toEqual(['IN_USE', '该版本已交付项目，不能撤销'])
  await sql('delete from store.project_ver where id = $1', [delivery])
  expect(expectOk(await cancel()).data).toMatchObject({ stage: '待发布', currentVersionId: versions['V2.9.9'] })
  expect(await counts()).toEqual([versions['V2.9.9'], 3, 0])
  expect(await row('productLibraryVersion', id)).toMatchObject({ tzRelease: null, releaserId: null, snapshot: null })
  expect(await sql('select status from store.product_download')).toEqual([{ status: '已失效' }])
})

test('one project has a version of its own, which goes into one for all once', async () => {
  const { s1 } = team.ids
  const body = { projectId: projects[0], planDate: '2026-12-31', goal: [{ text: '打印' }], userId: s1 }
  const ask = (api: Team['s1'], id: string | undefined, more: object = {}) =>
    api.post('/api/product-library/temporary', { id, ...body, ...more })
  expect(told(await ask(team.s1, versions['V2.9.9']))).toEqual([403, '权限不足'])
  expect(told(await ask(team.g, versions['V2.10.0']))).toEqual([422, { id: '该版本未发布' }])
  expect(told(await ask(team.g, versions['V2.9.9'], { goal: [] }))).toEqual([422, { goal: '请填写版本目标' }])
  const answers = await Promise.all([ask(team.g, versions['V2.9.9']), ask(team.g, versions['V2.9.9'])])
  expect(answers.map((one) => expectOk(one).data.name).sort()).toEqual(['V2.9.9-T1', 'V2.9.9-T2'])
  const own = answers[0]?.data.id
  expect(told(await ask(team.g, own))).toEqual([422, { id: '临时版本不能再派生' }])
  const stands = await row('productLibraryVersion', own)
  expect(stands).toMatchObject({
    type: '临时版本',
    projectId: projects[0],
    baseVersionId: versions['V2.9.9'],
    stage: '规划',
  })
  await add('V2.11.0', { goal: [{ text: '接口' }] })
  const bug = await made('bug', { name: '打印报错', step: '打印', projectId: projects[0] })
  expectOk(await team.admin.patch(`/api/productLibraryVersion/${own}`, { id: own, bugIds: [bug] }))
  const back = (api: Team['s1'], targetId: string | undefined) =>
    api.post('/api/product-library/writeBack', { id: own, targetId })
  expect(told(await back(team.s1, versions['V2.11.0']))).toEqual([403, '权限不足'])
  expect(told(await back(team.g, versions['V2.9.9']))).toEqual([422, { targetId: '只能回写到未发布的版本' }])
  const foreign = await made('productLibrary', {
    name: '影像',
    code: 'YX-1',
    category: '平台',
    principalId: team.ids.g,
  })
  const other = { productLibraryId: foreign, name: 'V1.0.0', type: '大版本', planDate: '2026-12-31', userId: s1 }
  expect(told(await back(team.g, await made('productLibraryVersion', other)))).toEqual([
    422,
    { targetId: '不是同一产品' },
  ])
  const written = await Promise.all([back(team.g, versions['V2.11.0']), back(team.g, versions['V2.11.0'])])
  expect(written.filter(({ code }) => code === 'OK').map(({ data }) => data)).toEqual([
    { bugs: 1, applyFors: 0, goals: 1 },
  ])
  expect(written.filter(({ code }) => code !== 'OK').map(told)).toEqual([[409, '已回写']])
  const target = await row('productLibraryVersion', versions['V2.11.0'] ?? '')
  expect([target.bugIds, target.goal.map(({ text }: { text: string }) => text)]).toEqual([[bug], ['接口', '打印']])
})
