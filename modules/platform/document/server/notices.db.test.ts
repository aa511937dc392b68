import { clock } from '@chengban/engine/clock.ts'
import { nameOf } from '@chengban/modules/platform/server/demo/names.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

let server: TestServer
let editor: Api
let reader: Api
let admin: Api
const ids: Record<string, string> = {}
beforeAll(async () => {
  server = await openServer({ demo: true })
  editor = await server.signIn('hr01', demoPassword)
  reader = await server.signIn('xs02', demoPassword)
  admin = await server.signIn('admin', 'Chengban-test-2026')
  const { rows } = await server.owner.query(
    `select a.name, u.id from store.admin a join store."user" u on u.id = a.user_id`,
  )
  for (const { name, id } of rows) ids[name] = id
})
afterAll(() => server.close())
afterEach(() => clock.shift(0))

const at = (instant: string) => clock.shift((Date.parse(instant) - Date.now()) / 1000)
const friday = '2026-11-20T02:00:00Z'
const run = async (code: string, date: string) =>
  expectOk(await admin.post('/api/remind/run', { code, date })).data.created
const mine = async (who: Api, code: string, about: string): Promise<{ title: string; text: string | null }[]> =>
  expectOk(await who.get(`/api/remind/${code}`)).data.nodes.filter(({ link }: { link: string }) => link.endsWith(about))

const publish = async (name: string, readers: readonly string[]): Promise<string> => {
  at(friday)
  const draft = { name, type: '公司制度', content: '# 制度', minSeconds: 0 }
  const { id } = expectOk(await editor.post('/api/document', draft)).data
  for (const userId of readers) expectOk(await editor.post('/api/document-user', { documentId: id, userId }))
  const { version } = (await editor.get(`/api/document/${id}`)).data
  expectOk(await editor.post('/api/document/action/publish', { id, version }))
  return id
}
const read = async (api: Api, id: string) => {
  expectOk(await api.post('/api/document/action/open', { id }))
  expectOk(await api.post('/api/document/action/beat', { id, docVersion: 1, isEnd: true }))
  expectOk(await api.post('/api/document/action/read', { id, docVersion: 1 }))
}

it('reminds a reader at publication, a working day before, on the day, and on every Monday after, until it is read', async () => {
  const id = await publish('考勤制度', [ids.xs02 as string])
  const titles = async () => (await mine(reader, 'documentUnread', id)).map(({ title }) => title)
  expect(await titles()).toEqual(['【新文档】考勤制度 第1版，请于2026-11-27前阅读'])
  expect(await mine(editor, 'documentUnread', id)).toEqual([])
  for (const [day, count] of [
    ['2026-11-23', 1],
    ['2026-11-26', 2],
    ['2026-11-27', 3],
    ['2026-11-28', 3],
    ['2026-11-30', 4],
    ['2026-12-01', 4],
    ['2026-12-07', 5],
  ] as const) {
    await run('documentUnread', day)
    await run('documentUnread', day)
    expect([day, (await titles()).length]).toEqual([day, count])
  }
  expect(await titles()).toContain('文档【考勤制度】已逾期未读，截止2026-11-27')
  await read(reader, id)
  expect(await titles()).toEqual([])
  await run('documentUnread', '2026-12-14')
  expect(await titles()).toEqual([])
})

it('tells the responsible person on the day how many have read and who has not, until all have or it is put away', async () => {
  const id = await publish('值班制度', [ids.xs02 as string, ids.xs03 as string])
  await read(reader, id)
  await run('documentReport', '2026-11-26')
  expect(await mine(editor, 'documentReport', id)).toEqual([])
  await run('documentReport', '2026-11-27')
  expect(await mine(editor, 'documentReport', id)).toMatchObject([
    { title: '文档【值班制度】已到截止日：2人中已读1人', text: `未读：${nameOf('xs03')}` },
  ])
  const { version } = (await editor.get(`/api/document/${id}`)).data
  expectOk(await editor.post('/api/document/action/stop', { id, version }))
  expect(await mine(editor, 'documentReport', id)).toEqual([])
})

it('a rule that is off leaves the word of a new document a plain message', async () => {
  await server.owner.query(`update store.reminder_rule set is_enable = false where code = 'documentUnread'`)
  const id = await publish('保密制度', [ids.xs02 as string])
  expect(await mine(reader, 'documentUnread', id)).toEqual([])
  const { nodes } = expectOk(await reader.get('/api/message?keyword=保密制度')).data
  expect(nodes).toMatchObject([{ kind: '通知', type: 'document' }])
  await server.owner.query(`update store.reminder_rule set is_enable = true`)
})

it('reminds of a file 30 and 7 days before its end, and no longer once that day has moved', async () => {
  const url = expectOk(await reader.upload('执照.pdf', pdf, 'application/pdf')).data
  const made = { name: '营业执照', category: '公司资质', file: [{ url }] }
  const { id } = expectOk(await reader.post('/api/file-audit', made)).data
  await server.owner.query(`update store.file_audit set status = '通过' where id = $1`, [id])
  const until = (day: string) =>
    server.owner.query('update store.file_audit set expire_date = $2 where id = $1', [id, day])
  at(friday)
  await until('2026-12-20')
  await run('fileExpire', '2026-11-19')
  expect(await mine(reader, 'fileExpire', id)).toEqual([])
  await run('fileExpire', '2026-11-20')
  expect(await mine(reader, 'fileExpire', id)).toMatchObject([{ title: '2026-12-20到期：文件【营业执照】' }])
  await until('2026-12-18')
  expect(await mine(reader, 'fileExpire', id)).toEqual([])
  await run('fileExpire', '2026-12-11')
  expect(await mine(reader, 'fileExpire', id)).toHaveLength(1)
  at('2026-12-19T02:00:00Z')
  const later = await server.signIn('xs02', demoPassword)
  expect(await mine(later, 'fileExpire', id)).toEqual([])
})
