import { clock } from '@chengban/engine/clock.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { step } from '@chengban/server/testing/staff.ts'
import {
  expectOk,
  person,
  personPassword,
  roleIds,
  signInTeam,
  type Team,
  teamServer,
} from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let team: Team
let hr: Api
let departmentId: string
let roles: Record<string, string>

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const told = ({ status, data, message }: Answer) => [status, data?.fields ?? message]

beforeAll(async () => {
  clock.shift((Date.parse('2026-11-16T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
  roles = await roleIds(team.admin)
  departmentId = (await team.admin.get(`/api/user/${team.ids.s1}`)).data.departmentId
  await person(team.admin, 'hr1', '人一', departmentId, [roles.人事 ?? '', roles.员工 ?? ''])
  hr = await server.signIn('hr1', personPassword)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})
beforeEach(async () => {
  await sql(`delete from store.entry`)
  await sql(
    `update store."user" set is_formal = id = $1, mobile = case when id = $2 then '13700000001' end`,
    team.ids.h,
    team.ids.s1,
  )
})

const candidate = (more: object = {}): Promise<Answer> => {
  const form = {
    kind: '入职',
    name: '新一',
    mobile: '13700000031',
    company: 'A',
    departmentId,
    presetRoleId: roles.销售,
  }
  return hr.post('/api/entry', { ...form, mentorId: team.ids.h, tzProbation: '2026-11-30', ...more })
}
const fileAt = (stage: RowOf<'entry'>['stage'], more = {}) => {
  const row = { probation_months: 3, contract_years: 3, extend_months: 0, ...more }
  return server.make('entry', {
    userId: team.ids.s1,
    name: '林一',
    mobile: '13700000001',
    departmentId,
    mentorId: team.ids.h,
    tzProbation: '2026-09-01',
    status: '通过',
    stage,
    probationMonths: row.probation_months,
    contractYears: row.contract_years,
    extendMonths: row.extend_months,
  })
}
/** An application of the first seller, handed in by themselves or by another. */
const applied = async (more: object, by: Api = team.s1): Promise<Answer> => {
  const made = await team.s1.post('/api/entry', { userId: team.ids.s1, ...more })
  return made.code === 'OK' ? step(by, 'entry', made.data.id, 'submit') : made
}

test('a candidate has a number that is one, and a mentor who is regular', async () => {
  expect(told(await candidate({ mentorId: team.ids.s2 }))).toEqual([422, { mentorId: '导师须为正式员工' }])
  const card = (idCard: string) =>
    team.admin.post('/api/entry', {
      ...{ kind: '入职', name: '新一', mobile: '13700000031', company: 'A', departmentId, presetRoleId: roles.销售 },
      ...{ mentorId: team.ids.h, tzProbation: '2026-11-30', idCard },
    })
  expect(told(await card('110101199003070010'))).toEqual([422, { idCard: '身份证号错误' }])
  expectOk(await card('11010519491231002X'))
  expect(told(await candidate({ regularSalary: '10000.00', salary: '7999.99' }))).toEqual([
    422,
    { salary: '试用薪资不得低于转正薪资的80%' },
  ])
  expect(told(await candidate({ contractYears: 2, probationMonths: 3 }))).toEqual([
    422,
    { probationMonths: '试用期超过法定上限2个月' },
  ])
})

test('whoever stands is described by their row and file, whatever is typed', async () => {
  await fileAt('试用中')
  const [file] = await sql('select id from store.entry')
  const made = expectOk(
    await team.s1.post('/api/entry', {
      kind: '转正',
      userId: team.ids.s1,
      name: '别人',
      regularDate: '2026-12-01',
      selfSummary: '小结',
    }),
  ).data
  expect(expectOk(await team.s1.get(`/api/entry/${made.id}`)).data).toMatchObject({
    ...{ name: '林一', mobile: '13700000001', departmentId, parentId: file.id, mentorId: team.ids.h },
  })
})

test('of one person and kind one waits at a time, of several handed in at once too', async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => expectOk(await candidate()).data.id as string))
  const answers = await Promise.all(ids.map((id) => step(hr, 'entry', id, 'submit')))
  expect(answers.map(told).sort()).toEqual([
    [200, ''],
    [409, '已有审核中的申请'],
    [409, '已有审核中的申请'],
  ])
})

const regular = (regularDate: string) => ({ kind: '转正', regularDate, selfSummary: '小结' })
const handIn = async (day: string): Promise<Answer> => {
  const { id } = expectOk(await team.s1.post('/api/entry', { userId: team.ids.s1, ...regular(day) })).data
  await sql(`update store.entry set mentor_opinion = '同意' where id = $1`, id)
  return step(team.s1, 'entry', id, 'submit')
}

test('regular becomes who has passed the exam, a month after the first day at the earliest', async () => {
  await fileAt('待考核')
  expect(told(await applied(regular('2026-12-01')))).toEqual([409, '请导师填写意见'])
  expect(told(await handIn('2026-12-01'))).toEqual([409, '尚未完成入职考核'])
  await sql('delete from store.entry')
  await fileAt('试用中')
  expect(told(await handIn('2026-09-30'))).toEqual([422, { regularDate: '提前转正须入职满1个月' }])
  expectOk(await handIn('2026-10-01'))
})

test('a probation is lengthened within what the law allows, with what was added before', async () => {
  const long = (extendMonths: number) => ({ kind: '延长', extendMonths, reason: '需再看' })
  const asked = async (months: number) => {
    const { id } = expectOk(await team.h.post('/api/entry', { userId: team.ids.s1, ...long(months) })).data
    return step(team.h, 'entry', id, 'submit')
  }
  await fileAt('试用中', { extend_months: 2 })
  expect(told(await asked(2))).toEqual([422, { extendMonths: '试用期超过法定上限6个月' }])
  expectOk(await asked(1))
  await sql('delete from store.entry')
  await fileAt('试用中', { probation_months: 1, contract_years: 2 })
  expect(told(await asked(2))).toEqual([422, { extendMonths: '试用期超过法定上限2个月' }])
  expectOk(await asked(1))
})

test('who leaves says so three days before in probation, thirty afterwards; who keeps the files may agree to less', async () => {
  const going = (tzDemobilize: string, more = {}) => {
    const days = { tzDemobilize, tzDepart: '2027-01-31', handoverId: team.ids.s2 }
    return { kind: '离职', leaveKind: '主动离职', reason: '回乡', ...days, ...more }
  }
  expect(told(await applied(going('2026-11-30', { handoverId: team.ids.s1 })))).toEqual([
    422,
    { handoverId: '工作交接人不能是本人' },
  ])
  expect(told(await applied(going('2026-11-18')))).toEqual([422, { tzDemobilize: '须提前3天提出' }])
  await sql(`update store."user" set is_formal = true where id = $1`, team.ids.s1)
  expect(told(await applied(going('2026-12-15')))).toEqual([422, { tzDemobilize: '须提前30天提出' }])
  expectOk(await applied(going('2026-11-17', { leaveKind: '合同到期' })))
  await sql('delete from store.entry')
  expectOk(await applied(going('2026-12-16')))
  await sql(`update store.entry set status = '驳回'`)
  expectOk(await applied(going('2026-11-17'), hr))
})
