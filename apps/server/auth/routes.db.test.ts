import { randomUUID } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { authRoutes } from './routes.ts'
import { type Office, openOffice, password } from './testing/office.ts'

let office: Office
let app: FastifyInstance
beforeAll(async () => {
  office = await openOffice()
  app = Fastify()
  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof Refusal)) throw error
    return reply.code(error.status).send({ code: error.code, message: error.message, data: error.data })
  })
  await app.register(authRoutes, { context: office.context })
})
afterAll(async () => {
  await app.close()
  await office.close()
})
afterEach(() => clock.shift(0))

const call = async (method: 'GET' | 'POST' | 'PATCH', url: string, more: Partial<InjectOptions> = {}) => {
  const response = await app.inject({ method, url, ...more })
  return { status: response.statusCode, body: response.json(), cookie: response.headers['set-cookie'] }
}
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const login = async (name: string) => {
  const { body, cookie } = await call('POST', '/api/auth/web/login', { payload: { name, password } })
  return { token: body.data.jwtToken as string, cookie: String(cookie).split(';')[0] ?? '', body, full: cookie }
}

const lost = { code: 'UNAUTHENTICATED', message: '登录已失效，请重新登录' }

describe('without a token', () => {
  it.each([
    ['GET', '/api/core-user/info'],
    ['POST', '/api/auth/web/renew'],
    ['POST', '/api/auth/web/logout'],
    ['POST', '/api/auth/web/changePassword'],
    ['PATCH', '/api/user/unlock'],
  ] as const)('%s %s is 401', async (method, url) => {
    expect(await call(method, url)).toMatchObject({ status: 401, body: lost })
    expect(await call(method, url, { headers: { authorization: 'Basic eDp5' } })).toMatchObject({ status: 401 })
  })

  it('signing in answers bodies of every form with an envelope', async () => {
    for (const payload of [undefined, [], { name: 1, password: {} }, { name: null }]) {
      const answer = await call('POST', '/api/auth/web/login', payload === undefined ? {} : { payload })
      expect(answer).toMatchObject({ status: 422, body: { data: { fields: { name: '请输入用户名' } } } })
    }
  })
})

describe('the cookie', () => {
  it('is HttpOnly and same-site, and opens GET alone', async () => {
    await office.person('cookie')
    const { cookie, full } = await login('cookie')
    expect(full).toMatch(/^cb_token=[\w.-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/)
    const headers = { cookie: `other=1; ${cookie}` }
    expect(await call('GET', '/api/core-user/info', { headers })).toMatchObject({ status: 200 })
    expect(await call('POST', '/api/auth/web/logout', { headers })).toMatchObject({ status: 401, body: lost })
    expect(await call('PATCH', '/api/user/unlock', { headers })).toMatchObject({ status: 401 })
    const wrongHeader = { headers: { ...headers, authorization: 'Bearer x' } }
    expect(await call('GET', '/api/core-user/info', wrongHeader)).toMatchObject({ status: 401 })
  })

  it('goes with the session', async () => {
    await office.person('goes')
    const { token } = await login('goes')
    const { status, body, cookie } = await call('POST', '/api/auth/web/logout', bearer(token))
    expect([status, body]).toEqual([200, { code: 'OK', message: '', data: { done: true } }])
    expect(cookie).toMatch(/^cb_token=; Path=\/; Max-Age=0;/)
    expect(await call('GET', '/api/core-user/info', bearer(token))).toMatchObject({ status: 401, body: lost })
  })
})

describe('core-user/info', () => {
  it('is the signed-in person with department, roles in force and effective entries', async () => {
    const [root, below, role, former] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    await office.make('department', { id: root, name: '公司本部' })
    await office.make('department', { id: below, name: '销售部', parentId: root })
    await office.make('role', { id: role, name: '销售', sort: 20 })
    await office.make('roleOperation', { roleId: role, code: 'contract:*' })
    const id = await office.person('xs02', { departmentId: below, operations: ['!contract:audit1'] })
    await office.make('userRole', { userId: id, roleId: role, isMain: true })
    await office.make('role', { id: former, name: '到期' })
    await office.make('userRole', { userId: id, roleId: former, tzEnd: '2020-01-01' })
    await office.make('message', { userId: id, kind: '系统', title: '你好' })
    await office.owner.query(
      `with round as (insert into store.audit_round (id) values (gen_random_uuid()) returning id)
       insert into store.audit_task (id, round_id, user_id, status)
       select gen_random_uuid(), id, $1, unnest(array['待处理', '已同意']) from round`,
      [id],
    )
    await office.make('config', { id: 'ui.productionHosts', key: 'ui.productionHosts', value: '["oa.example.cn"]' })
    await office.owner.query(
      `update store."user" set avatar = '[{"name": "a.png", "url": "/file/a.png"}]', job_number = '0004' where id = $1`,
      [id],
    )
    const { token } = await login('xs02')
    const { body } = await call('GET', '/api/core-user/info', bearer(token))
    const shown = { id: role, name: '销售' }
    expect(body.data).toEqual({
      account: 'xs02',
      holiday: null,
      documentUnread: 0,
      isFirstDay: true,
      id,
      name: 'xs02',
      avatar: '/file/a.png',
      jobNumber: '0004',
      isEnable: true,
      operations: ['!contract:audit1', 'contract:*'],
      roles: { nodes: [shown] },
      relUserRoles: { nodes: [{ roleId: role, isMain: true, role: { ...shown, sort: 20 } }] },
      department: { id: below, name: '销售部', parent: { id: root, name: '公司本部', parent: null } },
      company: 'A',
      mustChange: false,
      isLocked: false,
      unread: 1,
      todoCount: 1,
      environment: 'development',
      settings: {},
      tzServer: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+08:00$/),
    })
    const environmentAt = async (host: string) =>
      (await call('GET', '/api/core-user/info', { headers: { authorization: `Bearer ${token}`, host } })).body.data
        .environment
    expect(await environmentAt('oa.example.cn.evil.com')).toBe('development')
    expect(await environmentAt('oa.example.cn')).toBe('production')
    expect(await environmentAt('oa.example.cn:8443')).toBe('production')
  })

  it('works while the first password stands, other calls do not', async () => {
    const id = await office.person('first')
    await office.owner.query('update store.admin set must_change = true where user_id = $1', [id])
    const { token, body } = await login('first')
    expect(body.data.mustChange).toBe(true)
    expect((await call('GET', '/api/core-user/info', bearer(token))).body.data).toMatchObject({ mustChange: true })
    expect(await call('POST', '/api/auth/web/renew', bearer(token))).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: '请先修改初始密码' },
    })
    const passwords = { oldPassword: password, newPassword: 'Demo@2027' }
    const changed = await call('POST', '/api/auth/web/changePassword', { ...bearer(token), payload: passwords })
    expect(changed).toMatchObject({ status: 200, cookie: expect.stringContaining(changed.body.data.jwtToken) })
    expect(await call('POST', '/api/auth/web/renew', bearer(changed.body.data.jwtToken))).toMatchObject({ status: 200 })
  })
})

describe('unlock', () => {
  it('takes its id from body or path, and refuses two different ones', async () => {
    const [id, other] = [await office.person('locked'), randomUUID()]
    await office.person('hr', { operations: ['user:unlock'] })
    const { token } = await login('hr')
    const put = () => office.owner.query(`update store."user" set lock_reason = '警告超限' where id = $1`, [id])
    await put()
    const both = { ...bearer(token), payload: { id } }
    expect(await call('PATCH', `/api/user/unlock/${other}`, both)).toMatchObject({
      status: 422,
      body: { data: { fields: { id: 'id不一致' } } },
    })
    expect((await call('PATCH', '/api/user/unlock', both)).body.data).toEqual({ id, isLocked: false })
    await put()
    expect(await call('PATCH', `/api/user/unlock/${id}`, bearer(token))).toMatchObject({ status: 200 })
    expect(await call('PATCH', '/api/user/unlock', both)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: '该人员未锁定' },
    })
  })
})
