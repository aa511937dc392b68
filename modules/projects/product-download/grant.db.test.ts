import { clock } from '@chengban/engine/clock.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let product: string
let version: string
let project: string

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const row = async (id: string) => expectOk(await team.admin.get(`/api/productDownload/${id}`)).data
const made = async (table: string, body: object): Promise<string> =>
  expectOk(await team.admin.post(`/api/${table}`, body)).data.id
const config = (values: object) =>
  sql('update store.product_library set download_config = download_config || $1::jsonb', [JSON.stringify(values)])

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g, s1 } = team.ids
  product = await made('productLibrary', { name: '集成平台', code: 'PT-1', category: '平台', principalId: g })
  const body = { productLibraryId: product, name: 'V2.9.9', type: '大版本', planDate: '2026-12-31', userId: s1 }
  version = await made('productLibraryVersion', body)
  project = await made('project', {
    name: '一院',
    type: '实施项目',
    startTime: '2026-01-05',
    principalId: g,
    impPrincipalId: s1,
  })
  await sql(`update store."user" set operations = '["productLibrary:apply", "productLibrary:audit"]' where id = $1`, [
    s1,
  ])
  await sql(`update store."user" set operations = '["productLibrary:audit"]' where id = $1`, [team.ids.s2])
})
afterEach(() => clock.shift(0))
afterAll(() => server.close())

const apply = (api: Team['s1'], more: object = {}) =>
  api.post('/api/product-library/apply', { id: version, projectId: project, reason: '现场升级', ...more })
let grant = ''

test('what was released is asked for, for a project or a client, once at a time', async () => {
  expect(told(await apply(team.s2))).toEqual([403, '权限不足'])
  expect(told(await apply(team.s1))).toEqual([422, { productLibraryVersionId: '该版本未发布' }])
  await sql(`update store.product_library_version set stage = '已发布'`)
  expect(told(await apply(team.s1, { projectId: null }))).toEqual([422, { projectId: '请选择项目或客户' }])
  const answers = await Promise.all([apply(team.s1), apply(team.s1), apply(team.s1)])
  const done = answers.filter(({ code }) => code === 'OK')
  expect(done).toHaveLength(1)
  expect(answers.filter(({ code }) => code !== 'OK').map(told)).toEqual([1, 2].map(() => [409, '已有有效的下载授权']))
  grant = done[0]?.data.id
  expect(done[0]?.data).toEqual({ id: grant, status: '待审批' })
})

test('somebody else agrees, and its applicant alone takes the password, once', async () => {
  await config({ needAudit: true, validDays: 7, maxTimes: 3, passwordLength: 12 })
  const pass = async (api: Team['s1'], agree: boolean, more: object = {}) =>
    api.post('/api/product-library/pass', { id: grant, version: (await row(grant)).version, agree, ...more })
  const take = (api: Team['s1']) => api.post('/api/productDownload/action/takePassword', { id: grant })
  expect(told(await pass(team.s1, true))).toEqual([403, '不能审批自己的单据'])
  expect(told(await pass(team.s2, false))).toEqual([422, { opinion: '请填写意见' }])
  expect(told(await pass(team.s2, true, { version: 99 }))).toEqual([409, '单据已变更，请刷新'])
  expect(told(await take(team.s1))).toEqual([422, { id: '授权未通过' }])
  const before = Date.now()
  expect(expectOk(await pass(team.s2, true)).data).toMatchObject({ id: grant, status: '已通过' })
  const { tzExpire, maxTimes } = await row(grant)
  expect([maxTimes, Math.round((Date.parse(tzExpire) - before) / 86_400_000)]).toEqual([3, 7])
  expect(told(await take(team.s2))).toEqual([403, '权限不足'])
  const answers = await Promise.all([take(team.s1), take(team.s1)])
  const [password] = answers.flatMap(({ code, data }) => (code === 'OK' ? [data.password] : []))
  expect(password).toMatch(/^[A-HJ-NP-Za-km-z2-9]{12}$/)
  expect(answers.filter(({ code }) => code !== 'OK').map(told)).toEqual([[409, '密码已领取']])
  const [{ text }] = await sql(
    `select (select to_jsonb(d) from store.product_download d)::text || (select jsonb_agg(to_jsonb(c)) from store.comment c)::text as text`,
  )
  expect([text.includes(password), text.includes('$argon2id$')]).toEqual([false, true])
  expect(JSON.stringify(await row(grant))).not.toContain('argon2id')
})

test('another password is given by whoever may, while the grant is good', async () => {
  const reset = async (api: Team['s1'], more: object = {}) =>
    api.post('/api/productDownload/action/resetPwd', {
      id: grant,
      version: (await row(grant)).version,
      opinion: '遗失',
      ...more,
    })
  expect(told(await reset(team.s2))).toEqual([403, '权限不足'])
  expect(told(await reset(team.admin, { opinion: '' }))).toEqual([422, { opinion: '请填写意见' }])
  await sql('update store.product_download set wrong_times = 3, used_times = 1')
  const { password } = expectOk(await reset(team.admin)).data
  expect(password).toHaveLength(12)
  const stands = await row(grant)
  expect([stands.wrongTimes, stands.usedTimes, stands.log.map(({ event }: { event: string }) => event)]).toEqual([
    ...[0, 1, ['重置密码']],
  ])
  const heard = (await team.s1.get('/api/message?pageSize=50')).data.nodes
  expect(heard.some(({ title }: { title: string }) => title.includes('已重置'))).toBe(true)
  expect(JSON.stringify(heard)).not.toContain(password)
  await sql(`update store.product_download set tz_expire = app.now()`)
  expect(told(await reset(team.admin))).toEqual([422, { status: '授权已失效' }])
})

test('where nobody has to agree it is granted at once, and what ran out holds nobody up', async () => {
  await config({ needAudit: false, passwordLength: 8 })
  const { id, status, password } = expectOk(await apply(team.s1)).data
  expect([status, password.length, id === grant]).toEqual(['已通过', 8, false])
  expect((await row(grant)).status).toBe('已失效')
  const again = await team.s1.post('/api/productDownload/action/takePassword', { id })
  expect(told(again)).toEqual([409, '密码已领取'])
})

test('whichever door it was asked for through', async () => {
  await sql(`update store.product_download set status = '已失效'`)
  const asked = { productLibraryVersionId: version, projectId: project, reason: '现场升级' }
  const { id } = expectOk(await team.s1.post('/api/productDownload', asked)).data
  expect((await row(id)).status).toBe('已通过')
  expect(expectOk(await team.s1.post('/api/productDownload/action/takePassword', { id })).data.password).toHaveLength(8)
})
