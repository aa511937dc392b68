import { clock } from '@chengban/engine/clock.ts'
import { administration } from '@chengban/modules/administration/area.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

/** What a table says of its day by. */
const dayFields = ['date', 'startDate', 'tzStart', 'tzPunch', 'month']
const ofDays = administration.entities
  .filter(({ fields }) => 'userId' in fields && dayFields.some((name) => name in fields))
  .map(({ name }) => name)

/**
 * Tables that record events of a day and stay writable when the attendance month is locked, with the reason for each.
 */
const apart: Readonly<Record<string, string>> = {
  restDayLedger: 'hours are posted on the day they are posted',
  checkOnWork: 'a sheet has states of its own',
  checkOnWorkFact: 'closed by the sheet of its period',
  violate: 'a breach, not a day of work',
  warnAccident: 'a breach, not a day of work',
  performance: 'has states of its own',
  testApply: 'a trial of a product',
  demoApply: 'a demonstration to a client',
  attendanceMonth: 'moves alone, from 已锁定 to 统计中 alone',
}

interface Row {
  readonly id: string
  readonly version: number
}

beforeAll(async () => {
  clock.shift((Date.parse('2026-11-20T10:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
  const userId = team.ids.s1
  await server.make('attendanceMonth', { userId, month: '2026-11', company: 'A', status: '已锁定' })
  const absence = { result: '旷工', absenceMinutes: 480, absenceDays: 1 } as const
  await server.make('attendance', { userId, date: '2026-11-18', dayKind: '工作日', ...absence })
  const over = { userId, holiday: '工作日', time: 1, rate: 1.5, way: '加班费', audit1: team.ids.h } as const
  for (const [status, settle, hour] of [
    ['草稿', '未核实', 18],
    ['通过', '未核实', 19],
    ['通过', '已核实', 20],
  ] as const) {
    const [tzStart, tzEnd] = [hour, hour + 1].map((at) => `2026-11-18T${at}:00+08:00`)
    const tzSubmit = '2026-11-18T18:00+08:00'
    await server.make('overtime', { ...over, tzStart, tzEnd, tzSubmit, status, settle })
  }
  const rest = { userId, kind: '事假', days: 1, actualDays: 1, actualEndHalf: '下午' } as const
  for (const [status, restStatus, date] of [
    ['草稿', '未生效', '2026-11-18'],
    ['通过', '已休', '2026-11-17'],
  ] as const)
    await server.make('restDay', { ...rest, startDate: date, endDate: date, actualEnd: date, status, restStatus })
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const one = async (table: string, where: string): Promise<Row> =>
  (await sql(`select id, version from store.${table} where ${where}`))[0]
const act = async (entity: string, name: string, row: Row, more: object = {}): Promise<Answer> =>
  team.admin.post(`/api/${entity}/action/${name}`, { ...row, opinion: '错', ...more })

/** Every way to write the days of the locked month, by table. */
const writes: Readonly<Record<string, () => Promise<readonly Promise<Answer>[]>>> = {
  attendance: async () => {
    const day = await one('attendance', 'true')
    return [
      team.admin.post('/api/attendance', { userId: team.ids.s1, date: '2026-11-17' }),
      team.admin.remove(`/api/attendance/${day.id}`),
      team.s1.post('/api/attendance/action/appeal', {
        ...day,
        appealKind: '补卡',
        applyIn: '2026-11-18T08:30+08:00',
        reason: '忘打',
      }),
      team.admin.post('/api/attendance/ignore', { ...day, isIgnore: true, reason: '停电' }),
    ]
  },
  attendancePunch: async () => [
    team.admin.post('/api/attendancePunch', { userId: team.ids.s1, tzPunch: '2026-11-18T08:20+08:00' }),
  ],
  overtime: async () => {
    const [draft, passed, verified] = [
      await one('overtime', `status = '草稿'`),
      await one('overtime', `status = '通过' and settle = '未核实'`),
      await one('overtime', `settle = '已核实'`),
    ]
    return [
      team.s1.post('/api/overtime/action/submit', draft),
      act('overtime', 'verify', passed),
      act('overtime', 'void', passed),
      act('overtime', 'recheck', verified),
    ]
  },
  restDay: async () => {
    const [draft, taken] = [await one('rest_day', `status = '草稿'`), await one('rest_day', `status = '通过'`)]
    return [
      team.admin.post('/api/restDay/action/submit', draft),
      act('restDay', 'void', taken),
      act('restDay', 'cancelRest', taken, { reason: '回来' }),
      team.admin.post('/api/rest-day/sync', { month: '2026-11' }),
    ]
  },
}

test('every table of days is closed by a locked month, or says why not', () => {
  expect([...Object.keys(writes), ...Object.keys(apart)].sort()).toEqual([...ofDays].sort())
})

test.each(Object.keys(writes))('no way to write %s into a locked month', async (entity) => {
  const answers = await Promise.all((await writes[entity]?.()) ?? [])
  const told = answers.map(({ status, message }) => [status, message])
  expect(told).toEqual(answers.map(() => [409, '该月考勤已锁定']))
})
