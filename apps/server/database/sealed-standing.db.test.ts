import type { Sql } from '@chengban/engine/db/sql.ts'
import { keysInUse, sealStanding } from '@chengban/engine/seal/reseal.ts'
import { keyOf, Vault } from '@chengban/engine/seal/vault.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities } from '../compose.ts'
import { readSettings } from '../settings.ts'
import { adminPassword, openServer, type TestServer } from '../testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '../testing/team.ts'
import { changeDataKey, dataKeys } from './data-keys.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

let server: TestServer
let team: Team
let ids: string[]

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const body = { type: '内部项目', startTime: '2026-11-02', principalId: team.ids.g }
  ids = []
  for (let n = 0; n < 20; n++)
    ids.push(expectOk(await team.admin.post('/api/project', { ...body, name: `项目${n}` })).data.id)
})
afterAll(() => server.close())

const sqlOf = (client: pg.Client): Sql => ({
  query: async <R>(text: string, params: readonly unknown[] = []) =>
    (await client.query(text, [...params])).rows as R[],
})
const owner = (): Sql => sqlOf(server.owner)
const seal = async (vault: Vault, sql: Sql = owner()) => {
  await sql.query('begin')
  try {
    return await sealStanding(sql, entities, vault)
  } finally {
    await sql.query('commit')
  }
}
/** Stores the value unsealed, as before there were keys. */
const inClear = () =>
  server.owner.query(`update store.project set test_login = 'clear-' || name where name like '项目%'`)
const stored = async (): Promise<string[]> =>
  (
    await server.owner.query(`select test_login from store.project where test_login is not null order by name`)
  ).rows.map((row) => row.test_login)
const kidsOf = async (): Promise<(string | undefined)[]> => [...new Set((await stored()).map(keyOf))]
const secret = (letter: string): string => letter.repeat(40)

test('what stands in clear is sealed at a start, by one of two that start at once, and read as before', async () => {
  await inClear()
  const settings = readSettings({ DATABASE_URL: server.database.url })
  const opened = await Promise.all([openDatabase(settings), openDatabase(settings), openDatabase(settings)])
  for (const { close } of opened) await close()
  expect(await kidsOf()).toEqual([(await dataKeys(owner()))[0]?.kid])
  expect((await stored()).join()).not.toContain('clear-')
  for (const [at, id] of ids.entries())
    expect((await team.g.get(`/api/project/${id}`)).data.testLogin).toBe(`clear-项目${at}`)
  const again = await stored()
  expect(await seal(new Vault(await dataKeys(owner())))).toEqual({ sealed: 0, broken: 0 })
  expect(await stored()).toEqual(again)
})

test('a row that is written while others are sealed keeps what was written', async () => {
  await inClear()
  const [id = ''] = ids
  const other = new pg.Client({ connectionString: server.database.url })
  await other.connect()
  try {
    const vault = new Vault(await dataKeys(owner()))
    const mine = vault.seal({ of: 'project', field: 'testLogin', id }, 'written')
    await other.query('begin')
    await other.query('update store.project set test_login = $2 where id = $1', [id, mine])
    const sealing = seal(vault)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await other.query('commit')
    await sealing
    expect((await team.g.get(`/api/project/${id}`)).data.testLogin).toBe('written')
  } finally {
    await other.end()
  }
})

test('a start without the key that sealed is refused, with both it is sealed anew, and then without the first', async () => {
  await inClear()
  const vault = async (...given: string[]) => new Vault(await dataKeys(owner(), given))
  await seal(await vault(secret('a')))
  const before = await stored()
  await expect(seal(await vault(secret('b')))).rejects.toThrow('DATA_KEY_BEFORE')
  await expect(seal(await vault())).rejects.toThrow('DATA_KEY_BEFORE')
  const settings = readSettings({ DATABASE_URL: server.database.url, DATA_KEY: secret('b') })
  await expect(openDatabase(settings)).rejects.toThrow('DATA_KEY_BEFORE')
  expect(await stored()).toEqual(before)
  await seal(await vault(secret('b'), secret('a')))
  expect(await kidsOf()).toEqual([(await vault(secret('b'))).current.kid])
  expect(await seal(await vault(secret('b')))).toEqual({ sealed: 0, broken: 0 })
  const [id = ''] = ids
  const at = { of: 'project', field: 'testLogin', id }
  const [value = ''] = (await server.owner.query('select test_login from store.project where id = $1', [id])).rows.map(
    (row) => row.test_login,
  )
  expect((await vault(secret('a'))).open(at, value)).toBeUndefined()
  expect((await vault(secret('b'))).open(at, value)).toBe('clear-项目0')
  // back to the key of the database
  await server.owner.query('update store.project set test_login = null')
  expect(() => readSettings({ DATA_KEY: 'short' })).toThrow('DATA_KEY')
})

test('a key that is changed stays while anything is sealed by it, and what was tampered with is left as it is', async () => {
  await inClear()
  await seal(new Vault(await dataKeys(owner())))
  const [first] = await dataKeys(owner())
  const change = async () => changeDataKey(owner(), await keysInUse(owner(), entities))
  expect((await change()).map(({ kid }) => kid).slice(1)).toEqual([first?.kid])
  // changed again before any server was started
  const twice = await change()
  expect(twice.map(({ kid }) => kid).slice(1)).toEqual([first?.kid])
  const bent = (await stored())[0]?.replace(/.{6}$/, 'AAAAAA') ?? ''
  await server.owner.query('update store.project set test_login = $2 where id = $1', [ids[0], bent])
  expect(await seal(new Vault(twice))).toEqual({ sealed: ids.length - 1, broken: 1 })
  expect(await stored()).toContain(bent)
  await server.owner.query('update store.project set test_login = null where id = $1', [ids[0]])
  expect(await kidsOf()).toEqual([twice[0]?.kid])
  expect((await change()).map(({ kid }) => kid).slice(1)).toEqual([twice[0]?.kid])
  const place = { database: { ...server.database, drop: async () => undefined }, dataDir: server.dataDir }
  const next = await openServer({ place })
  try {
    const api = await next.signIn('admin', adminPassword)
    expect((await api.get(`/api/project/${ids[1]}`)).status).toBe(200)
    const { vault } = next.parts.services
    const [value = ''] = (
      await server.owner.query('select test_login from store.project where id = $1', [ids[1]])
    ).rows.map((row) => row.test_login)
    expect(vault.open({ of: 'project', field: 'testLogin', id: ids[1] ?? '' }, value)).toBe('clear-项目1')
  } finally {
    await next.close()
  }
})

test('records and what was handed in from before tell no more than that it changed', async () => {
  const [id] = ids
  const change = { field: 'testLogin', label: '测试环境密码', old: 'clear-old', new: '', secret: 'project:secret' }
  const name = { field: 'name', label: '项目名称', old: 'A', new: 'B' }
  const step = { action: '修改', changes: [name, change] }
  await server.make('comment', { module: 'project', relevanceId: id, type: '记录', content: '修改', changes: step })
  await server.make('auditRound', {
    module: 'project',
    relevanceId: id,
    title: 't',
    round: 1,
    kind: '变更',
    levels: 1,
    auditLevel: 1,
    status: '填写中',
    content: [
      { ...name, value: 'A' },
      { field: 'testLogin', label: '测试环境密码', value: 'clear-old' },
    ],
    draft: { testLogin: 'clear-draft', name: 'B' },
  })
  await server.owner.query(`delete from app.migration where name like '%sealed_leaves_records.sql'`)
  await migrate(server.database.url)
  await seal(new Vault(await dataKeys(owner())))
  const { rows } = await server.owner.query(
    `select (select jsonb_agg(changes -> 'changes') from store.comment where relevance_id = $1 and content = '修改') as told,
       (select jsonb_agg(content) from store.audit_round where relevance_id = $1) as content,
       (select draft from store.audit_round where relevance_id = $1) as draft`,
    [id],
  )
  expect(rows[0].told).toEqual([[name, { ...change, old: '••••••' }]])
  expect(rows[0].content[0][1].value).toBe('••••••')
  expect(rows[0].draft).toEqual({ name: 'B', testLogin: expect.stringMatching(/^sealed:/) })
  expect(JSON.stringify(rows)).not.toContain('clear-')
})
