import { clock } from '@chengban/engine/clock.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  // a Wednesday
  clock.shift((Date.parse('2026-11-18T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const set = (key: string, value: string) =>
  server.owner.query('update store.config set value = $2 where key = $1', [key, value])
const day = '2026-11-17'
const over = (from: string, to: string) =>
  team.s1.post('/api/overtime', {
    tzStart: `${day}T${from}:00+08:00`,
    tzEnd: `${day}T${to}:00+08:00`,
    way: '调休',
    reason: '结账',
  })

test('overtime becomes hours to take off on the kinds of day alone that the setting names', async () => {
  const { id } = expectOk(await over('18:00', '19:00')).data
  await set('overtime.restDays', '["休息日"]')
  expect((await step(team.s1, 'overtime', id, 'submit')).data.fields).toEqual({ way: '工作日加班只能选加班费' })
  await set('overtime.restDays', '["工作日","休息日"]')
  expectOk(await step(team.s1, 'overtime', id, 'submit'))
})

test('the hours of a working day are those of the setting', async () => {
  await set('workday.hours', '[["09:00","12:00"],["13:00","17:00"]]')
  expect(expectOk(await over('16:30', '18:00')).data.time).toBe('1.0')
  const { rows } = await server.owner.query(
    `select app.work_minutes('${day} 08:00+08', '${day} 20:00+08')::integer as minutes`,
  )
  expect(rows).toEqual([{ minutes: 420 }])
})
