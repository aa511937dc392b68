import { unzip } from '@chengban/engine/excel/testing/unzip.ts'
import { type Cast, expectOk, makeCast, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { House } from '@chengban/server/testing/house.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let mine: string
const ids: Record<string, string> = {}

const sql = async (text: string, params: readonly unknown[] = []) => (await house.owner.query(text, [...params])).rows
const made = async (table: string, body: object, desk = cast.admin): Promise<string> =>
  expectOk(await desk.post(`/api/${table}`, body)).data.id

const delivery = async (name: string, project: string, more: object = {}): Promise<void> => {
  const desk = project === '一院' ? cast.s1 : cast.s2
  const body = { projectId: ids[project], productLibraryVersionId: ids.V1, name, content: '更新', planDate: day(9) }
  const whose = { userId: cast.ids.s1, needTrain: false, audit1: cast.ids.h }
  ids[name] = await made('projectVer', { ...body, ...whose, ...more }, desk)
  // one at a time is under way of a version
  await sql(`update store.project_ver set status = '有异议' where id = $1`, [ids[name]])
}
const bug = async (name: string, projectId: string): Promise<string> => {
  const id = await house.make('bug', {
    name,
    step: '步骤',
    projectId,
    creatorId: cast.ids.s1,
    providerId: cast.ids.s1,
    status: '已关闭',
    priority: '中',
  })
  return id
}

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  const product = await made('productLibrary', { name: '平台', code: 'PT', category: '平台', principalId: cast.ids.g })
  const version = { productLibraryId: product, name: 'V1.1.0', type: '大版本', planDate: day(9), userId: cast.ids.g }
  ids.V1 = await made('productLibraryVersion', version)
  await sql(`update store.product_library_version set stage = '已发布'`)
  for (const [name, principalId] of [
    ['一院', cast.ids.s1],
    ['二院', cast.ids.s2],
  ] as const) {
    const body = { name: `${name}实施`, type: '内部项目', startTime: day(), principalId, impPrincipalId: principalId }
    ids[name] = await made('project', body)
  }
  await sql(`update store.project set project_status = '实施中', audit_status = '通过', imp_node = 1`)
  await delivery('=1+1', '一院', { bugIds: [await bug('缺页', ids.一院 ?? '')] })
  await delivery('二次', '一院')
  await delivery('别处', '二院', { userId: cast.ids.s2, bugIds: [await bug('别处的', ids.二院 ?? '')] })
  mine = ids['=1+1'] ?? ''
})
afterAll(() => house.close())

const sheets = async (query: string) => {
  const answer = await cast.s1.get(`/api/project-ver/export${query}`)
  expect([answer.code, answer.message]).toEqual(['RAW', ''])
  const parts = unzip(answer.data)
  return [1, 2].map((at) => parts.get(`xl/worksheets/sheet${at}.xml`) ?? '')
}

test('whoever sees deliveries takes them along with what they solve, and nobody else’s', async () => {
  expect((await cast.s1.get('/api/project/export')).status).toBe(403)
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
  expect((await cast.s1.get('/api/projectVer/export?ids=["x"]')).status).toBe(422)
  expect((await cast.s1.get('/api/projectVer/export?ids=[')).status).toBe(422)
})
