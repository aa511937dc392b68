import { utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { clock } from '@chengban/engine/clock.ts'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let team: Team
const day = 86_400

beforeAll(async () => {
  server = await teamServer({ works: true })
  team = await signInTeam(server)
})
afterAll(async () => {
  clock.shift(0)
  await server.close()
})

const post = (path: string, body: object) => call(server.app, 'POST', path, undefined, body)
const run = async (name: string) => expectOk(await post('/api/test/job', { name })).data.result
const shift = async (days: number) => expectOk(await post('/api/test/clock', { offsetSeconds: days * day }))
const count = async (text: string, params: unknown[] = []): Promise<number> =>
  (await server.owner.query(`select count(*)::int as n ${text}`, params)).rows[0].n

it('sessionSweep closes sessions past their end and forgets attempts after 400 days', async () => {
  expect(await run('sessionSweep')).toEqual({ removed: 0, changed: 0, forgotten: 0 })
  await call(server.app, 'POST', '/api/auth/web/login', undefined, { name: 'nobody', password: 'wrong' })
  const open = await count(`from store.login_log where result = '成功' and tz_revoke is null`)
  await shift(2)
  await server.owner.query(`update app.sign_in_failure set tz_lock = '9999-12-31T00:00:00Z' where key = 'name:nobody'`)
  expect(await run('sessionSweep')).toMatchObject({ removed: 0, changed: open })
  expect((await server.owner.query('select key from app.sign_in_failure')).rows).toEqual([{ key: 'name:nobody' }])
  await shift(401)
  const all = await count('from store.login_log')
  expect(await run('sessionSweep')).toMatchObject({ removed: all, changed: 0 })
  await shift(0)
})

it('roleTerm tells those alone whose roles begin or end by the day', async () => {
  expect(await run('roleTerm')).toEqual({ told: 0 })
  const set = 'update store.user_role set tz_end = $2 where user_id = $1'
  const yesterday = new Date(clock.now().getTime() + 8 * 3_600_000 - day * 1000).toISOString().slice(0, 10)
  await server.owner.query(set, [team.ids.s2, yesterday])
  expect(await run('roleTerm')).toEqual({ told: 1 })
  await server.owner.query(set, [team.ids.s2, null])
})

it('messageSweep removes what was read 180 days ago, never what is unread', async () => {
  await server.owner.query(`insert into store.message (id, user_id, kind, title, is_read, tz_read, tz_create, tz_update)
    select gen_random_uuid(), '${team.ids.s1}', '系统', x.title, x.days is not null, now() - x.days * interval '1 day', now(), now()
    from (values ('早已读过', 181), ('刚刚读过', 179), ('没有读过', null)) x (title, days)`)
  expect(await run('messageSweep')).toMatchObject({ messages: 1 })
  expect(await run('messageSweep')).toMatchObject({ messages: 0 })
})

it('fileSweep removes what no record holds, with its bytes, and never a signature', async () => {
  const storage = diskStorage(`${server.dataDir}/files`)
  const s1 = await server.signIn('seller1', 'Person-2026')
  const file = async (name: string) => String(expectOk(await s1.upload(name, '内容', 'text/plain')).data).slice(17, -4)
  const [loose, linked, signature] = [await file('甲.txt'), await file('乙.txt'), await file('丙.txt')]
  await server.owner.query(`update store.stored_file set folder = 'signature' where id = $1`, [signature])
  await server.owner.query('update store.stored_file set tz_linked = now() where id = $1', [linked])
  const link = `insert into store.file_link (id, tz_create, tz_update, file_id, module, relevance_id, field)
    values (gen_random_uuid(), now(), now(), $1, 'contract', 'x', 'contractFile')`
  await server.owner.query(link, [linked])

  await shift(6)
  expect(await run('fileSweep')).toMatchObject({ removed: 0 })
  await shift(8)
  expect(await run('fileSweep')).toMatchObject({ removed: 1 })
  expect([await storage.stat(loose), await storage.stat(linked)]).toEqual([null, { size: 6 }])
  await shift(40)
  expect(await run('fileSweep')).toMatchObject({ removed: 0 })
  await shift(0)
  await server.owner.query('delete from store.file_link where file_id = $1', [linked])
  await shift(29)
  expect(await run('fileSweep')).toMatchObject({ removed: 0 })
  await shift(31)
  expect(await run('fileSweep')).toMatchObject({ removed: 1 })
  expect([await storage.stat(linked), await storage.stat(signature)]).toEqual([null, { size: 6 }])
  await shift(0)
})

it('fileSweep takes a shared file with its link and all who opened it', async () => {
  const s1 = await server.signIn('seller1', 'Person-2026')
  const url = expectOk(await s1.upload('分享.txt', '内容', 'text/plain')).data
  const { id } = expectOk(await s1.post('/api/file-share', { day: '1', name: '分享.txt', url })).data
  expect((await server.app.inject({ url: `/api/file-share-frame/${id}` })).statusCode).toBe(200)
  const visits = () => count('from store.file_share_visit where share_id = $1', [id])
  expect(await visits()).toBeGreaterThan(0)
  await expect(server.owner.query('delete from store.file_share_visit')).rejects.toMatchObject({ code: 'CB423' })
  await shift(8)
  expect(await run('fileSweep')).toMatchObject({ removed: 1 })
  await shift(0)
  expect([await count('from store.file_share where id = $1', [id]), await visits()]).toEqual([0, 0])
})

it('fileSweep removes bytes that no row knows once they are a day old', async () => {
  const storage = diskStorage(`${server.dataDir}/files`)
  const key = '00000000-0000-4000-8000-0000000000ab'
  const [picture, foreign] = [`${key}-w64-r0`, 'backup-2026']
  const old = new Date(Date.now() - 2 * day * 1000)
  const put = (name: string) => storage.put(Readable.from([Buffer.from('x')]), name, { maxBytes: 10, tooLarge: '' })
  for (const name of [key, picture, foreign]) await put(name)
  expect(await run('fileSweep')).toMatchObject({ orphans: 0 })
  for (const name of [key, picture, foreign])
    await utimes(`${server.dataDir}/files/${name.slice(-2)}/${name}`, old, old)
  expect(await run('fileSweep')).toMatchObject({ orphans: 2 })
  expect(await Promise.all([key, picture, foreign].map((name) => storage.stat(name)))).toEqual([
    null,
    null,
    { size: 1 },
  ])
})

it('requestSweep forgets answers after a day, and none before', async () => {
  await server.owner.query(`insert into app.idempotency (asker, path, name, body_hash, tz_create)
    select '${team.ids.s1}', '/x', decode(x.age, 'escape'), 'h', now() - x.age::interval
    from (values ('23 hours'), ('25 hours')) x (age)`)
  expect(await run('requestSweep')).toEqual({ removed: 1 })
  expect(await count(`from app.idempotency where path = '/x'`)).toBe(1)
})

it('fileSweep ends uploads nobody has gone on with for 7 days, and parts of the other are kept', async () => {
  const { pieces } = diskStorage(`${server.dataDir}/files`)
  for (const id of ['upload-old', 'upload-young']) await pieces.open(id, {}, 5)
  const old = new Date(Date.now() - 8 * day * 1000)
  for (const name of ['upload-old', 'upload-old.json']) await utimes(`${server.dataDir}/files/.part/${name}`, old, old)
  expect(await run('fileSweep')).toMatchObject({ parts: 2 })
  expect([await pieces.find('upload-old'), await pieces.find('upload-young')]).toMatchObject([null, { size: 0 }])
})
