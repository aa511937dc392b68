import type { TestServer } from '@chengban/server/testing/server.ts'
import { makeStaff, monthStart, type Staff, step } from '@chengban/server/testing/staff.ts'
import { expectOk, person, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let staff: Staff
let id: string
const month = monthStart(-1)
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  staff = await makeStaff(server, team)
  id = expectOk(await staff.book1.post('/api/financePeriod', { company: 'A', month: month.slice(0, 7) })).data.id
})
afterAll(() => server.close())

const ask = async (api = staff.book1) => api.get(`/api/financePeriod/hinders?id=${id}`)

test('what hinders a month is told to nobody who does not close it', async () => {
  expect((await ask(team.s1)).status).toBe(403)
  expect((await staff.book1.get('/api/financePeriod/hinders?id=x')).status).toBe(404)
})

test('each record that waits is named with what to do, drafts too; what comes later is told of a closed month', async () => {
  expect(expectOk(await ask()).data).toEqual({ state: '可结账', changedSince: null, nodes: [], totalCount: 0 })
  const line = { content: '利息', type: '利息', money: '80.00', date: month, payer: '银行' }
  const made = { name: '利息一笔', company: 'A', date: month, rows: [line] }
  const other = expectOk(await staff.book1.post('/api/submitOther', made)).data.id
  const node = { module: 'submitOther', id: other, what: '其他收入提交' }
  const draft = expectOk(await ask()).data
  expect(draft).toMatchObject({
    state: '可结账',
    nodes: [{ module: 'submitOther', id: other, why: '草稿，结账后须改日期' }],
  })
  expectOk(await step(staff.book1, 'submitOther', other, 'submit'))
  const waiting = expectOk(await ask()).data
  expect(waiting).toMatchObject({ state: '有妨碍', nodes: [{ ...node, what: draft.nodes[0].what, why: '待审核' }] })
  expect(await step(staff.book1, 'financePeriod', id, 'close')).toMatchObject({ message: '仍有1张单据待审核' })
  await server.owner.query(`update store.submit_other set status = '通过' where id = $1`, [other])
  await server.owner.query(`update store.money_other set status = '通过' where submit_id = $1`, [other])
  expectOk(await step(staff.book1, 'financePeriod', id, 'close'))
  expect(expectOk(await ask()).data).toMatchObject({ state: '已结账', changedSince: null })
  await server.owner.query(`update store.money_other set money = 100 where submit_id = $1`, [other])
  expect(expectOk(await ask()).data).toMatchObject({ state: '有变动', changedSince: '20.00' })
})

test('what the asker may not see is counted, not named', async () => {
  const of = { company: 'A', month: monthStart(0).slice(0, 7) }
  const period = expectOk(await staff.book1.post('/api/financePeriod', of)).data.id
  const { id: role } = expectOk(await team.admin.post('/api/role', { name: 'closer' })).data
  const rights = { id: role, permissionIds: [], operationCodes: ['finance:manage'] }
  expectOk(await team.admin.patch('/api/role/action/set-permission', rights))
  const department = (await team.admin.get('/api/department?pageSize=50')).data.nodes[0].id
  await person(team.admin, 'closer', '结一', department, [role])
  const closer = await server.signIn('closer', personPassword)
  const hinders = async (api = closer) => expectOk(await api.get(`/api/financePeriod/hinders?id=${period}`)).data
  const ended = { module: null, what: '会计期间', why: '月份未结束' }
  expect(await hinders()).toMatchObject({ state: '有妨碍', nodes: [ended], totalCount: 1 })
  const submitPayrollId = await server.make('submitPayroll', {
    name: '奖金',
    company: 'A',
    month: of.month,
    kind: '年终奖',
    status: '待一级审核',
  })
  const told = await hinders()
  expect(JSON.stringify(told)).not.toContain(submitPayrollId)
  expect(told.nodes.at(-1)).toMatchObject({ module: null, id: null, name: '另有1张无权查看的单据' })
  expect(told.totalCount).toBe(2)
})
