import { unzip } from '@chengban/engine/excel/testing/unzip.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let projectId: string
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const body = {
    name: '实施一期',
    type: '实施项目',
    startTime: '2026-03-02',
    principalId: team.ids.g,
    impPrincipalId: team.ids.s1,
  }
  projectId = expectOk(await team.admin.post('/api/project', body)).data.id
  await sql(`update store.project set project_status = '实施中', imp_node = 2 where id = $1`, projectId)
  await sql(`delete from store.implementary_progress where project_id = $1`, projectId)
  for (const [node, start, end] of [
    [0, '2026-03-02', '2026-03-10'],
    [1, '2026-03-10', '2026-03-20'],
  ] as const)
    await server.make('implementaryProgress', {
      projectId,
      node,
      status: '已完成',
      actualStart: start,
      actualEnd: end,
      planEnd: end,
    })
})
afterAll(() => server.close())

const raised = async (at: string, more: Partial<Pick<RowOf<'bug'>, 'status' | 'priority'>> = {}) =>
  server.make('bug', {
    name: '错',
    step: '步骤',
    projectId,
    providerId: team.ids.g,
    status: more.status ?? '待确认',
    priority: more.priority ?? '中',
    tzSubmit: at,
  })
const asked = (api: Team['s1']) => api.get(`/api/applyFor/implementaryProgress?projectId=${projectId}`)

test('what was raised stands in one stage each: while it ran, of two the later, else today', async () => {
  expect((await asked(team.s2)).status).toBe(404)
  await raised('2026-03-02T00:00:00+08:00')
  await raised('2026-03-10T12:00:00+08:00', { priority: '急' })
  await raised('2026-03-20T23:59:00+08:00', { status: '已关闭' })
  await raised('2026-03-21T00:00:00+08:00')
  await raised('2026-03-05T00:00:00+08:00', { status: '草稿' })
  const { impNode, nodes } = expectOk(await asked(team.admin)).data
  expect([impNode, nodes.length]).toEqual([2, 7])
  expect(nodes.map(({ bug }: { bug: object }) => bug).slice(0, 4)).toEqual([
    { total: 1, open: 1, urgent: 0 },
    { total: 2, open: 1, urgent: 1 },
    { total: 1, open: 1, urgent: 0 },
    { total: 0, open: 0, urgent: 0 },
  ])
  expect(nodes[1]).toMatchObject({
    name: '部署',
    status: '已完成',
    planEnd: '2026-03-20',
    applyFor: { total: 0, open: 0 },
  })
})

test('the workbook has a line a project and the requirements behind it; prices for who may read them', async () => {
  const take = (api: Team['s1'], query = '') => api.get(`/api/applyFor/exportProjects${query}`)
  expect((await take(team.s1)).status).toBe(403)
  expect(await take(team.admin, '?date1=2026-02-30')).toMatchObject({ status: 422, message: '日期错误' })
  for (const [name, at] of [
    ['=1+1', '2026-03-31T23:59:59+08:00'],
    ['四月的', '2026-04-01T00:00:00+08:00'],
  ] as const)
    await server.make('applyFor', {
      name,
      describe: '说明',
      type: '功能优化',
      projectId,
      date: '2026-05-01',
      creatorId: team.ids.g,
      auditStatus: '通过',
      stage: '开发中',
      tzSubmit: at,
    })
  const answer = await take(team.admin, '?date1=2026-03-01&date2=2026-03-31')
  expect([answer.code, answer.message]).toEqual(['RAW', ''])
  const parts = unzip(answer.data)
  const [whole = '', detail = ''] = [1, 2].map((place) => parts.get(`xl/worksheets/sheet${place}.xml`))
  for (const word of ['项目', '客户', '待排期', '未完成工时', '实施一期']) expect(whole).toContain(word)
  // of March alone, what looks like a formula as text
  expect(detail).toContain('>=1+1<')
  expect(detail).not.toContain('<f>')
  expect(detail).not.toContain('四月的')
  expect(detail).toContain('<v>46143</v>')
  expect(detail).toContain('报价')
  const { id: roleId } = expectOk(await team.admin.post('/api/role', { name: '导出人' })).data
  const codes = { id: roleId, permissionIds: [], operationCodes: ['data:export'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', codes))
  expectOk(await team.admin.post('/api/userRole', { userId: team.ids.h, roleId }))
  const theirs = unzip((await take(team.h)).data).get('xl/worksheets/sheet2.xml')
  expect(theirs).not.toContain('报价')
  expect(theirs).not.toContain('四月的')
})
