import { type Answer, type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let newcomer: Api
let mentor: Api
let hr: Api
let newcomerId: string

beforeAll(async () => {
  server = await openServer({ demo: true })
  const password = 'Demo@2026'
  newcomer = await server.signIn('ss09', password)
  mentor = await server.signIn('ss02', password)
  hr = await server.signIn('hr01', password)
  newcomerId = (await sql(`select user_id as id from store.admin where name = 'ss09'`))[0].id
})
afterAll(() => server.close())

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const mine = async (api = newcomer) => expectOk(await api.get('/api/entry/mine')).data
const itemOf = async (name: string) =>
  (await mine()).items.find((item: { name: string }) => item.name === name) as {
    id: string
    link: string
    isDone: boolean
  }
const tick = async (api: Api, name: string, more: object = {}): Promise<Answer> => {
  const { id } = await itemOf(name)
  const { version } = expectOk(await hr.get(`/api/entryItem/${id}`)).data
  return api.post('/api/entryItem/action/done', { id, version, isDone: true, ...more })
}

test('whoever has no file has no list; a file tells its owner what comes next, and no pay', async () => {
  const nothing = {
    entry: null,
    items: [],
    learnDone: 0,
    learnTotal: 0,
    percent: null,
    nextStep: '',
    regularPlan: null,
  }
  expect(await mine(hr)).toEqual(nothing)
  const found = await mine()
  expect(found).toMatchObject({ learnDone: 1, learnTotal: 3, percent: '33.3', nextStep: '还有 2 项要学' })
  expect(found.items).toHaveLength(12)
  expect(Object.keys(found.entry)).not.toContain('salary')
  expect(Object.keys(found.entry)).not.toContain('regularSalary')
})

test('learning is ticked by the mentor, a document to bring is there first, nobody takes over from themselves', async () => {
  const stranger = await server.signIn('xs03', 'Demo@2026')
  expect((await tick(stranger, '信息安全')).code).toBe('NOT_FOUND')
  expect((await tick(newcomer, '信息安全')).code).toBe('FORBIDDEN')
  expect((await tick(mentor, '信息安全', { version: 99 })).message).toBe('单据已变更，请刷新')
  expectOk(await tick(hr, '体检报告', { isDone: false }))
  expect((await tick(newcomer, '体检报告')).data.fields).toEqual({ file: '请上传体检报告' })
  const url = expectOk(await newcomer.upload('体检.txt', '正常')).data
  expectOk(await tick(newcomer, '体检报告', { file: [{ url }] }))
  expect(await itemOf('体检报告')).toMatchObject({ isDone: true, file: [{ url }] })
  await sql(
    `update store.entry_item set kind = '交接', responsible_id = $2 where id = $1`,
    (await itemOf('门禁')).id,
    newcomerId,
  )
  expect(await tick(newcomer, '门禁')).toMatchObject({ status: 403, message: '不能确认自己的交接' })
})

test('what is read or learnt elsewhere ticks itself; the last of it ends the learning', async () => {
  const [reading] = await sql(
    `update store.document_user du set is_end = true, seconds = 9999, is_read = false from store.document d
     where d.id = du.document_id and d.doc_version = du.doc_version and d.status = '已发布' and du.user_id = $1
       and du.id = (select x.id from store.document_user x join store.document y on y.id = x.document_id and y.doc_version = x.doc_version
         where x.user_id = $1 and y.status = '已发布' order by x.id limit 1)
     returning d.id, d.doc_version as version`,
    newcomerId,
  )
  const [security, duties] = [(await itemOf('信息安全')).id, (await itemOf('岗位规范')).id]
  await sql('update store.entry_item set document_id = $2 where id = $1', security, reading.id)
  const [log] = await sql(
    `update store.course_log set status = '学习中', version = 1 where id =
       (select l.id from store.course_log l join store.course c on c.id = l.course_id where l.user_id = $1 and c.shelf = '已上架' limit 1)
     returning id, course_id`,
    newcomerId,
  )
  await sql('update store.entry_item set course_id = $2 where id = $1', duties, log.course_id)
  for (const name of ['信息安全', '岗位规范']) expect((await tick(mentor, name)).message).toBe('请完成学习后自动确认')
  expect((await itemOf('信息安全')).link).toBe(`/document/read/${reading.id}`)

  expectOk(await newcomer.post('/api/document/action/read', { id: reading.id, docVersion: reading.version }))
  expect(await itemOf('信息安全')).toMatchObject({ isDone: true })
  expect(await mine()).toMatchObject({ learnDone: 2, percent: '66.7', entry: { stage: '学习中' } })

  await sql('delete from store.course_chapter_log where course_log_id = $1', log.id)
  await sql(
    `insert into store.course_chapter_log (id, course_log_id, chapter_id, is_finish, watched, tz_create, tz_update)
     select gen_random_uuid(), $1, c.id, true, coalesce(c.duration, 0), now(), now() from store.course_chapter c where c.course_id = $2`,
    log.id,
    log.course_id,
  )
  expectOk(await newcomer.post('/api/course-log/action/finish', { id: log.id, version: 1 }))
  expect(await mine()).toMatchObject({
    learnDone: 3,
    percent: '100.0',
    nextStep: '等待入职考核',
    entry: { stage: '待考核' },
  })
  const user = expectOk(await hr.get(`/api/user/${newcomerId}`)).data
  expect([user.entryLearn, user.entryLearnTime]).toEqual([true, expect.any(String)])
  expect((await tick(mentor, '公司制度', { isDone: false })).message).toBe('入职学习已完成')
})
