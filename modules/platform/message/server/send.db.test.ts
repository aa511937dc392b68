import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

let server: TestServer
let hr: Api
let seller: Api
const ids: Record<string, string> = {}
beforeAll(async () => {
  server = await openServer({ demo: true })
  hr = await server.signIn('hr01', demoPassword)
  seller = await server.signIn('xs02', demoPassword)
  const { rows } = await server.owner.query(
    `select a.name, u.id from store.admin a join store."user" u on u.id = a.user_id
     union all select name, id from store.department union all select '角色' || name, id from store.role`,
  )
  for (const { name, id } of rows) ids[name] = id
})
afterAll(() => server.close())
afterEach(() => server.owner.query(`delete from store.message where title = '放假通知'`))

const send = (more: object) => hr.post('/api/message/send', { title: '放假通知', text: '国庆放假七天', ...more })

it('refuses who may not, notices without words, for nobody, and links that lead out', async () => {
  const everybody = { title: '放假通知', text: '国庆', isAll: true }
  expect(await seller.post('/api/message/send', everybody)).toMatchObject({ status: 403 })
  expect(await send({ text: ' ', isAll: true })).toMatchObject({ status: 422, message: '内容不能为空' })
  for (const more of [{}, { userIds: [] }, { isAll: false }, { userIds: [ids.lz01] }])
    expect(await send(more)).toMatchObject({ status: 422, message: '请选择接收人' })
  for (const link of ['https://example.com', '//example.com', '/\\example.com', 'contract', '/a b'])
    expect(await send({ isAll: true, link })).toMatchObject({ status: 422, message: '链接须为站内地址' })
  const own = { userId: ids.xs02, kind: '通知', title: '放假通知', link: '//example.com' }
  expect(await hr.post('/api/message', own)).toMatchObject({ status: 422, message: '链接须为站内地址' })
})

it('of a notice to somebody else who sends it reads no more than its id and version', async () => {
  const sent = expectOk(await hr.post('/api/message', { userId: ids.xs02, kind: '通知', title: '放假通知' }))
  expect(sent.data).toEqual({ id: expect.any(String), version: 1 })
})

it('reaches each enabled person once, by whatever they are meant', async () => {
  const meant = { userIds: [ids.xs02, ids.xs02, ids.gm], roleIds: [ids.角色销售], departmentIds: [ids.销售部] }
  expect(expectOk(await send({ ...meant, link: '/document' })).data).toEqual({ sent: 8 })
  const { nodes } = (await seller.get('/api/message?keyword=放假通知')).data
  expect(nodes).toMatchObject([{ kind: '通知', text: '国庆放假七天', link: '/document', dingStatus: '不发送' }])
})

it('reaches everybody, and a department with those below it', async () => {
  expect(expectOk(await send({ isAll: true })).data).toEqual({ sent: 40 })
  expect(expectOk(await send({ departmentIds: [ids.公司本部] })).data).toEqual({ sent: 40 })
})
