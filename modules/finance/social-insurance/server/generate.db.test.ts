import { clock } from '@chengban/engine/clock.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeSalary } from '../../server/testing/agree-salary.ts'
import { makePersonnel, makeRules, type Personnel } from '../../server/testing/personnel.ts'

let server: TestServer
let team: Team
let people: Personnel
beforeAll(async () => {
  clock.shift((Date.parse('2026-06-20T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
  people = await makePersonnel(server, team)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const hired = async (userId: string, day: string, until: string | null = null): Promise<void> => {
  await server.owner.query(
    `update store."user" set tz_probation = $2, tz_demobilize = $3, status = '在职' where id = $1`,
    [userId, day, until],
  )
  await agreeSalary(server, {
    userId,
    company: 'A',
    date: day,
    normMoney: 12000,
    isFormal: true,
    needSocial: true,
    needFund: true,
    socialBase: 12000,
    fundBase: 12000,
  })
}
const generate = (api = people.hr) =>
  api.post('/api/socialInsurance/action/generate', { year: 2026, month: 6, company: 'A' })
const rows = async () =>
  (
    await server.owner.query(
      `select user_id as "userId", need_social as social, social_myself::text as own, security::text from store.social_insurance order by user_id`,
    )
  ).rows as readonly Record<string, unknown>[]

test('everybody with a wage on their last day in the month has a row, and a kind without a rule makes none at all', async () => {
  await hired(team.ids.s1, '2024-01-01')
  // the fifteenth still counts, the day after no more
  await hired(team.ids.s2, '2026-06-15')
  await hired(team.ids.h, '2026-06-16')
  // who goes after the fifteenth is insured to the end, who goes earlier has a row without insurance
  await hired(team.ids.g, '2024-01-01', '2026-06-16')
  await hired(people.ids.book1, '2024-01-01', '2026-06-15')
  await hired(people.ids.book2, '2024-01-01', '2026-05-31')
  expect(await generate()).toMatchObject({ status: 422, message: '缺少养老规则' })
  expect(await rows()).toEqual([])
  await makeRules(people.hr)
  expect((await generate(people.cashier)).status).toBe(403)
  expect(expectOk(await generate()).data).toEqual({ created: 5, updated: 0, kept: 0 })
  const found = new Map((await rows()).map((row) => [row.userId, row]))
  expect(found.get(team.ids.s1)).toMatchObject({ social: true, own: '1263.00', security: '3180.00' })
  expect(found.get(team.ids.s2)).toMatchObject({ social: true })
  expect(found.get(team.ids.h)).toMatchObject({ social: false, own: '0.00' })
  expect(found.get(team.ids.g)).toMatchObject({ social: true, own: '1263.00', security: '3180.00' })
  expect(found.get(people.ids.book1)).toMatchObject({ social: false, own: '0.00' })
})

test('a second time nothing is new: what was typed stays, what was checked stays altogether', async () => {
  await server.owner.query(`update store.social_insurance set need_social = false where user_id = $1`, [team.ids.s1])
  await server.owner.query(`update store.social_insurance set status = '已核对' where user_id = $1`, [team.ids.s2])
  const again = expectOk(await generate()).data
  expect(again.created).toBe(0)
  expect(again.updated + again.kept).toBe(5)
  const found = new Map((await rows()).map((row) => [row.userId, row]))
  expect(found.get(team.ids.s1)).toMatchObject({ social: false })
  expect(expectOk(await generate()).data).toEqual({ created: 0, updated: 0, kept: 5 })
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => generate()))
  for (const one of answers) expect(expectOk(one).data.created).toBe(0)
  expect(await rows()).toHaveLength(5)
})

test('reading the contributions of one month leaves the log whole', async () => {
  expectOk(await people.hr.get('/api/socialInsurance?pageSize=50'))
  const { rows: log } = await server.owner.query(
    `select month from store.finance_log where module = 'socialInsurance' and content like '查看社保公积金%' order by seq desc limit 1`,
  )
  expect(log).toEqual([{ month: '2026-06' }])
  expect(expectOk(await people.book1.get('/api/financeLog/verify')).data).toMatchObject({ ok: true, firstBad: null })
})

test('the table of a month tells who came, who went and the change, and logs whose pay was shown', async () => {
  const ask = (month: number, api = people.hr) =>
    api.get(`/api/socialInsurance/month?year=2026&month=${month}&company=A`)
  expect((await ask(6, people.cashier)).status).toBe(403)
  await server.owner.query(
    `insert into store.social_insurance (id, tz_create, tz_update, year, month, user_id, company, is_formal, need_social,
       need_fund, lines, back_social, back_security, status)
     select gen_random_uuid(), now(), now(), 2026, 7, s.user_id, 'A', true, true, true, s.lines, 10.01, 0, '已生成'
     from store.social_insurance s where s.month = 6 and s.user_id = any ($1)`,
    [[team.ids.s2, team.ids.g]],
  )
  const july = expectOk(await ask(7)).data
  expect(july.nodes).toHaveLength(2)
  expect(july.nodes).toContainEqual({
    ...{ userId: team.ids.g, userName: expect.any(String), socialMyself: '1273.01', security: '3180.00' },
    ...{ accumulationFund: '1440.00', fundCompany: '1440.00', total: '7333.01', change: '10.01' },
  })
  expect(july.joined).toEqual([])
  expect([...july.left].sort()).toEqual([team.ids.s1, team.ids.h, people.ids.book1].sort())
  expect(july.sum).toMatchObject({ socialMyself: '2546.02', now: '14666.02' })
  const { rows: log } = await server.owner.query(
    `select jsonb_array_length(to_jsonb(ids)) as n from store.finance_log where content = '查看社保月表，2人'`,
  )
  expect(log).toEqual([{ n: 7 }])
  await server.owner.query(`delete from store.social_insurance where month = 7`)
})

test('a month is checked and paid in one act, all of it or nothing', async () => {
  const month = { year: 2026, month: 6, company: 'A' }
  const act = (name: string, more: object = {}, api = people.hr) =>
    api.post(`/api/socialInsurance/action/${name}`, { ...month, ...more })
  await server.owner.query(`update store.social_insurance set status = '已生成'`)
  const states = async () =>
    (await server.owner.query(`select status, count(*)::int as n from store.social_insurance group by 1`)).rows
  expect(await act('check', { month: null, year: 1999 })).toMatchObject({
    status: 422,
    data: { fields: { month: '月不能为空' } },
  })
  expect((await act('check', {}, people.cashier)).status).not.toBe(200)
  expect(await act('check', { company: 'B' })).toMatchObject({ status: 409, message: '没有可核对的社保公积金' })
  const shut = (status: RowOf<'financePeriod'>['status']) =>
    server.put('financePeriod', { company: 'A', month: '2026-06', status })
  await shut('已结账')
  expect(await act('check')).toMatchObject({ status: 409, message: '该期间已结账' })
  expect(await states()).toEqual([{ status: '已生成', n: 5 }])
  await shut('未结账')
  expect(expectOk(await act('check')).data).toMatchObject({ checked: 5, done: 5, left: 0, reasons: null })
  expect(await states()).toEqual([{ status: '已核对', n: 5 }])
  expect(expectOk(await act('paid', { date: '2026-06-20' })).data).toMatchObject({ paid: 5 })
  expect(await states()).toEqual([{ status: '已缴', n: 5 }])
})
