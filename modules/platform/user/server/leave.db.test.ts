import { nameOf } from '@chengban/modules/platform/server/demo/names.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Answer, type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let hr: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  hr = await server.signIn('hr02', demoPassword)
})
afterAll(() => server.close())

const value = async <T>(text: string, params: unknown[] = []): Promise<T> =>
  Object.values((await server.owner.query(text, params)).rows[0] ?? {})[0] as T
const idOf = (account: string) => value<string>('select user_id from store.admin where name = $1', [account])
const versionOf = (id: string) => value<number>('select version from store."user" where id = $1', [id])
const told = (answer: Answer) => [answer.status, answer.data?.fields ?? answer.message]
const body = async (account: string, more: object = {}) => {
  const id = await idOf(account)
  return { id, version: await versionOf(id), ...more }
}

test('nobody shuts themselves out, nor the last who may do everything', async () => {
  expect(told(await hr.post('/api/user/disable', await body('hr02')))).toEqual([403, '不能停用自己'])
  expect(told(await hr.patch('/api/user/user-enable', { id: await idOf('hr02'), isEnable: false }))).toEqual([
    403,
    '不能停用自己',
  ])
  expect(told(await hr.post('/api/user/disable', await body('admin')))).toEqual([409, '至少保留一名系统管理员'])
  expect(told(await hr.post('/api/user/disable', { ...(await body('xs06')), version: 99 }))).toEqual([
    409,
    '单据已变更，请刷新',
  ])
  const xs = await server.signIn('xs02', demoPassword)
  expect(told(await xs.post('/api/user/disable', await body('xs06')))).toEqual([403, '权限不足'])
  expect(told(await xs.patch('/api/user/user-enable', { id: await idOf('xs06'), isEnable: false }))).toEqual([
    403,
    '权限不足',
  ])
})

test('of two administrators who shut each other out one stays', async () => {
  const [a, b] = [await idOf('admin'), await idOf('cw01')]
  await server.owner.query(`update store."user" set operations = '["*"]' where id = $1`, [b])
  const other = await server.signIn('cw01', demoPassword)
  const both = await Promise.all([
    admin.post('/api/user/disable', { id: b, version: await versionOf(b) }),
    other.post('/api/user/disable', { id: a, version: await versionOf(a) }),
  ])
  expect(both.filter(({ code }) => code === 'OK')).toHaveLength(1)
  await server.owner.query(`update store."user" set status = '在职', operations = '[]' where id = any ($1)`, [[a, b]])
  admin = await server.signIn('admin', adminPassword)
})

test('whoever is shut out is out with the next request, and may be let in again by the generic call', async () => {
  const xs = await server.signIn('xs06', demoPassword)
  expect((await xs.get('/api/permission/self')).status).toBe(200)
  const id = await idOf('xs06')
  expect((await hr.patch('/api/user/user-enable', { id, isEnable: false })).data).toEqual({ id, isEnable: false })
  expect((await xs.get('/api/permission/self')).status).toBe(401)
  expect(await value('select status from store."user" where id = $1', [id])).toBe('停用')
  expect((await hr.patch('/api/user/user-enable', { id })).data).toEqual({ id, isEnable: true })
  expect(await value('select status from store."user" where id = $1', [id])).toBe('在职')
  expect((await xs.get('/api/permission/self')).status).toBe(401)
})

/** A contract waiting for gm on the second level. */
const waitingTask = async (): Promise<{ id: string; recordId: string }> => {
  const { rows } = await server.owner.query(
    `select t.id, t.relevance_id as "recordId" from store.audit_task t
     where t.module = 'contract' and t.status = '待处理' and t.user_id = $1 order by t.id limit 1`,
    [await idOf('gm')],
  )
  return rows[0]
}
const openOf = (recordId: string) =>
  server.owner
    .query(
      `select user_id as "userId", for_id as "forId" from store.audit_task where relevance_id = $1 and status = '待处理'`,
      [recordId],
    )
    .then(({ rows }) => rows)

test('open approvals go to the person named, who must be there; the record tells', async () => {
  const task = await waitingTask()
  expect(told(await hr.post('/api/user/disable', await body('gm', { handoverId: await idOf('lz01') })))).toEqual([
    422,
    { handoverId: '交接人已停用' },
  ])
  expect(told(await hr.post('/api/user/disable', await body('gm', { handoverId: await idOf('gm') })))).toEqual([
    422,
    { handoverId: '交接人不能是本人' },
  ])
  const done = await hr.post('/api/user/disable', await body('gm', { handoverId: await idOf('dgm') }))
  expect(done.data.movedTasks).toBeGreaterThan(0)
  expect(done.data.openWork.map(({ label }: { label: string }) => label)).toContain('负责的部门')
  expect(await openOf(task.recordId)).toEqual([{ userId: await idOf('dgm'), forId: null }])
  expect(await value('select status from store.audit_task where id = $1', [task.id])).toBe('已转交')
  expect(
    await value(`select content from store.comment where relevance_id = $1 order by tz_create desc, id desc limit 1`, [
      task.recordId,
    ]),
  ).toBe(`原审批人已停用，改派${nameOf('dgm')}`)
  expect(await value('select audit2 from store.contract where id = $1', [task.recordId])).toBe(await idOf('dgm'))
})

test('without a person named they go to the deputy in force, else along the chain', async () => {
  const [gm, dgm] = [await idOf('gm'), await idOf('dgm')]
  const recordId = await value<string>(
    `select relevance_id from store.audit_task where user_id = $1 and status = '待处理' and module = 'contract' limit 1`,
    [dgm],
  )
  await hr.patch('/api/user/user-enable', { id: gm, isEnable: true })
  await server.owner.query(
    `update store."user" set deputy_id = $2, deputy_from = current_date - 1, deputy_to = current_date + 1 where id = $1`,
    [dgm, await idOf('hr01')],
  )
  expect((await hr.post('/api/user/disable', await body('dgm'))).code).toBe('OK')
  expect(await openOf(recordId)).toEqual([{ userId: await idOf('hr01'), forId: dgm }])
  const [first] = (
    await server.owner.query('select initiator_id from store.audit_task where relevance_id = $1 limit 1', [recordId])
  ).rows
  expect((await admin.post('/api/user/disable', await body('hr01'))).code).toBe('OK')
  const [open] = await openOf(recordId)
  expect(open.userId).not.toBe(first.initiator_id)
  expect(await value('select is_enable from store."user" where id = $1', [open.userId])).toBe(true)
})

test('open work moves to the receiver and tells; what others must set is left with its reason', async () => {
  const [fromId, toId] = [await idOf('xs04'), await idOf('xs05')]
  const owned = await value<number>('select count(*)::int from store.client where user_id = $1', [fromId])
  expect(owned).toBeGreaterThan(0)
  expect(told(await hr.post('/api/user/handover', { fromId, toId: fromId }))).toEqual([
    422,
    { toId: '交接人不能是本人' },
  ])
  expect(told(await hr.post('/api/user/handover', { fromId, toId: await idOf('lz01') }))).toEqual([
    422,
    { toId: '交接人已停用' },
  ])
  const counted = (await hr.post('/api/user/handover', { fromId, toId, dryRun: true })).data
  expect(await value('select count(*)::int from store.client where user_id = $1', [fromId])).toBe(owned)
  const one = await value<string>('select id from store.client where user_id = $1 limit 1', [fromId])
  expect((await hr.post('/api/user/handover', { fromId, toId })).data).toEqual(counted)
  expect(counted.moved.map(({ module }: { module: string }) => module)).toContain('client')
  expect(counted.left.find(({ module }: { module: string }) => module === 'contract')?.reason).toBe(
    '请由客户分配人移交',
  )
  expect(await value('select count(*)::int from store.client where $1 in (user_id, helper_id)', [fromId])).toBe(0)
  expect(
    await value('select content from store.comment where relevance_id = $1 order by tz_create desc, id desc limit 1', [
      one,
    ]),
  ).toBe('工作交接')
  expect(
    await value(`select title from store.message where user_id = $1 order by tz_create desc, id desc limit 1`, [toId]),
  ).toMatch(/^【交接】/)
})

test('who leaves for good leaves nothing open, names the day, and begins anew when coming back', async () => {
  const seller = await body('xs03')
  expect(told(await hr.post('/api/user/action/depart', seller))).toEqual([422, { tzDepart: '请填写离职日期' }])
  expect((await hr.post('/api/user/action/depart', { ...seller, tzDepart: '2026-11-30' })).message).toMatch(
    /^仍有\d+项工作未交接$/,
  )
  const role = await value('select id from store.role where name = $1', ['测试'])
  const departmentId = await value('select id from store.department where name = $1', ['产品测试部'])
  const { id } = (await admin.post('/api/user/edit', { name: '短工', departmentId, presetRoleId: role })).data
  expect((await hr.post('/api/user/audit', { id, version: 1, pass: true })).code).toBe('OK')
  const leaver = { id, version: await versionOf(id) }
  expect((await hr.post('/api/user/action/depart', { ...leaver, tzDepart: '2026-11-30' })).data.status).toBe('离职')
  expect((await hr.post('/api/user/action/rehire', { ...leaver, version: leaver.version + 1 })).data.status).toBe(
    '待激活',
  )
  const row = (await hr.get(`/api/user/${leaver.id}`)).data
  expect([row.tzDepart, row.tzRegular, row.isFormal]).toEqual([null, null, false])
})
