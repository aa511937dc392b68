import { today } from '@chengban/engine/clock.ts'
import { runNotice } from '@chengban/engine/remind/run-notice.ts'
import { aboutsOf } from '@chengban/kernel/notice.ts'
import { notices } from '@chengban/server/compose.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let projectId: string
/** Today, or the next working day: reminders go out on those. */
let due: string

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g, s1, s2 } = team.ids
  const body = { name: '一院实施', type: '实施项目', startTime: today(), principalId: g, impPrincipalId: s1 }
  projectId = expectOk(await team.admin.post('/api/project', body)).data.id
  due = (await sql('select app.add_work_days($1::date, 0)::text as due', [today()]))[0].due
  await sql(
    `update store.project set project_status = '实施中', imp_node = 1, tz_node_end = ($2::date + time '12:00') at time zone 'Asia/Shanghai' where id = $1`,
    [projectId, due],
  )
  expectOk(await team.admin.post('/api/projectMember', { projectId, kind: 'implement', userId: s2 }))
})
afterAll(() => server.close())

const heard = async (api: 's1' | 's2', code = 'projectNodeEnd'): Promise<number> => {
  const notice = notices.find(({ declared }) => declared.code === code)
  if (!notice) throw new Error(`${code} is no notice`)
  await sql('delete from store.message')
  await server.parts.auth.transaction((tx) => runNotice(tx, server.parts.catalog, notice, { day: due }))
  return (await sql('select from store.message where user_id = $1', [team.ids[api]])).length
}
const mark = { targetType: 'project', isCare: true }

test('who follows a project is reminded as its manager is', async () => {
  expect(await heard('s2')).toBe(0)
  const { id } = expectOk(await team.s2.post('/api/projectFollow', { ...mark, targetId: projectId })).data
  expect(await heard('s2')).toBe(1)
  expectOk(await team.s2.remove(`/api/projectFollow/${id}`))
  expect(await heard('s2')).toBe(0)
})

test('who ignores it is left in peace, whichever door the mark came by, until it goes', async () => {
  expect(await heard('s1')).toBe(1)
  const ignored = { targetType: 'project', targetId: projectId, isIgnore: true }
  const { id } = expectOk(await team.s1.post('/api/projectFollow', ignored)).data
  expect(await heard('s1')).toBe(0)
  expectOk(await team.s1.remove(`/api/projectFollow/${id}`))
  expect(await heard('s1')).toBe(1)
})

test('who ignores a product, or a version, hears of neither until the mark goes', async () => {
  const product = { name: '病历平台', code: 'BL', category: '平台', principalId: team.ids.g }
  const productLibraryId = expectOk(await team.admin.post('/api/productLibrary', product)).data.id
  const body = { productLibraryId, name: 'V1.0.0', type: '大版本', userId: team.ids.s2, planDate: today() }
  const version = expectOk(await team.admin.post('/api/productLibraryVersion', body)).data.id
  await sql(`update store.product_library_version set plan_date = app.add_work_days($2::date, -3) where id = $1`, [
    version,
    due,
  ])
  expect(await heard('s2', 'projectVersion')).toBe(1)
  for (const [targetType, targetId] of [
    ['productLibrary', productLibraryId],
    ['productLibraryVersion', version],
  ]) {
    const marked = { targetType, targetId, isIgnore: true }
    const { id } = expectOk(await team.s2.post('/api/projectFollow', marked)).data
    expect(await heard('s2', 'projectVersion')).toBe(0)
    expectOk(await team.s2.remove(`/api/projectFollow/${id}`))
    expect(await heard('s2', 'projectVersion')).toBe(1)
  }
})

test('every reminder of the project area for its manager goes to who follows it too', () => {
  const managers = new Set(['projectId.principalId'])
  const families = ['project', 'wbs', 'impPrepare', 'milepost']
  const ours = notices.filter(({ declared }) => families.includes(declared.family))
  const missing = ours.flatMap(({ declared }) =>
    aboutsOf(declared).flatMap(({ of, lines = [] }) =>
      lines
        .filter(({ to }) => {
          const isManager = to.some((one) => managers.has(String(one)) || (of === 'project' && one === 'principalId'))
          return (
            isManager &&
            !to.some((one) => typeof one === 'object' && 'members' in one && one.members === 'projectFollow')
          )
        })
        .map(() => declared.code),
    ),
  )
  expect(missing).toEqual([])
})

test('a remark is settled by who made it or whose file it is', async () => {
  const url = expectOk(await team.g.upload('手册.pdf', pdf, 'application/pdf')).data
  const { version } = expectOk(await team.admin.get(`/api/project/${projectId}`)).data
  expectOk(await team.g.patch(`/api/project/${projectId}`, { id: projectId, version, file2: [{ url }] }))
  const body = { module: 'project', relevanceId: projectId, fileUrl: url, page: 2, content: '缺页' }
  const remark = expectOk(await team.s2.post('/api/fileRemark', body)).data
  const resolve = async (api: Team['s1']) => {
    const { version: seen } = expectOk(await team.admin.get(`/api/fileRemark/${remark.id}`)).data
    return api.post('/api/fileRemark/action/resolve', { id: remark.id, version: seen })
  }
  expect(told(await resolve(team.s1))).toEqual([403, '权限不足'])
  expectOk(await resolve(team.g))
  const { isResolved, resolverId } = expectOk(await team.s2.get(`/api/fileRemark/${remark.id}`)).data
  expect([isResolved, resolverId]).toEqual([true, team.ids.g])
  expect(told(await resolve(team.s2))).toEqual([409, '批注已处理'])
})
