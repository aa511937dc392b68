import { type Answer, filters, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let product: string

const made = async (table: string, body: object): Promise<string> =>
  expectOk(await team.admin.post(`/api/${table}`, body)).data.id
const row = async (id: string) => expectOk(await team.admin.get(`/api/productLibraryVersion/${id}`)).data
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]

const running = async (): Promise<string> => {
  const people = { principalId: team.ids.g, impPrincipalId: team.ids.s1 }
  const id = await made('project', { name: '一院实施', type: '实施项目', startTime: '2026-01-05', ...people })
  const set = `update store.project set project_status = '实施中', audit_status = '通过' where id = $1`
  await server.owner.query(set, [id])
  return id
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const where = filters({ dictTypeId: { equalTo: 'productCategory' } })
  const category = (await team.admin.get(`/api/dict?filters=${where}`)).data.nodes[0].code
  product = await made('productLibrary', { name: '集成平台', code: 'PT-1', category, principalId: team.ids.g })
})
afterAll(() => server.close())

test('of a released version goals are ticked off and documents added; what was released stays as it was', async () => {
  const kept = async (name: string) => {
    const url = expectOk(await team.admin.upload(name, pdf, 'application/pdf')).data
    return { url, name, size: pdf.length }
  }
  const [packed, other, guide] = [await kept('甲.pdf'), await kept('乙.pdf'), await kept('说明.pdf')]
  const id = await made('productLibraryVersion', {
    productLibraryId: product,
    name: 'V2.11.0',
    type: '大版本',
    planDate: '2026-12-31',
    userId: team.ids.s1,
  })
  const goal = [{ text: '接口', done: false }]
  await server.owner.query(
    `update store.product_library_version set stage = '待发布', package_file = $2, goal = $3 where id = $1`,
    [id, JSON.stringify([packed]), JSON.stringify(goal)],
  )
  const sent = { id, version: (await row(id)).version, releaseNote: '首发' }
  expectOk(await team.admin.post('/api/productLibraryVersion/action/release', sent))
  const patch = async (changes: object) =>
    told(await team.admin.patch(`/api/productLibraryVersion/${id}`, { id, ...changes }))
  const { snapshot, userId } = await row(id)
  expect(snapshot.files).toEqual([
    { name: '甲.pdf', size: packed.size, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  const closed = {
    packageFile: [other],
    bugIds: [await made('bug', { name: '保存报错', step: '点保存', projectId: await running() })],
    planDate: '2027-01-04',
    testerIds: [team.ids.s2],
  }
  for (const [name, value] of Object.entries(closed))
    expect(await patch({ [name]: value })).toEqual([422, { [name]: '该字段不可修改' }])
  const goals = [
    [{ text: '别的', done: true }],
    [...goal, { text: '再一个', done: true }],
    [{ ...goal[0], userId }],
    [],
  ]
  for (const wrong of goals) expect(await patch({ goal: wrong })).toEqual([422, { goal: '该字段不可修改' }])
  expect(await patch({ goal: [{ ...goal[0], done: true }], file: [guide] })).toEqual([200, ''])
  const now = await row(id)
  expect([now.snapshot, now.goal[0].done, now.file[0].name]).toEqual([snapshot, true, '说明.pdf'])
})
