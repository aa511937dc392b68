import { type Answer, type Api, filters, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let id: string

const clear = '口令-secret-9'

beforeAll(async () => {
  server = await teamServer({ graphql: true })
  team = await signInTeam(server)
  await server.make('productLibrary', { name: '集成平台', code: 'PT-1', category: '平台', principalId: team.ids.g })
  const { s1, g } = team.ids
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-11-02', principalId: g, supervise: s1 }
  id = expectOk(await team.admin.post('/api/project', { ...body, testLogin: clear, formalLogin: `${clear}-2` })).data.id
  expectOk(await team.g.post('/api/projectMember', { projectId: id, kind: 'back', userId: team.ids.h }))
})
afterAll(() => server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const read = async (api: Api, query = '') => expectOk(await api.get(`/api/project/${id}${query}`)).data
const stored = async (): Promise<string> =>
  (await server.owner.query('select test_login from store.project where id = $1', [id])).rows[0].test_login
const graphql = async (api: Api, query: string) => await api.post('/postgraphiles/public/graphql', { query })
/** Everything stored about the project, comments included, as text. */
const tables = async (): Promise<string> => {
  const { rows } = await server.owner.query(
    `select (select jsonb_agg(to_jsonb(p)) from store.project p)::text
       || coalesce((select jsonb_agg(to_jsonb(c)) from store.comment c)::text, '')
       || coalesce((select jsonb_agg(to_jsonb(r)) from store.audit_round r)::text, '')
       || coalesce((select jsonb_agg(to_jsonb(m)) from store.message m)::text, '') as text`,
  )
  return rows[0].text
}

test('who sees the project without the code reads it nowhere, asked for or not', async () => {
  for (const query of ['', '?reveal=testLogin', '?reveal='])
    expect(await read(team.s1, query)).toMatchObject({ testLogin: null, formalLogin: null })
  expect((await read(team.s1, '?reveal=')).veiled).toBeUndefined()
  expect((await team.s2.get(`/api/project/${id}?reveal=testLogin`)).status).toBe(404)
})

test('lists, columns, pickers and GraphQL give it to nobody, the holder of every code included', async () => {
  for (const api of [team.admin, team.g, team.h, team.s1]) {
    const lists = [
      await api.get('/api/project'),
      await api.get('/api/project?columns=name,testLogin,formalLogin'),
      await api.get('/api/project/options?keyword=secret'),
      await graphql(api, '{ projects(first: 5) { nodes { id testLogin formalLogin } } }'),
      await graphql(api, `{ project(id: "${id}") { id testLogin formalLogin } }`),
    ]
    expect(JSON.stringify(lists)).not.toMatch(/secret-9|sealed:/)
  }
  // the first question waits until the schema is built
})

test('nobody filters, sorts, counts, sums up or takes it into a sheet', async () => {
  const by = (filter: object) => team.admin.get(`/api/project?filters=${filters(filter)}`)
  expect(told(await by({ testLogin: { equalTo: clear } }))).toEqual([403, '权限不足'])
  expect(told(await by({ testLogin: { isNull: false } }))).toEqual([403, '权限不足'])
  expect((await team.admin.get('/api/project?sort=testLogin')).status).toBe(403)
  expect((await team.admin.get('/api/project/statistics?groupBy=testLogin')).status).toBe(403)
  expect((await team.admin.get('/api/project?keyword=secret-9')).data.totalCount).toBe(0)
  const sheet = await team.admin.get('/api/project/export?format=csv&columns=name,testLogin')
  expect(String(sheet.data)).toContain('一院实施')
  expect(String(sheet.data)).not.toMatch(/secret-9|sealed:|环境密码/)
  const answer = await graphql(
    team.admin,
    `{ projects(filter: { testLogin: { equalTo: "${clear}" } }) { totalCount } }`,
  )
  expect(JSON.stringify(answer)).not.toContain('"totalCount":1')
})

test('tables and their copies hold it sealed, and records tell that it changed and not to what', async () => {
  expectOk(await team.g.patch(`/api/project/${id}`, { patch: { testLogin: `${clear}-3` } }))
  expect(await stored()).toMatch(/^sealed:[\w-]{8}:[\w-]+$/)
  expect(await tables()).not.toContain('secret-9')
  const { nodes } = expectOk(await team.g.get(`/api/comment?module=project&relevanceId=${id}`)).data
  expect(nodes[0].content).toContain('测试环境密码')
  expect(nodes[0].detail.changes).toEqual([{ field: 'testLogin', label: '测试环境密码', old: '••••••', new: '••••••' }])
  const shown = JSON.stringify((await team.s1.get(`/api/comment?module=project&relevanceId=${id}`)).data)
  expect(shown).not.toMatch(/secret-9|testLogin/)
})

test('a row by its id gives it to its own people and the code, where it is asked for or nothing is said', async () => {
  for (const api of [team.admin, team.g, team.h]) expect((await read(api)).testLogin).toBe(`${clear}-3`)
  const veiled = await read(team.h, '?reveal=')
  expect([veiled.testLogin, veiled.veiled]).toEqual([null, ['testLogin', 'formalLogin']])
  const one = await read(team.h, '?reveal=formalLogin')
  expect([one.testLogin, one.formalLogin, one.veiled]).toEqual([null, `${clear}-2`, ['testLogin']])
})

test('the same sent again is no change, and who writes is given back what they wrote alone', async () => {
  const [before, { version }] = [await stored(), await read(team.g)]
  const same = expectOk(await team.g.patch(`/api/project/${id}`, { patch: { testLogin: `${clear}-3` } })).data
  expect([same.version, await stored()]).toEqual([version, before])
  const other = expectOk(await team.g.patch(`/api/project/${id}`, { patch: { testLogin: 'neu' } })).data
  expect([other.testLogin, other.formalLogin, other.veiled]).toEqual(['neu', null, ['formalLogin']])
  expectOk(await team.g.patch(`/api/project/${id}`, { patch: { testLogin: null } }))
  expect([await stored(), (await read(team.g, '?reveal=')).veiled]).toEqual([null, ['formalLogin']])
  expectOk(await team.g.patch(`/api/project/${id}`, { patch: { testLogin: clear } }))
})

test('what was tampered with, or carried over from another row, is given to nobody and leaves the row readable', async () => {
  const good = await stored()
  const put = (value: string) =>
    server.owner.query('update store.project set test_login = $2 where id = $1', [id, value])
  const body = {
    name: '二院实施',
    type: '实施项目',
    startTime: '2026-11-02',
    principalId: team.ids.g,
    testLogin: 'andere',
  }
  const other = expectOk(await team.admin.post('/api/project', body)).data.id
  const { rows } = await server.owner.query('select test_login from store.project where id = $1', [other])
  const swapped = `${good.slice(0, -3)}${good.at(-3) === 'A' ? 'B' : 'A'}${good.slice(-2)}`
  for (const value of [rows[0].test_login, swapped, 'plain']) {
    await put(value)
    expect(told(await team.g.get(`/api/project/${id}?reveal=testLogin`))).toEqual([
      409,
      '测试环境密码不能解密，请重新填写',
    ])
    const row = await read(team.g)
    expect([row.testLogin, row.formalLogin, row.veiled]).toEqual([null, `${clear}-2`, ['testLogin']])
  }
  await put(good)
  expect((await read(team.g)).testLogin).toBe(clear)
})

test('each reading of one that is logged leaves its trace, one’s own too; who looks no further leaves none', async () => {
  const { rows } = await server.owner.query(
    `insert into store.test_apply (id, tz_create, tz_update, name, kind, user_id, product_library_id, start_date, end_date, requirement, status, test_status)
     select gen_random_uuid(), now(), now(), '试用', '功能测试', $1, l.id, current_date, current_date + 9, '看挂号', '通过', '准备中'
     from store.product_library l limit 1 returning id`,
    [team.ids.s1],
  )
  const test = rows[0].id
  const { version } = expectOk(await team.admin.get(`/api/testApply/${test}`)).data
  const given = { environment: '测试环境', url: 'https://t.example.com', account: 't1', password: clear }
  expectOk(await team.admin.post('/api/testApply/action/open', { id: test, version, ...given }))
  const traces = async (): Promise<number> =>
    (await server.owner.query(`select from store.comment where relevance_id = $1 and content = '查看测试密码'`, [test]))
      .rowCount ?? 0
  expect((await team.s2.get(`/api/testApply/${test}?reveal=password`)).status).toBe(404)
  expect((await team.s1.get(`/api/testApply/${test}?reveal=`)).data).toMatchObject({
    password: null,
    veiled: ['password'],
  })
  expect(await traces()).toBe(0)
  for (const [at, api] of [team.s1, team.admin, team.s1].entries()) {
    expect((await api.get(`/api/testApply/${test}?reveal=password`)).data.password).toBe(clear)
    expect(await traces()).toBe(at + 1)
  }
  const stands = await server.owner.query('select password from store.test_apply where id = $1', [test])
  expect(stands.rows[0].password).toMatch(/^sealed:/)
  expect(JSON.stringify((await team.s1.get('/api/testApply')).data)).not.toMatch(/secret-9|sealed:/)
  expect(await tables()).not.toContain('secret-9')
})
