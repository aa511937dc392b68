import { clock } from '@chengban/engine/clock.ts'
import { type Answer, type Api, call, type TestServer } from '@chengban/server/testing/server.ts'
import { step } from '@chengban/server/testing/staff.ts'
import {
  expectOk,
  makeClient,
  person,
  personPassword,
  roleIds,
  signInTeam,
  type Team,
  teamServer,
} from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let hr: Api

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const told = ({ status, data, message }: Answer) => [status, data?.fields ?? message]
const at = async (instant: string): Promise<void> => {
  clock.shift((Date.parse(instant) - Date.now()) / 1000)
  hr = await server.signIn('hr1', personPassword)
}

beforeAll(async () => {
  clock.shift((Date.parse('2026-11-16T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  const roles = await roleIds(team.admin)
  const { departmentId } = (await team.admin.get(`/api/user/${team.ids.s1}`)).data
  await person(team.admin, 'hr1', '人一', departmentId, [roles.人事 ?? '', roles.员工 ?? ''])
  await sql(`update store."user" set tz_probation = '2026-09-01', mobile = '13700000041' where id = $1`, team.ids.s1)
  await sql(`update store.entry_template set is_enable = name = '账号与权限' where kind = '交接'`)
  await at('2026-11-16T09:00:00+08:00')
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const leaving = async (): Promise<string> => {
  const days = { tzDemobilize: '2026-11-19', tzDepart: '2026-11-20', handoverId: team.ids.s2 }
  const { id } = expectOk(
    await team.s1.post('/api/entry', {
      kind: '离职',
      userId: team.ids.s1,
      leaveKind: '主动离职',
      reason: '回乡',
      ...days,
    }),
  ).data
  expectOk(await step(team.s1, 'entry', id, 'submit'))
  expectOk(await step(team.h, 'entry', id, 'approve'))
  expectOk(await step(team.admin, 'entry', id, 'approve'))
  return id
}
/** Two of three things are still with the leaver, and a seal, which they keep too. */
const isOut = async (): Promise<void> => {
  await server.make('receive', {
    userId: team.ids.s1,
    itemId: await server.make('receiveItem', { name: '电脑', code: 'DN9', category: '电子设备', kind: '固定资产' }),
    quantity: 3,
    returnQuantity: 1,
    reason: '使用',
    status: '通过',
    receiveStatus: '部分归还',
  })
  await server.make('officialSealUse', {
    sealId: await server.make('officialSeal', {
      name: '公章',
      code: 'GZ9',
      kind: '公章',
      company: 'A',
      keeperId: team.ids.s1,
      tzEnable: '2026-01-01',
    }),
    userId: team.ids.s1,
    useStatus: '待归还审核',
    name: '标书',
    kind: '其他',
    copies: 1,
    receiver: '客户',
    reason: '投标',
    status: '通过',
  })
}
const run = async (name: string) => expectOk(await call(server.app, 'POST', '/api/test/job', undefined, { name }))
const file = async () =>
  (
    await sql(
      `select id, stage, tz_demobilize::text as last from store.entry where kind = '入职' and user_id = $1`,
      team.ids.s1,
    )
  )[0]
const sheets = () => sql(`select type, end_date::text as last from store.check_on_work where user_id = $1`, team.ids.s1)

test('whoever stays after all has no last day, no list, and the stage and the sheet they had', async () => {
  await run('checkOnWorkMake')
  const id = await leaving()
  expect(await file()).toMatchObject({ stage: '待离职', last: '2026-11-19' })
  expect(await sheets()).toEqual([{ type: '离职', last: '2026-11-19' }])
  expectOk(await step(hr, 'entry', id, 'void', { opinion: '挽留' }))
  expect(await file()).toMatchObject({ stage: '试用中', last: null })
  expect(await sheets()).toEqual([{ type: '月度', last: '2026-11-30' }])
  expect(await sql(`select tz_demobilize, tz_depart from store."user" where id = $1`, team.ids.s1)).toEqual([
    { tz_demobilize: null, tz_depart: null },
  ])
  expect(await sql(`select from store.entry_item`)).toEqual([])
})

test('what a mentor who is not there would do goes to 人事, and nothing to the leaver', async () => {
  const shown = () => sql(`select t.name, t.responsible, t.is_enable from store.entry_template t where t.kind = '交接'`)
  const before = await shown()
  await sql(`update store.entry_template set is_enable = name in ('物品归还', '代码与文档'),
    responsible = case name when '代码与文档' then '本人' else '导师' end where kind = '交接'`)
  const id = await leaving()
  const whose = await sql(
    `select i.name, u.name as by from store.entry_item i join store."user" u on u.id = i.responsible_id
     where i.name not like '%项' order by i.sort`,
  )
  expect(whose).toEqual([
    { name: '代码与文档', by: '人一' },
    { name: '物品归还', by: '人一' },
  ])
  expectOk(await step(hr, 'entry', id, 'void', { opinion: '挽留' }))
  for (const { name, responsible, is_enable } of before)
    await sql(
      `update store.entry_template set responsible = $2, is_enable = $3 where name = $1 and kind = '交接'`,
      name,
      responsible,
      is_enable,
    )
})

test('what is open stands on the list, what keeps somebody is told in its order, and who has left is out at once', async () => {
  await makeClient(team)
  await run('attendanceMake')
  const id = await leaving()
  const { id: fileId } = await file()
  const names = await sql(`select name from store.entry_item where entry_id = $1 order by sort`, fileId)
  expect(names.map(({ name }) => name)).toEqual(['账号与权限', '客户1项'])
  const finish = () => step(hr, 'entry', fileId, 'finish')
  expect(told(await finish())).toEqual([409, '最后工作日未到'])
  await at('2026-11-19T09:00:00+08:00')
  expect(told(await step(hr, 'entry', id, 'void', { opinion: '挽留' }))).toEqual([409, '最后工作日已到，不能作废'])
  await run('attendanceMake')
  expect(told(await finish())).toEqual([409, '仍有2项交接未完成'])
  await sql(`update store.entry_item set is_done = true, status = '已完成'`)
  await isOut()
  expect(told(await finish())).toEqual([409, '仍有3件物品未归还'])
  await sql(`update store.official_seal_use set use_status = '已归档'`)
  expect(told(await finish())).toEqual([409, '仍有2件物品未归还'])
  await sql(`update store.receive set return_quantity = 3, receive_status = '已归还'`)
  expect(told(await finish())).toEqual([409, '请先移交印章【公章】'])
  await sql(`update store.official_seal set keeper_id = $1`, team.ids.s2)
  expect(told(await finish())).toEqual([409, '考勤或考核未确认'])
  await sql(`update store.attendance_month set status = '已确认' where user_id = $1`, team.ids.s1)
  expect(told(await finish())).toEqual([409, '考勤或考核未确认'])
  await sql(`update store.check_on_work set status = '已确认' where user_id = $1`, team.ids.s1)
  for (const [table, away, back] of [
    ['attendance_month', `month = '2025-01'`, `month = '2026-11'`],
    ['check_on_work', `start_date = '2025-01-01'`, `start_date = '2026-11-01'`],
  ]) {
    await sql(`update store.${table} set ${away} where user_id = $1`, team.ids.s1)
    expect(told(await finish())).toEqual([409, '考勤或考核未确认'])
    await sql(`update store.${table} set ${back} where user_id = $1`, team.ids.s1)
  }
  expect(told(await finish())).toEqual([409, '仍有1项工作未交接'])
  await sql(`update store.client set user_id = $1`, team.ids.s2)
  const seller = await server.signIn('seller1', personPassword)
  expectOk(await finish())
  expect(await file()).toMatchObject({ stage: '已离职' })
  expect((await seller.get('/api/client?pageSize=10')).status).toBe(401)
  expect(
    (await sql(`select title from store.message where title like '【离职】%'`)).map(({ title }) => title),
  ).toContain('【离职】林一已离职，剩余调休0.0小时')
  await at('2026-11-23T00:05:00+08:00')
  await run('attendanceMake')
  expect(await sql(`select max(date)::text as last from store.attendance where user_id = $1`, team.ids.s1)).toEqual([
    { last: '2026-11-19' },
  ])
})
