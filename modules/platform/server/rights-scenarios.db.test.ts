import { clock } from '@chengban/engine/clock.ts'
import { nameOf } from '@chengban/modules/platform/server/demo/names.ts'
import {
  type Answer,
  type Api,
  adminPassword,
  call,
  filters,
  openServer,
  type TestServer,
} from '@chengban/server/testing/server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from './demo.ts'

let server: TestServer
let admin: Api
let hr: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  hr = await server.signIn('hr01', demoPassword)
})
afterAll(() => server.close())
afterEach(() => clock.shift(0))

const value = async <T>(text: string, params: unknown[] = []): Promise<T> =>
  Object.values((await server.owner.query(text, params)).rows[0] ?? {})[0] as T
const idOf = (account: string) => value<string>('select user_id from store.admin where name = $1', [account])
const roleId = (name: string) => value<string>('select id from store.role where name = $1', [name])
const told = ({ status, message }: Answer) => [status, message]
const enter = (password: string) =>
  call(server.app, 'POST', '/api/auth/web/login', undefined, { name: 'xs02', password })
const self = async (api: Api): Promise<string[]> => (await api.get('/api/permission/self')).data.operations

describe('锁定', () => {
  const wrong = [401, '用户名或密码错误']
  const failures = () => value<number>(`select failures from store.admin where name = 'xs02'`)

  it('four wrong passwords are forgiven by the right one', async () => {
    for (let n = 0; n < 4; n++) expect(told(await enter('wrong'))).toEqual(wrong)
    expect((await enter(demoPassword)).code).toBe('OK')
    expect(await failures()).toBe(0)
  })

  it('five in a row lock, the sixth is told so though it is right, and a person unlocks', async () => {
    for (let n = 0; n < 5; n++) expect(told(await enter('wrong'))).toEqual(wrong)
    expect(told(await enter(demoPassword))).toEqual([429, '账号已锁定，请15分钟后再试'])
    const id = await idOf('xs02')
    expect((await hr.get(`/api/user/${id}`)).data.isLocked).toBe(true)
    const other = await server.signIn('xs03', demoPassword)
    expect(told(await other.patch('/api/user/unlock', { id }))).toEqual([403, '权限不足'])
    expect((await hr.patch('/api/user/unlock', { id })).data).toEqual({ id, isLocked: false })
    expect((await enter(demoPassword)).code).toBe('OK')
    expect(told(await hr.patch('/api/user/unlock', { id }))).toEqual([409, '该人员未锁定'])
    expect(told(await hr.patch('/api/user/unlock', { id: await idOf('hr01') }))).toEqual([403, '不能为自己解锁'])
  })

  it('unlocking who was locked for missing reports counts on the sheet of the month, each time', async () => {
    const id = await idOf('xs04')
    const sheet = async (): Promise<number[]> =>
      (await hr.get(`/api/checkOnWork?filters=${filters({ userId: { equalTo: id } })}`)).data.nodes.map(
        ({ unlockNum }: { unlockNum: number }) => unlockNum,
      )
    await server.owner.query('delete from store.check_on_work_fact where user_id = $1', [id])
    await server.owner.query(`delete from store.deduction where user_id = $1`, [id])
    await server.owner.query('delete from store.check_on_work where user_id = $1', [id])
    for (const times of [1, 2]) {
      await server.owner.query(`update store."user" set lock_reason = '报告未交' where id = $1`, [id])
      expect((await hr.patch('/api/user/unlock', { id })).code).toBe('OK')
      expect(await sheet()).toEqual([times])
    }
    await server.owner.query(`update store."user" set lock_reason = '登录失败' where id = $1`, [id])
    expect((await hr.patch('/api/user/unlock', { id })).code).toBe('OK')
    expect(await sheet()).toEqual([2])
  })

  it('unlocking counts for nobody who is not assessed, and on no day before or after their employment', async () => {
    const id = await idOf('xs04')
    const unlocks = async (set: string): Promise<number> => {
      await server.owner.query('delete from store.check_on_work_fact where user_id = $1', [id])
      await server.owner.query(`update store."user" set lock_reason = '报告未交', ${set} where id = $1`, [id])
      expect((await hr.patch('/api/user/unlock', { id })).code).toBe('OK')
      const text = `select count(*)::integer as n from store.check_on_work_fact where user_id = $1 and kind = '解锁'`
      return (await server.owner.query(text, [id])).rows[0].n
    }
    const stored = 'select tz_probation::text as day, tz_regular::text as regular from store."user" where id = $1'
    const { rows } = await server.owner.query(stored, [id])
    const day = (offset: number) => `(now() at time zone 'Asia/Shanghai')::date + ${offset}`
    expect(await unlocks('is_examine = false')).toBe(0)
    expect(await unlocks(`is_examine = true, tz_regular = null, tz_probation = ${day(1)}`)).toBe(0)
    expect(await unlocks(`tz_probation = ${day(0)}`)).toBe(1)
    const dates = [id, rows[0].day, rows[0].regular]
    await server.owner.query('update store."user" set tz_probation = $2, tz_regular = $3 where id = $1', dates)
    expect(await unlocks(`tz_demobilize = ${day(-1)}`)).toBe(0)
    expect(await unlocks(`tz_demobilize = ${day(0)}`)).toBe(1)
    await server.owner.query('update store."user" set tz_demobilize = null where id = $1', [id])
  })
})

describe('令牌', () => {
  it('a new password ends every session but the one it was changed in, which goes on with a new token', async () => {
    const [api, phone] = [await server.signIn('xs02', demoPassword), await server.signIn('xs02', demoPassword)]
    const changed = await api.post('/api/auth/web/changePassword', {
      oldPassword: demoPassword,
      newPassword: 'Another@2026',
    })
    const lost = [401, '登录已失效，请重新登录']
    expect(told(await phone.get('/api/permission/self'))).toEqual(lost)
    expect(told(await api.get('/api/permission/self'))).toEqual(lost)
    expect((await api.as(changed.data.jwtToken).get('/api/permission/self')).status).toBe(200)
  })

  it('with 3600 s left a token counts, with 3599 not', async () => {
    const { jwtToken } = (await enter('Another@2026')).data
    const { exp } = JSON.parse(Buffer.from(jwtToken.split('.')[1], 'base64url').toString())
    const left = async (seconds: number) => {
      // a third of a second past the full one, so that neither side of it is hit by chance
      clock.shift(exp - seconds - Date.now() / 1000 - 0.3)
      return (await hr.as(jwtToken).get('/api/permission/self')).status
    }
    expect(await left(3600)).toBe(200)
    expect(await left(3599)).toBe(401)
  })
})

describe('否定', () => {
  it('what is denied stays denied whatever else gives it, and its holder is offered nowhere', async () => {
    const { id } = (await admin.post('/api/role', { name: '试用销售' })).data
    const set = { id, operationCodes: ['contract:*', '!contract:audit1'] }
    expect((await admin.patch('/api/role/action/set-permission', set)).code).toBe('OK')
    const member = await idOf('ss02')
    expect((await admin.post('/api/userRole', { userId: member, roleId: id })).code).toBe('OK')
    const found = async (code: string): Promise<boolean> =>
      (await admin.get(`/api/user/findUserIdByOperationCode?code=${code}`)).data.nodes.includes(member)
    const holds = () => Promise.all(['contract:apply', 'contract:audit2', 'contract:audit1'].map(found))
    expect(await holds()).toEqual([true, true, false])
    for (const other of ['销售主管', '系统管理员']) {
      expect((await admin.post('/api/userRole', { userId: member, roleId: await roleId(other) })).code).toBe('OK')
      expect(await holds()).toEqual([true, true, false])
    }
    const client = await value(`select id from store.client where user_id = $1 and status = '通过' limit 1`, [
      await idOf('xs03'),
    ])
    const seller = await server.signIn('xs03', demoPassword)
    const offered = async (query: string): Promise<string[]> =>
      (await seller.get(`/api/user/options?${query}`)).data.nodes.map(({ id: one }: { id: string }) => one)
    const [first, second] = [await offered('audits=contract.1'), await offered('audits=contract.2')]
    expect([first.includes(await idOf('xs01')), first.includes(member), second.includes(member)]).toEqual([
      true,
      false,
      true,
    ])
    expect(first).not.toContain(await idOf('xs03'))
    expect(await offered(`keyword=${nameOf('ss02')}`)).toContain(member)
    const url = (await seller.upload('试用合同.txt', '合同正文', 'text/plain')).data
    const { id: contractId } = (
      await seller.post('/api/contract', {
        ...{ name: '试用合同', clientId: client, selfCompany: 'A', form: '固定总价', payWay: '分期', money: '1.00' },
        ...{ invoiceType: '电子专用发票', contractFile: [{ url, name: '试用合同.txt', size: 12 }], audit1: member },
      })
    ).data
    const { version } = (await seller.get(`/api/contract/${contractId}`)).data
    const sent = await seller.post('/api/contract/action/submit', { id: contractId, version })
    expect(sent.data.fields).toEqual({ audit1: '所选审批人无审批权限' })
  })
})

describe('复核', () => {
  it('what is sensitive waits for a second person, the rest counts at once', async () => {
    const [p, q] = [await idOf('cw01'), await idOf('xs01')]
    await server.owner.query(
      `update store."user" set operations = '["role:manage", "keyword:manage", "user:salary"]' where id = any ($1)`,
      [[p, q]],
    )
    const [first, second] = [await server.signIn('cw01', demoPassword), await server.signIn('xs01', demoPassword)]
    const id = await roleId('销售')
    const members = await value<string[]>(
      `select array_agg(a.name order by a.name) from store.user_role ur join store.admin a on a.user_id = ur.user_id where ur.role_id = $1`,
      [id],
    )
    expect(members).toHaveLength(7)
    const seller = await server.signIn('xs05', demoPassword)
    const held = await value<string[]>('select array_agg(code) from store.role_operation where role_id = $1', [id])
    const set = await first.patch('/api/role/action/set-permission', {
      id,
      operationCodes: [...(held ?? []), 'keyword:manage', 'user:salary'],
    })
    expect(set.data).toMatchObject({ pending: true, added: ['keyword:manage', 'user:salary'] })
    const had = await self(seller)
    expect([had.includes('keyword:manage'), had.includes('user:salary')]).toEqual([true, false])
    const { version } = set.data
    const confirm = (api: Api) => api.post('/api/role/action/confirmPermission', { id, version, pass: true })
    expect(told(await confirm(first))).toEqual([403, '不能复核自己的设置'])
    expect((await confirm(second)).code).toBe('OK')
    for (const account of members)
      expect((await admin.get('/api/user/findUserIdByOperationCode?code=user:salary')).data.nodes).toContain(
        await idOf(account),
      )
    expect(await self(seller)).toContain('user:salary')
    const { nodes } = (await admin.get(`/api/permission/logs?roleId=${id}`)).data
    expect(nodes[0]).toMatchObject({ added: ['keyword:manage', 'user:salary'], confirmedBy: nameOf('xs01') })
    const remark = { userId: await idOf('admin'), relevanceId: id, module: 'role', type: '记录', content: '设置权限' }
    expect((await admin.post('/api/comment', remark)).data).toMatchObject({ id: expect.any(String) })
    expect((await admin.get(`/api/permission/logs?roleId=${id}`)).data.nodes).toEqual(nodes)
  })
})
