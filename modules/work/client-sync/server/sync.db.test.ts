import { randomUUID } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import type { Outbound, OutboundRequest } from '@chengban/engine/outbound/outbound.ts'
import { type Answer, call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isSignedBy } from './sign.ts'

let server: TestServer
let team: Team
let clientId: string
let projectId: string
let shift = (Date.parse('2026-11-18T10:00:00+08:00') - Date.now()) / 1000
const secret = 'between-the-two'
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

/** Fake client systems by host, with their answers and the requests they received. */
const systems = new Map<string, () => Promise<{ status: number; text: string }>>()
const heard: (OutboundRequest & { readonly url: string })[] = []
const line: Outbound = {
  mayCall: async (url) => url.startsWith('https://') && !url.includes('inner'),
  post: async (url, asked) => {
    heard.push({ url, ...asked })
    return (systems.get(new URL(url).host) ?? (() => Promise.reject(new Error('ENOTFOUND'))))()
  },
}

beforeAll(async () => {
  clock.shift(shift)
  server = await teamServer({ works: true, outbound: line })
  team = await signInTeam(server)
  clientId = await makeClient(team)
  const body = {
    name: '实施一期',
    type: '实施项目',
    startTime: '2026-03-02',
    principalId: team.ids.g,
    impPrincipalId: team.ids.s1,
  }
  projectId = expectOk(await team.admin.post('/api/project', body)).data.id
  await sql(
    `update store.project set client_id = $2, code = 'XM-1', project_status = '实施中', imp_node = 1 where id = $1`,
    projectId,
    clientId,
  )
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})
beforeEach(async () => {
  heard.length = 0
  systems.clear()
  systems.set('a.example.com', async () => ({ status: 200, text: '{"syncId":"A-1"}' }))
  await sql('delete from store.client_sync')
})
const later = (minutes: number): void => {
  shift += minutes * 60
  clock.shift(shift)
}
const setKey = async (id: string, host: string, isEnable = true): Promise<void> => {
  await sql(`delete from store.config where key like 'sync.' || $1 || '%'`, id)
  const key = `sync.${id}`
  await server.make('config', {
    id: key,
    key,
    value: JSON.stringify({ url: `https://${host}/hook`, isEnable }),
    type: 'JSON',
  })
  const kept = `${key}.secret`
  await server.make('config', { id: kept, key: kept, value: '******', secretValue: secret, type: '密钥' })
}
const newBug = async (more: object = {}): Promise<string> => {
  const body = { name: '挂号慢', step: '点挂号', projectId, testerId: team.ids.g, ...more }
  return expectOk(await team.admin.post('/api/bug', body)).data.id
}
/** Another step, whichever door it came by. */
const step = async (id: string, status: string): Promise<void> => {
  await sql('update store.bug set status = $2 where id = $1', id, status)
  await sql('update store.client_sync set tz_next = null where target_id = $1', id)
}
const submit = async (id: string): Promise<Answer> => team.admin.post('/api/bug/action/submit', { id, version: 1 })
const rows = async () => sql('select status, tries, payload, error from store.client_sync order by tz_create')
const run = async () =>
  expectOk(await call(server.app, 'POST', '/api/test/job', undefined, { name: 'syncSend' })).data.result
const told = async (id: string) =>
  (await sql('select sync_id, sync_status, sync_wait from store.bug where id = $1', id))[0]

test('an address is https and open, its secret a secret', async () => {
  const key = `sync.${clientId}`
  const set = (name: string, type: string, value: string) => team.admin.post('/api/config', { key: name, type, value })
  for (const url of ['http://a.example.com', 'https://inner.example.com', ''])
    expect((await set(key, 'JSON', JSON.stringify({ url, isEnable: true }))).data.fields).toEqual({
      value: '不允许同步到该地址',
    })
  expect((await set(key, '文本', 'https://a.example.com')).data.fields).toEqual({ type: '类型应为JSON' })
  expect((await set(`${key}.secret`, '文本', 'open')).data.fields).toEqual({ type: '类型应为密钥' })
  expectOk(await set(key, 'JSON', JSON.stringify({ url: 'https://a.example.com/hook', isEnable: true })))
  expectOk(await set(`${key}.secret`, '密钥', secret))
  expect((await team.s1.get('/api/applyFor/syncStatistics')).status).toBe(403)
  expect(expectOk(await team.admin.get('/api/applyFor/syncStatistics')).data).toMatchObject({
    nodes: [{ clientId, enabled: true, wait: 0, ok: 0, fail: 0 }],
  })
})

test('a step of a record leaves one row, nothing of a draft or of a client without a system', async () => {
  await setKey(clientId, 'a.example.com', false)
  expectOk(await submit(await newBug()))
  expect(await rows()).toEqual([])
  await setKey(clientId, 'a.example.com')
  const id = await newBug()
  expect(await rows()).toEqual([])
  expectOk(await submit(id))
  const [row] = await rows()
  expect(row).toMatchObject({ status: '待同步', payload: { id, name: '挂号慢', status: '待确认', syncId: null } })
  expect(await told(id)).toEqual({ sync_id: null, sync_status: '待同步', sync_wait: true })
  // a refused submission adds no row
  expect((await submit(id)).status).toBe(409)
  expect(await rows()).toHaveLength(1)
})

test('the last state wins, is signed by the second, and the record keeps the id of the other side', async () => {
  const id = await newBug()
  expectOk(await submit(id))
  await step(id, '已确认')
  expect((await rows()).map(({ status }) => status)).toEqual(['已合并', '待同步'])
  expect(await run()).toEqual({ sent: 1, failed: 0 })
  const [sent] = heard
  const { 'X-Timestamp': second = '', 'X-Signature': signature = '' } = sent?.headers ?? {}
  expect(Math.abs(Number(second) - clock.now().getTime() / 1000)).toBeLessThan(60)
  expect(isSignedBy(secret, second, sent?.body ?? '', signature)).toBe(true)
  expect(isSignedBy('another', second, sent?.body ?? '', signature)).toBe(false)
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ id, status: '已确认' })
  expect(await told(id)).toEqual({ sync_id: 'A-1', sync_status: '成功', sync_wait: false })
  expect(await run()).toEqual({ sent: 0, failed: 0 })
})

test('a state that comes while the one before is on its way waits its turn', async () => {
  const id = await newBug()
  expectOk(await submit(id))
  systems.set('a.example.com', async () => {
    await step(id, '处理中')
    return { status: 201, text: '{"syncId":7}' }
  })
  expect(await run()).toEqual({ sent: 1, failed: 0 })
  expect(await told(id)).toEqual({ sync_id: '7', sync_status: '待同步', sync_wait: true })
  systems.set('a.example.com', async () => ({ status: 200, text: '{"syncId":"7"}' }))
  await run()
  expect(heard.map(({ body }) => JSON.parse(body).status)).toEqual(['待确认', '处理中'])
  expect(await told(id)).toMatchObject({ sync_status: '成功', sync_wait: false })
})

test('who does not take it is asked again after 1, 5, 30 and 120 minutes, then it is given up until somebody retries', async () => {
  const id = await newBug()
  expectOk(await submit(id))
  systems.set('a.example.com', async () => ({ status: 500, text: '' }))
  for (const minutes of [1, 5, 30, 120]) {
    expect(await run()).toEqual({ sent: 0, failed: 1 })
    later(minutes - 0.5)
    expect(await run()).toEqual({ sent: 0, failed: 0 })
    later(0.6)
  }
  expect(await run()).toEqual({ sent: 0, failed: 1 })
  expect(await rows()).toMatchObject([{ status: '失败', tries: 5, error: 'HTTP 500' }])
  expect(await told(id)).toMatchObject({ sync_status: '失败' })
  systems.set('a.example.com', async () => ({ status: 200, text: '没有编号' }))
  await sql(`update store.client_sync set status = '待同步', tries = 0, tz_next = null`)
  await run()
  expect(await rows()).toMatchObject([{ tries: 1, error: '应答缺少syncId' }])
})

test('of a record that failed twice the last state alone is tried again', async () => {
  const id = await newBug()
  for (const [at, state] of ['待确认', '已确认'].entries())
    await server.make('clientSync', {
      ...{ tzCreate: new Date(Date.now() + at * 1000), clientId, targetType: 'bug', targetId: id },
      ...{ status: '失败', tries: 5, payload: { status: state } },
    })
  expectOk(await team.admin.post('/api/clientSync/action/retry', { clientId }))
  expect((await rows()).map(({ status, payload }) => [payload.status, status])).toEqual([
    ['待确认', '已合并'],
    ['已确认', '待同步'],
  ])
  expect(await told(id)).toMatchObject({ sync_status: '待同步', sync_wait: true })
})

test('a host that is dead delays its own rows alone', async () => {
  const other = await makeClient(team, '乙市中心医院')
  await setKey(other, 'dead.example.com')
  await setKey(clientId, 'a.example.com')
  for (const [at, client] of [other, other, other, clientId].entries())
    await server.make('clientSync', {
      ...{ tzCreate: new Date(Date.now() + at * 1000), clientId: client, targetType: 'bug', targetId: randomUUID() },
      ...{ status: '待同步', payload: {} },
    })
  expect(await run()).toEqual({ sent: 1, failed: 1 })
  // one call for three rows: the rest wait without having been tried
  expect(heard.map(({ url }) => new URL(url).host).sort()).toEqual(['a.example.com', 'dead.example.com'])
  expect((await rows()).map(({ tries }) => tries)).toEqual([1, 0, 0, 1])
  await sql(`delete from store.config where key like 'sync.' || $1 || '%'`, other)
})
