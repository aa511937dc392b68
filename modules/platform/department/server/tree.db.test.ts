import { type Answer, type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let root: string

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin', adminPassword)
  root = (await server.owner.query('select id from store.department where parent_id is null')).rows[0].id
})
afterAll(() => server.close())

const made = async (name: string, parentId = root): Promise<string> =>
  (await admin.post('/api/department', { name, parentId })).data.id
const placed = (id: string, parentId: string): Promise<Answer> =>
  admin.patch(`/api/department/${id}`, { patch: { parentId } })

/** Departments that the root does not reach, and the depth of the deepest that it does. */
const shape = async (): Promise<{ adrift: number; depth: number }> =>
  (
    await server.owner.query(
      `with recursive tree as (
         select id, 1 as step from store.department where parent_id is null
         union all select d.id, tree.step + 1 from store.department d join tree on d.parent_id = tree.id
       )
       select (select count(*)::integer from store.department) - count(*)::integer as adrift, max(step) as depth from tree`,
    )
  ).rows[0]

test('a menu is not below itself either', async () => {
  const answer = await admin.patch('/api/menu/100', { patch: { parentId: '100' } })
  expect(answer.data.fields).toEqual({ parentId: '上级菜单不能是自身或下级' })
})

test('a department comes with what it stands below, wherever it is named', async () => {
  const lowest = await made('三级', await made('二级'))
  const company = expect.objectContaining({ id: root, parent: null })
  const above = expect.objectContaining({ name: '二级', parent: company })
  expect((await admin.get(`/api/department/${lowest}`)).data.parent).toEqual(above)
  const { id } = (await admin.post('/api/user', { name: '林一', departmentId: lowest })).data
  const whole = { id: lowest, name: '三级', parent: above }
  expect((await admin.get(`/api/user/${id}`)).data.department).toEqual(whole)
  const [listed] = (await admin.get('/api/user?keyword=林一')).data.nodes
  expect(listed.department).toEqual(whole)
})

test('moves at once, each below the next in a ring, never close it', async () => {
  const ring = await Promise.all(['一', '二', '三'].map((name) => made(name)))
  const answers = await Promise.all(ring.map((id, index) => placed(id, ring[(index + 1) % 3] as string)))
  expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(2)
  expect(answers.find(({ code }) => code !== 'OK')?.data.fields).toEqual({ parentId: '上级部门不能是自身或下级' })
  expect(await shape()).toEqual({ adrift: 0, depth: 4 })
})

test('what is moved and what is put below it at the same time do not come too deep together', async () => {
  const [low, high] = [await made('低'), await made('高', await made('中'))]
  const under = await made('低下', low)
  const answers = await Promise.all([placed(low, high), admin.post('/api/department', { name: '底', parentId: under })])
  expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
  expect(answers.find(({ code }) => code !== 'OK')?.data.fields).toEqual({ parentId: '部门最多五级' })
  expect((await shape()).depth).toBeLessThanOrEqual(5)
})
