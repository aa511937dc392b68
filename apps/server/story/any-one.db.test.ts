import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  await server.make('config', {
    id: 'flow.client',
    key: 'flow.client',
    value: '{"approvers":{"1":"operation:client:audit"}}',
    type: 'JSON',
  })
})
afterAll(() => server?.close())

const client = { type: '公立医院', province: '甲省', city: '甲市', linkman: '何川' }

it('或签: the first decision counts, the others find the task closed', async () => {
  const row = expectOk(await team.s1.post('/api/client', { ...client, name: '丙区卫生健康委' })).data
  expectOk(await team.s1.post('/api/client/action/submit', { id: row.id, version: row.version }))
  const waiting = expectOk(await team.g.get(`/api/client/${row.id}`)).data
  const asked = waiting.waitsFor.map(({ id }: { id: string }) => id)
  expect(asked).toEqual(expect.arrayContaining([team.ids.h, team.ids.g]))
  expectOk(await team.h.post('/api/client/action/approve', { id: row.id, version: waiting.version }))
  const late = await team.g.post('/api/client/action/approve', { id: row.id, version: waiting.version + 1 })
  expect(late).toMatchObject({ status: 409, message: '该单据已被处理' })
  const { rows } = await server.owner.query(
    `select user_id, status, reason from store.audit_task where relevance_id = $1 and user_id = any ($2) order by status`,
    [row.id, [team.ids.h, team.ids.g]],
  )
  expect(rows).toEqual([
    { user_id: team.ids.g, status: '已取消', reason: '他人已处理' },
    { user_id: team.ids.h, status: '已同意', reason: null },
  ])
})

it('an approver named without the code is refused at the field, and so is the applicant', async () => {
  for (const audit1 of [team.ids.s2, team.ids.s1]) {
    const row = expectOk(
      await team.s1.post('/api/client', { ...client, name: `丁市第二中学${audit1.slice(-4)}`, audit1 }),
    ).data
    expect(await team.s1.post('/api/client/action/submit', { id: row.id, version: row.version })).toMatchObject({
      status: 422,
      data: { fields: { audit1: '所选审批人无审批权限' } },
    })
  }
})

it('a person who left gets no task, and nobody left refuses the submission', async () => {
  await server.owner.query(`delete from store.config where key = 'flow.client'`)
  const row = expectOk(await team.s1.post('/api/client', { ...client, name: '戊省职业技术学院' })).data
  await server.owner.query(`update store.department set leader_id = null`)
  const submitted = expectOk(await team.s1.post('/api/client/action/submit', { id: row.id, version: row.version }))
  expect(submitted.data.status).toBe('待一级审核')
  const { rows } = await server.owner.query(`select user_id from store.audit_task where relevance_id = $1`, [row.id])
  expect(rows.map(({ user_id }) => user_id)).toContain(team.ids.g)
  await server.owner.query(
    `delete from store.user_role where role_id in (select id from store.role where name in ('总经理', '系统管理员'))`,
  )
  const lost = expectOk(await team.s1.post('/api/client', { ...client, name: '己市城投集团' })).data
  expect(await team.s1.post('/api/client/action/submit', { id: lost.id, version: lost.version })).toMatchObject({
    status: 422,
    data: { fields: { audit1: '未找到审批人，请联系流程管理员' } },
  })
})
