import type { TestServer } from '@chengban/server/testing/server.ts'
import { monthStart } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeSalary } from '../../../server/testing/agree-salary.ts'
import { makePersonnel, makeRules, type Personnel } from '../../../server/testing/personnel.ts'

let server: TestServer
let team: Team
let people: Personnel
let id: string
const month = monthStart(-1).slice(0, 7)

beforeAll(async () => {
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  people = await makePersonnel(server, team)
  await makeRules(people.hr)
  await server.owner.query(`update store."user" set need_attendance = false`)
  await server.owner.query(`update store."user" set tz_probation = '2024-01-01', status = '在职' where id = $1`, [
    team.ids.s1,
  ])
  id = expectOk(await people.hr.post('/api/submitPayroll', { company: 'A', month, kind: '工资' })).data.id
})
afterAll(() => server.close())

const read = async (api = people.hr) => expectOk(await api.get(`/api/submitPayroll/${id}`)).data
const calc = async (api = people.hr) =>
  api.post('/api/submitPayroll/action/calc', { id, version: (await read()).version })
const agreed = () =>
  agreeSalary(server, {
    userId: team.ids.s1,
    company: 'A',
    date: '2024-01-01',
    normMoney: 9000,
    isFormal: true,
    needSocial: false,
    needFund: false,
  })

test('whoever may not reckon leaves no trace in the stage, and a refused reckoning none either', async () => {
  expect((await calc(team.s1)).status).toBe(404)
  expect((await read()).stage).toBe('未核算')
  await server.put('financePeriod', { company: 'A', month, status: '已结账' })
  await server.owner.query(`update store.finance_period set status = '已结账' where company = 'A' and month = $1`, [
    month,
  ])
  expect(await calc()).toMatchObject({ status: 409, message: '该期间已结账' })
  expect((await read()).stage).toBe('未核算')
  await server.owner.query(`update store.finance_period set status = '未结账' where company = 'A' and month = $1`, [
    month,
  ])
  await agreed()
})

test('others see a run that is being reckoned, and are told so', async () => {
  const holder = new pg.Client({ connectionString: server.database.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query(`select from store.finance_period where company = 'A' and month = $1 for update`, [month])
  const running = calc()
  await expect.poll(async () => (await read()).stage).toBe('核算中')
  expect(await calc()).toMatchObject({ status: 409, message: '工资表正在核算' })
  expect((await calc(team.s1)).status).toBe(404)
  await holder.query('rollback')
  await holder.end()
  expectOk(await running)
  expect((await read()).stage).toBe('已核算')
})

test('a reckoning that died is made again by whoever may, and handed in by nobody before', async () => {
  await server.owner.query(`update store.submit_payroll set stage = '核算中' where id = $1`, [id])
  const { version } = await read()
  const early = await people.hr.post('/api/submitPayroll/action/submit', { id, version })
  expect(early).toMatchObject({ status: 409, message: '请先核算' })
  expectOk(await calc())
  expect((await read()).stage).toBe('已核算')
})

test('a reckoning that is refused beside another leaves a reckoned run reckoned', async () => {
  await server.owner.query(`update store.submit_payroll set stage = '核算中' where id = $1`, [id])
  await server.owner.query(`update store.finance_period set status = '已结账' where company = 'A' and month = $1`, [
    month,
  ])
  expect(await calc()).toMatchObject({ status: 409, message: '该期间已结账' })
  expect((await read()).stage).toBe('已核算')
  await server.owner.query(`update store.finance_period set status = '未结账' where company = 'A' and month = $1`, [
    month,
  ])
})

test('what a reckoning warns of is told with the names of the people', async () => {
  const { rows } = await server.owner.query(`select id::text from store."user" where id = $1`, [team.ids.s1])
  const { nodes } = expectOk(await people.hr.get(`/api/comment?module=submitPayroll&relevanceId=${id}`)).data
  const told = JSON.stringify(nodes)
  expect(told).toContain('核算提示')
  expect(told).not.toContain(`人员 ${rows[0].id}`)
})
