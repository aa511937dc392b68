import { clock } from '@chengban/engine/clock.ts'
import { type Answer, type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

let server: TestServer
let editor: Api
let reader: Api
const ids: Record<string, string> = {}
beforeAll(async () => {
  server = await openServer({ demo: true, works: true })
  editor = await server.signIn('hr01', demoPassword)
  reader = await server.signIn('xs02', demoPassword)
  const { rows } = await server.owner.query(
    `select a.name, u.id from store.admin a join store."user" u on u.id = a.user_id`,
  )
  for (const { name, id } of rows) ids[name] = id
})
afterAll(() => server.close())
afterEach(() => clock.shift(0))

const friday = '2026-11-20T02:00:00Z'
const at = (instant: string) => clock.shift((Date.parse(instant) - Date.now()) / 1000)
const draft = { type: '公司制度', content: '# 考勤制度', isAll: true }
const write = async (name: string, more: object = {}): Promise<string> =>
  expectOk(await editor.post('/api/document', { ...draft, name, ...more })).data.id
const row = async (id: string) => (await editor.get(`/api/document/${id}`)).data
const publish = async (id: string, more: object = {}): Promise<Answer> =>
  editor.post('/api/document/action/publish', { id, version: (await row(id)).version, ...more })

/** Reads for so many seconds, one sign of life every ten. */
const readFor = async (api: Api, id: string, seconds: number, docVersion = 1) => {
  expectOk(await api.post('/api/document/action/open', { id }))
  const from = clock.now().getTime()
  for (let passed = 10; passed <= seconds; passed += 10) {
    at(new Date(from + passed * 1000).toISOString())
    expectOk(await api.post('/api/document/action/beat', { id, docVersion, isEnd: passed === seconds }))
  }
}
const ownReading = async (id: string): Promise<string> =>
  (
    await server.owner.query(
      'select id from store.document_user where document_id = $1 and user_id = $2 order by doc_version desc limit 1',
      [id, ids.xs02],
    )
  ).rows[0].id
const confirm = (api: Api, id: string, docVersion = 1) => api.post('/api/document/action/read', { id, docVersion })

describe('refused', () => {
  it('writing and publishing by those who do not manage documents', async () => {
    expect(await reader.post('/api/document', { ...draft, name: '私稿' })).toMatchObject({ status: 403 })
    const id = await write('未发布的制度')
    expect(await reader.get(`/api/document/${id}`)).toMatchObject({ status: 404 })
    expect(await reader.post('/api/document/action/publish', { id, version: 1 })).toMatchObject({ status: 404 })
    expect(await reader.post('/api/document/action/open', { id })).toMatchObject({ status: 404, message: '数据不存在' })
  })

  it('a document without anything to read, or for nobody', async () => {
    expect(await editor.post('/api/document', { ...draft, name: '空', content: null })).toMatchObject({
      status: 422,
      data: { fields: { content: '请上传文档或填写正文' } },
    })
    const id = await write('没有读者', { isAll: false })
    expect(await publish(id)).toMatchObject({ status: 422, data: { fields: { isAll: '请选择阅读范围' } } })
  })

  it('a second version without a note or without a change, and deleting what was given out', async () => {
    const id = await write('二版')
    expectOk(await publish(id))
    expect(await publish(id)).toMatchObject({ status: 422, data: { fields: { changeNote: '请填写变更说明' } } })
    expect(await publish(id, { changeNote: '无' })).toMatchObject({ status: 409, message: '文档未变更' })
    expect(await editor.remove(`/api/document/${id}`)).toMatchObject({
      status: 409,
      message: '已发布的文档不能删除，请停用',
    })
  })

  it('confirming too early, without the end, or a version that is over', async () => {
    at(friday)
    const id = await write('须读三十秒')
    expectOk(await publish(id))
    await readFor(reader, id, 20)
    expect(await confirm(reader, id)).toMatchObject({ status: 422, message: '请先阅读全文' })
    expect(await confirm(reader, id, 2)).toMatchObject({ status: 409, message: '文档已更新，请阅读最新版本' })
  })

  it('writing that somebody has read: of others, too early, and of who was only named', async () => {
    at(friday)
    const id = await write('不能代读')
    expectOk(await publish(id))
    const mine = await ownReading(id)
    const patch = (api: Api, isRead: unknown) => api.patch(`/api/document-user/${mine}`, { patch: { isRead } })
    const closed = { status: 422, data: { fields: { isRead: '该字段不可修改' } } }
    expect(await patch(editor, true)).toMatchObject(closed)
    expect(await patch(reader, true)).toMatchObject({ status: 422, data: { fields: { isRead: '请先阅读文档' } } })
    const named = { documentId: await write('点名'), userId: ids.xs02 }
    expect(await editor.post('/api/document-user', { ...named, isRead: true })).toMatchObject(closed)
    expect((await editor.post('/api/document-user', { ...named, isRead: false })).code).toBe('OK')
  })

  it('the report, the urging and the list of readers to whoever does not answer for it', async () => {
    const id = await write('报告')
    expectOk(await publish(id))
    expect(await reader.get(`/api/document/report?id=${id}`)).toMatchObject({ status: 403 })
    expect(await reader.post('/api/document/action/urge', { id })).toMatchObject({ status: 403 })
    const { nodes } = (await reader.get('/api/document-user?pageSize=50')).data
    expect(new Set(nodes.map(({ userId }: { userId: string }) => userId))).toEqual(new Set([ids.xs02]))
  })
})

it('is read by all forty: thirty confirm, the next version starts anew, who is disabled counts no more', async () => {
  at(friday)
  const id = await write('全员制度')
  expectOk(await publish(id))
  const mine = (await reader.get('/api/document/mine')).data.nodes.find((one: { id: string }) => one.id === id)
  expect(mine).toMatchObject({ status: '未读', dueDate: '2026-11-27', isOverdue: false, docVersion: 1 })
  await readFor(reader, id, 30)
  expect((await confirm(reader, id)).data).toMatchObject({ isRead: true })
  await server.owner.query(
    `update store.document_user set is_read = true where document_id = $1 and user_id in (
       select user_id from store.document_user where document_id = $1 and not is_read order by id limit 29)`,
    [id],
  )
  const report = async (version: number) =>
    (await editor.get(`/api/document/report?id=${id}&docVersion=${version}`)).data
  expect(await report(1)).toMatchObject({ targetCount: 40, readCount: 30, rate: '75.0' })
  expectOk(await editor.patch(`/api/document/${id}`, { id, content: '# 新制度' }))
  expect((await reader.post('/api/document/action/open', { id })).data.content.content).toBe('# 考勤制度')
  expectOk(await publish(id, { changeNote: '改了' }))
  expect(await report(2)).toMatchObject({ targetCount: 40, readCount: 0, rate: '0.0' })
  expect(await report(1)).toMatchObject({ targetCount: 40, readCount: 30 })
  await server.owner.query(`update store."user" set status = '停用' where id = $1`, [ids.xs07])
  expect(await report(2)).toMatchObject({ targetCount: 39 })
  await server.owner.query(`update store."user" set status = '在职' where id = $1`, [ids.xs07])
})

it('is confirmed by writing that one has read it, once it is read to its end, and for good', async () => {
  at(friday)
  const id = await write('写入已读')
  expectOk(await publish(id))
  await readFor(reader, id, 30)
  const mine = await ownReading(id)
  const patch = (isRead: boolean) => reader.patch(`/api/document-user/${mine}`, { patch: { isRead } })
  expectOk(await patch(true))
  const [kept] = (
    await server.owner.query('select is_read, tz_confirm is not null as told from store.document_user where id = $1', [
      mine,
    ])
  ).rows
  expect(kept).toEqual({ is_read: true, told: true })
  expect(await patch(false)).toMatchObject({ status: 422, data: { fields: { isRead: '该字段不可修改' } } })
})

it('what a form sends of a whole role having read is passed over', async () => {
  const documentId = await write('角色', { isAll: false })
  const [role] = (await server.owner.query(`select id from store.role where name = '财务'`)).rows
  const made = expectOk(await editor.post('/api/document-role', { documentId, roleId: role.id, isRead: true })).data
  expect(made.isRead).toBe(false)
  expect(expectOk(await editor.patch(`/api/document-role/${made.id}`, { patch: { isRead: true } })).data.isRead).toBe(
    false,
  )
})

it('counts time once, however many windows beat', async () => {
  at(friday)
  const id = await write('两个窗口')
  expectOk(await publish(id))
  expectOk(await reader.post('/api/document/action/open', { id }))
  const beat = () => reader.post('/api/document/action/beat', { id, docVersion: 1, isEnd: false })
  at('2026-11-20T02:00:10Z')
  const answers = await Promise.all([beat(), beat(), beat()])
  expect(Math.max(...answers.map(({ data }) => data.seconds))).toBeLessThanOrEqual(11)
  at('2026-11-20T03:00:00Z')
  expect((await beat()).data.seconds).toBeLessThanOrEqual(21)
})

it('follows people into a role and out of it, and urges once in four hours', async () => {
  at(friday)
  const id = await write('销售守则', { isAll: false })
  const [role] = (await server.owner.query(`select id from store.role where name = '销售'`)).rows
  expectOk(await editor.post('/api/document-role', { documentId: id, roleId: role.id }))
  expectOk(await publish(id))
  const count = async () => (await row(id)).targetCount
  expect(await count()).toBe(7)
  await server.make('userRole', { userId: ids.cw02, roleId: role.id })
  await server.owner.query(`delete from store.user_role where user_id = $1 and role_id = $2`, [ids.xs03, role.id])
  expectOk(await editor.post('/api/test/job', { name: 'documentTargets' }))
  expectOk(await editor.post('/api/test/job', { name: 'documentTargets' }))
  expect(await count()).toBe(7)
  const unread = (await editor.get(`/api/document/report?id=${id}`)).data.unread
  const names = unread.map(({ userId }: { userId: string }) => userId)
  expect([names.includes(ids.cw02), names.includes(ids.xs03)]).toEqual([true, false])
  expect((await editor.post('/api/document/action/urge', { id })).data).toEqual({ urged: 7 })
  expect(await editor.post('/api/document/action/urge', { id })).toMatchObject({ status: 429 })
})
