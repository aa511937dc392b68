import { today } from '@chengban/engine/clock.ts'
import { runNotice } from '@chengban/engine/remind/run-notice.ts'
import { notices } from '@chengban/server/compose.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let product: string
let old: string
let now: string
const projects: string[] = []

const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const made = async (table: string, body: object): Promise<string> =>
  expectOk(await team.admin.post(`/api/${table}`, body)).data.id
const row = async (table: string, id: string) => expectOk(await team.admin.get(`/api/${table}/${id}`)).data
const version = (name: string, type = '大版本') => ({
  ...{ productLibraryId: product, name, type, planDate: day(9), userId: team.ids.s1 },
})
const released = async (name: string): Promise<string> => {
  const id = await made('productLibraryVersion', version(name))
  await sql(
    `update store.product_library_version set stage = '已发布', tz_release = app.now() - interval '1 minute' where id = $1`,
    [id],
  )
  await sql('update store.product_library set current_version_id = $2 where id = $1', [product, id])
  return id
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  product = await made('productLibrary', { name: '平台', code: 'PT', category: '平台', principalId: team.ids.g })
  old = await released('V1.0.0')
  now = await released('V1.1.0')
  for (const name of ['一院', '二院']) {
    const people = { principalId: team.ids.s1, impPrincipalId: team.ids.s2 }
    // the second runs it without having named it
    const named = name === '一院' ? { productLibraryId: product } : {}
    const body = { name, type: '内部项目', startTime: day(), ...named, ...people }
    const id = await made('project', body)
    await sql(`update store.project set project_status = '实施中', product_library_version_id = $2 where id = $1`, [
      id,
      old,
    ])
    projects.push(id)
  }
})
afterAll(() => server.close())

test('a version is named by three figures; one for a single project comes from a released one alone', async () => {
  const create = async (body: object) => told(await team.admin.post('/api/productLibraryVersion', body))
  expect(await create(version('V3.0.0-T9'))).toEqual([422, { name: '版本号格式错误' }])
  expect(await create(version('V1.1.0'))).toEqual([422, { name: '版本号已存在' }])
  expect(await create(version('V3.0.0', '临时版本'))).toEqual([422, { type: '临时版本由已发布版本派生' }])
})

describe('a version that a project ignores', () => {
  const ignore = async (api: Team['s1'], on: boolean) =>
    expectOk(
      await api.post('/api/product-library/ignore', {
        id: now,
        projectId: projects[0],
        ignore: on,
        reason: '暂不升级',
      }),
    )
  const notice = () => notices.find(({ declared }) => declared.code === 'projectVersion')
  const told = async () => {
    const found = notice()
    if (!found) throw new Error('projectVersion is no notice')
    await server.parts.auth.transaction((tx) => runNotice(tx, server.parts.catalog, found, { day: today() }))
    const rows = await sql(
      `select relevance_id as id from store.message where module = 'project' and title like '%更高版本%'`,
    )
    return [...new Set(rows.map(({ id }) => id))].sort()
  }
  const ignoring = async () => {
    const { nodes } = expectOk(await team.admin.get(`/api/product-library/project?id=${product}`)).data
    return nodes
      .filter(({ isIgnore }: { isIgnore: boolean }) => isIgnore)
      .map(({ projectId }: { projectId: string }) => projectId)
  }

  test('is no news to it, and to the other it is', async () => {
    await ignore(team.s1, true)
    expect(await ignoring()).toEqual([projects[0]])
    expect(await told()).toEqual([projects[1]])
  })

  test('is taken back by either of its two leaders', async () => {
    await ignore(team.s2, false)
    expect(await ignoring()).toEqual([])
    expect(await told()).toEqual([...projects].sort())
  })
})

test('the present version is retired with its product alone; who leads a project that runs it hears of it', async () => {
  const retire = async (table: string, id: string, more: object = {}) =>
    team.admin.post(`/api/${table}/action/retire`, {
      id,
      version: (await row(table, id)).version,
      opinion: '停产',
      ...more,
    })
  expect(told(await retire('productLibraryVersion', now))).toEqual([409, '当前版本不能停止维护'])
  await sql('update store.project set product_library_version_id = $2 where id = $1', [projects[0], now])
  const days = { startTime: day(), endTime: day(9), devPrincipalId: team.ids.g, principalId: team.ids.g }
  const body = { name: '平台1.1', type: '常规迭代', productLibraryId: product, productLibraryVersionId: now, ...days }
  const built = await made('projectProduct', body)
  await sql(`update store.project_product set project_status = '已发布', audit_status = '通过' where id = $1`, [built])
  expect(told(await retire('projectProduct', built))).toEqual([409, '仍有1个项目在用'])
  expectOk(await retire('projectProduct', built, { force: true }))
  expect((await row('productLibraryVersion', now)).stage).toBe('停止维护')
  expect((await row('productLibrary', product)).currentVersionId).toBe(old)
  const heard = await sql(
    `select user_id as id from store.message where relevance_id = $1 and title like '%停止维护'`,
    [now],
  )
  expect(heard).toEqual([{ id: team.ids.s1 }])
})
