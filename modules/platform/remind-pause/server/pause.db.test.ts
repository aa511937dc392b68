import { today } from '@chengban/engine/clock.ts'
import { addDays } from '@chengban/kernel/days.ts'
import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, signInTeam, submitted, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let team: Team
let id: string
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  id = (await submitted(team, await makeClient(team), '运维合同')).id
})
afterAll(() => server?.close())

const answered = (who: Api, body: object) => who.patch('/api/remind/contractOpportunityUpdate', { id, ...body })
const run = async () => expectOk(await team.admin.post('/api/remind/run', { code: 'contractMaintain' })).data.created
const listed = async () => expectOk(await team.s1.get('/api/remind/contractMaintain')).data.totalCount
const maintained = async (day: string) => {
  await server.owner.query('delete from store.maintenance where contract_id = $1', [id])
  await server.make('maintenance', { contractId: id, dtStart: '2020-01-01', dtEnd: day })
}

it('refuses what is not whole, not in force, not seen or not theirs to answer', async () => {
  expect(await answered(team.s1, { action: 'stop' })).toMatchObject({
    status: 422,
    data: { fields: { reason: '请填写原因' } },
  })
  expect(await answered(team.s1, { action: 'postpone', days: 91 })).toMatchObject({ status: 422 })
  expect(await answered(team.s1, { action: 'postpone' })).toMatchObject({ status: 422 })
  expect(await answered(team.s1, { action: 'renew' })).toMatchObject({ status: 409, message: '合同未生效' })
  expect(await answered(team.s2, { action: 'renew' })).toMatchObject({ status: 404 })
  await server.owner.query(`update store.contract set status = '通过', need_maintain = true where id = $1`, [id])
  expect(await answered(team.h, { action: 'renew' })).toMatchObject({ status: 403 })
})

it('is quiet for everybody until the day, and while the date stands', async () => {
  await maintained(addDays(today(), 30))
  expect(await run()).toBe(1)
  expectOk(await answered(team.s1, { action: 'postpone', days: 3 }))
  expect(await listed()).toBe(0)
  await server.owner.query(`delete from store.message where type = 'contractMaintain'`)
  expect(await run()).toBe(0)
  await server.owner.query('update store.remind_pause set until = $1', [addDays(today(), -1)])
  expect(await run()).toBe(1)
  await server.owner.query(`delete from store.message where type = 'contractMaintain'`)
  expectOk(await answered(team.s1, { action: 'stop', reason: '不再续约' }))
  expect((await server.owner.query('select from store.remind_pause')).rowCount).toBe(1)
  expect(await run()).toBe(0)
  await maintained(addDays(today(), 90))
  expect(await run()).toBe(1)
})

it('makes one draft to renew a contract, however often it is asked for', async () => {
  const first = expectOk(await answered(team.s1, { action: 'renew' })).data.businessOpportunityId
  expect(expectOk(await answered(team.s1, { action: 'renew', name: '再来一次' })).data.businessOpportunityId).toBe(
    first,
  )
  const { rows } = await server.owner.query('select name, status, type from store.business_opportunity where id = $1', [
    first,
  ])
  expect(rows).toEqual([{ name: '运维合同续约', status: '草稿', type: '续费维护' }])
})

it('a contract whose maintenance ended long ago is renewed from today on', async () => {
  await server.owner.query(`update store.business_opportunity set status = '已作废' where parent_contract_id = $1`, [
    id,
  ])
  await maintained(addDays(today(), -100))
  const { businessOpportunityId } = expectOk(await answered(team.s1, { action: 'renew' })).data
  const { signDate } = expectOk(await team.s1.get(`/api/businessOpportunity/${businessOpportunityId}`)).data
  expect(signDate).toBe(today())
})

it('a task is ignored by whoever only hears of it, never by who does it or works on it', async () => {
  const task = await server.make('task', {
    creatorId: team.ids.h,
    name: '任务',
    userId: team.ids.h,
    designee: team.ids.s1,
    date: addDays(today(), 1),
    originalTime: addDays(today(), 1),
    status: '进行中',
  })
  const mark = (who: Api, body: object) => who.patch('/api/remind/taskxg', { id: task, ...body })
  expect(await mark(team.h, { isCare: true, isIgnore: true })).toMatchObject({ status: 422 })
  expect(await mark(team.s1, { isIgnore: true })).toMatchObject({
    status: 422,
    data: { fields: { isIgnore: '执行人不能忽略' } },
  })
  expect(await mark(team.s2, { isIgnore: true })).toMatchObject({ status: 404 })
  expect(expectOk(await mark(team.h, { isIgnore: true })).data).toMatchObject({ isCare: false, isIgnore: true })
  const pauses = async () => (await server.owner.query(`select from store.remind_pause where code = 'task.*'`)).rowCount
  expect(await pauses()).toBe(1)
  expect(expectOk(await mark(team.h, { isCare: true })).data).toMatchObject({ isCare: true, isIgnore: false })
  expect(await pauses()).toBe(0)
})
