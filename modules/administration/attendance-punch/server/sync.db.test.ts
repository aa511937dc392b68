import { clock } from '@chengban/engine/clock.ts'
import { dingDoor } from '@chengban/engine/ding/ding-door.ts'
import { DingDouble } from '@chengban/engine/ding/testing/ding-double.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let ding: DingDouble

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const at = (moment: string): number => Date.parse(`${moment}:00+08:00`)

beforeAll(async () => {
  clock.shift((at('2026-11-18T10:00') - Date.now()) / 1000)
  ding = await DingDouble.open()
  server = await teamServer({ works: true, ding: dingDoor(undefined, ding.endpoints) })
  team = await signInTeam(server)
  await sql(`update store."user" set dingtalk_id = 'd1', need_attendance = true where id = $1`, team.ids.s1)
  await sql(`update store."user" set dingtalk_id = 'd2', need_attendance = true where id = $1`, team.ids.s2)
  for (const [userid, name] of [
    ['d1', '林一'],
    ['d2', '林二'],
    ['d9', '外人'],
  ] as const)
    ding.people.push({ userid, name, dept_id_list: [1] })
})
afterAll(async () => {
  clock.shift(0)
  await server.close()
  await ding.close()
})

const sync = (date1: string, date2: string, api = team.admin) => api.post('/api/attendance/syncPunch', { date1, date2 })
const punched = async () =>
  (await sql(`select user_id, source, is_outside from store.attendance_punch order by tz_punch`)) as {
    source: string
  }[]
const punch = (userId: string, moment: string, locationResult = 'Normal') =>
  ding.punches.push({ userId, userCheckTime: at(moment) + 20_000, locationResult })

test('is refused to who may not, before it is configured, and for days that make no sense', async () => {
  expect((await sync('2026-11-01', '2026-11-02', team.s1)).status).toBe(403)
  expect(await sync('2026-11-02', '2026-11-01')).toMatchObject({ status: 422 })
  expect(await sync('2026-10-01', '2026-11-01')).toMatchObject({ status: 422, message: '一次最多同步31天' })
  expect(await sync('2026-11-01', '2026-11-02')).toMatchObject({ status: 422, message: '钉钉未配置' })
  expect(expectOk(await team.admin.post('/api/test/job', { name: 'attendanceCalc' })).data.result.punches).toBe(0)
  expect(ding.asked).toEqual([])
  for (const [key, value] of Object.entries(DingDouble.settings))
    await sql(
      `update store.config set value = case type when '密钥' then '******' else $2 end,
         secret_value = case type when '密钥' then $2 end where key = $1`,
      `ding.${key}`,
      value,
    )
})

test('brings punches once, to the minute, of those it knows; who is nobody of ours is counted', async () => {
  punch('d1', '2026-11-02T08:25')
  punch('d1', '2026-11-02T18:05', 'Outside')
  punch('d2', '2026-11-12T08:31')
  punch('d9', '2026-11-12T08:31')
  ding.punches.push({ userId: 'd2', locationResult: 'NotSigned' })
  ding.trouble.push(502)
  expect(await sync('2026-11-01', '2026-11-17')).toMatchObject({ status: 500, message: '钉钉接口异常：HTTP 502' })
  expect(await punched()).toEqual([])
  expect(expectOk(await sync('2026-11-01', '2026-11-17')).data).toEqual({ created: 3, skipped: 0, unknown: 1 })
  expect(expectOk(await sync('2026-11-01', '2026-11-17')).data).toEqual({ created: 0, skipped: 3, unknown: 1 })
  expect((await punched()).map(({ source }) => source)).toEqual(['钉钉', '钉钉', '钉钉'])
  const [first] = await sql(`select tz_punch from store.attendance_punch order by tz_punch limit 1`)
  expect(Date.parse(first.tz_punch)).toBe(at('2026-11-02T08:25'))
})

test('a month that is locked takes nothing new; the morning brings yesterday and leaves such a month alone', async () => {
  await server.make('attendanceMonth', { userId: team.ids.s1, month: '2026-10', status: '已锁定' })
  punch('d1', '2026-10-30T08:25')
  expect(await sync('2026-10-30', '2026-10-30')).toMatchObject({ status: 409, message: '该月考勤已锁定' })
  punch('d2', '2026-11-17T08:20')
  const morning = async () => expectOk(await team.admin.post('/api/test/job', { name: 'attendanceCalc' })).data.result
  expect((await morning()).punches).toBe(1)
  expect((await morning()).punches).toBe(0)
  ding.trouble.push(502)
  expect((await morning()).punches).toBe(0)
  expect(await punched()).toHaveLength(4)
})
