import { unzip } from '@chengban/engine/excel/testing/unzip.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let mine: string
const ids: Record<string, string> = {}

const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const made = async (table: string, body: object, api = team.admin): Promise<string> =>
  expectOk(await api.post(`/api/${table}`, body)).data.id

const delivery = async (name: string, project: string, more: object = {}): Promise<void> => {
  const api = project === '一院' ? team.s1 : team.s2
  const body = { projectId: ids[project], productLibraryVersionId: ids.V1, name, content: '更新', planDate: day(9) }
  const whose = { userId: team.ids.s1, needTrain: false, audit1: team.ids.h }
  ids[name] = await made('projectVer', { ...body, ...whose, ...more }, api)
  // one at a time is under way of a version
  await sql(`update store.project_ver set status = '有异议' where id = $1`, [ids[name]])
}
const bug = async (name: string, projectId: string): Promise<string> => {
  const id = await server.make('bug', {
    name,
    step: '步骤',
    projectId,
    creatorId: team.ids.s1,
    providerId: team.ids.s1,
    status: '已关闭',
    priority: '中',
  })
  return id
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const product = await made('productLibrary', { name: '平台', code: 'PT', category: '平台', principalId: team.ids.g })
  const version = { productLibraryId: product, name: 'V1.1.0', type: '大版本', planDate: day(9), userId: team.ids.g }
  ids.V1 = await made('productLibraryVersion', version)
  await sql(`update store.product_library_version set stage = '已发布'`)
  for (const [name, principalId] of [
    ['一院', team.ids.s1],
    ['二院', team.ids.s2],
  ] as const) {
    const body = { name: `${name}实施`, type: '内部项目', startTime: day(), principalId, impPrincipalId: principalId }
    ids[name] = await made('project', body)
  }
  await sql(`update store.project set project_status = '实施中', audit_status = '通过', imp_node = 1`)
  await delivery('=1+1', '一院', { bugIds: [await bug('缺页', ids.一院 ?? '')] })
  await delivery('二次', '一院')
  await delivery('别处', '二院', { userId: team.ids.s2, bugIds: [await bug('别处的', ids.二院 ?? '')] })
  mine = ids['=1+1'] ?? ''
})
afterAll(() => server.close())

const sheets = async (query: string) => {
  const answer = await team.s1.get(`/api/project-ver/export${query}`)
  expect([answer.code, answer.message]).toEqual(['RAW', ''])
  const parts = unzip(answer.data)
  return [1, 2].map((at) => parts.get(`xl/worksheets/sheet${at}.xml`) ?? '')
}

test('whoever sees deliveries takes them along with what they solve, and nobody else’s', async () => {
  expect((await team.s1.get('/api/project/export')).status).toBe(403)
  const [head = '', detail = ''] = await sheets('')
  for (const word of ['一院实施', '平台', 'V1.1.0', '二次', '有异议']) expect(head).toContain(word)
  for (const word of ['=1+1', '缺陷', '缺页', '已关闭']) expect(detail).toContain(word)
  for (const sheet of [head, detail]) {
    expect(sheet).not.toContain('别处')
    expect(sheet).not.toContain('<f>')
  }
})

test('those that were chosen, or of one project', async () => {
  const [head = '', detail = ''] = await sheets(`?ids=${JSON.stringify([mine])}`)
  expect([head.includes('二次'), head.includes('=1+1'), detail.includes('缺页')]).toEqual([false, true, true])
  const filters = JSON.stringify({ name: { equalTo: '二次' } })
  const [other = '', none = ''] = await sheets(`?projectId=${ids.一院}&filters=${filters}`)
  expect([other.includes('二次'), other.includes('=1+1'), none.includes('缺页')]).toEqual([true, false, false])
  const [empty = ''] = await sheets(`?projectId=${ids.二院}`)
  expect(empty).not.toContain('别处')
  expect((await team.s1.get('/api/projectVer/export?ids=["x"]')).status).toBe(422)
  expect((await team.s1.get('/api/projectVer/export?ids=[')).status).toBe(422)
})
