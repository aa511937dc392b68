import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Cast, expectOk, makeCast, staffedHouse } from '../testing/cast.ts'
import type { House } from '../testing/house.ts'

let house: House
let cast: Cast

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  await house.make('config', {
    id: 'flow.client',
    key: 'flow.client',
    value: '{"approvers":{"1":"operation:client:audit"}}',
    type: 'JSON',
  })
})
afterAll(() => house?.close())

const client = { type: '公立医院', province: '甲省', city: '甲市', linkman: '何川' }

it('或签: the first decision counts, the others find the task closed', async () => {
  const row = expectOk(await cast.s1.post('/api/client', { ...client, name: '丙区卫生健康委' })).data
  expectOk(await cast.s1.post('/api/client/action/submit', { id: row.id, version: row.version }))
  const waiting = expectOk(await cast.g.get(`/api/client/${row.id}`)).data
  const asked = waiting.waitsFor.map(({ id }: { id: string }) => id)
  expect(asked).toEqual(expect.arrayContaining([cast.ids.h, cast.ids.g]))
  expectOk(await cast.h.post('/api/client/action/approve', { id: row.id, version: waiting.version }))
  const late = await cast.g.post('/api/client/action/approve', { id: row.id, version: waiting.version + 1 })
  expect(late).toMatchObject({ status: 409, message: '该单据已被处理' })
  const { rows } = await house.owner.query(
    `select user_id, status, reason from store.audit_task where relevance_id = $1 and user_id = any ($2) order by status`,
    [row.id, [cast.ids.h, cast.ids.g]],
  )
  expect(rows).toEqual([
    { user_id: cast.ids.g, status: '已取消', reason: '他人已处理' },
    { user_id: cast.ids.h, status: '已同意', reason: null },
  ])
})

it('an approver named without the code is refused at the field, and so is the applicant', async () => {
  for (const audit1 of [cast.ids.s2, cast.ids.s1]) {
    const row = expectOk(
      await cast.s1.post('/api/client', { ...client, name: `丁市第二中学${audit1.slice(-4)}`, audit1 }),
    ).data
    expect(await cast.s1.post('/api/client/action/submit', { id: row.id, version: row.version })).toMatchObject({
      status: 422,
      data: { fields: { audit1: '所选审批人无审批权限' } },
    })
  }
})

it('a person who left gets no task, and nobody left refuses the submission', async () => {
  await house.owner.query(`delete from store.config where key = 'flow.client'`)
  const row = expectOk(await cast.s1.post('/api/client', { ...client, name: '戊省职业技术学院' })).data
  await house.owner.query(`update store.department set leader_id = null`)
  const submitted = expectOk(await cast.s1.post('/api/client/action/submit', { id: row.id, version: row.version }))
  expect(submitted.data.status).toBe('待一级审核')
  const { rows } = await house.owner.query(`select user_id from store.audit_task where relevance_id = $1`, [row.id])
  expect(rows.map(({ user_id }) => user_id)).toContain(cast.ids.g)
  await house.owner.query(
    `delete from store.user_role where role_id in (select id from store.role where name in ('总经理', '系统管理员'))`,
  )
  const lost = expectOk(await cast.s1.post('/api/client', { ...client, name: '己市城投集团' })).data
  expect(await cast.s1.post('/api/client/action/submit', { id: lost.id, version: lost.version })).toMatchObject({
    status: 422,
    data: { fields: { audit1: '未找到审批人，请联系流程管理员' } },
  })
})
