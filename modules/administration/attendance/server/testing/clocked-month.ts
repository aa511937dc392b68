import { type Office, officeInNovember } from '@chengban/modules/administration/server/testing/office-in-november.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { beforeAll, beforeEach } from 'vitest'

type Day = Record<string, string>

export const month = '2026-11'
/** Working days of the tests, a Monday to a Friday; it is the Monday after. */
export const days = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']

/** Before each test 林一 has the five days and nothing else of attendance. Gives the doors to them. */
export const clockedMonth = () => {
  const { office, later } = officeInNovember(['restDay:audit', 'attendance:audit1'])
  beforeAll(() =>
    office.server.owner.query(
      `update store."user" set job_number = 'T001', tz_probation = '2026-11-09' where name = '林一'`,
    ),
  )
  beforeEach(() => begin(office))
  return { office, later, ...doors(office) }
}

const begin = async ({ server, team }: Office): Promise<void> => {
  await server.owner.query(`
    set session_replication_role = replica;
    delete from store.rest_day_ledger; delete from store.rest_day; delete from store.overtime;
    delete from store.attendance_punch; delete from store.attendance; delete from store.attendance_month;
    delete from store.audit_task where module = 'attendance'; delete from store.audit_round where module = 'attendance';
    set session_replication_role = origin`)
  await server.owner.query(
    `insert into store.attendance (id, tz_create, tz_update, user_id, date, day_kind)
     select gen_random_uuid(), now(), now(), $1, d::date, '工作日' from unnest ($2::text[]) d`,
    [team.ids.s1, days],
  )
  await server.make('attendanceMonth', { userId: team.ids.s1, month, company: 'A' })
}

/** Two times a day, from Monday on. */
export const clocked = (...pairs: string[]) =>
  pairs.flatMap((pair, place) =>
    pair
      .split(' ')
      .filter(Boolean)
      .map((time) => ({ jobNumber: 'T001', tzPunch: `${days[place]}T${time}:20+08:00` })),
  )

const upTo = encodeURIComponent(JSON.stringify({ date: { lessThan: '2026-11-14' } }))

const doors = (office: Office) => {
  const listed = async (api: Api = office.team.s1) =>
    expectOk(await api.get(`/api/attendance?pageSize=50&sort=date&filters=${upTo}`)).data.nodes as readonly Day[]
  const sheet = async () => expectOk(await office.team.s1.get('/api/attendanceMonth?pageSize=10')).data.nodes[0]
  return {
    listed,
    sheet,
    imported: (rows: object[], more = {}) => office.team.admin.post('/api/attendance/importPunch', { rows, ...more }),
    results: async () => (await listed()).map(({ result, lateMinutes }) => `${result}${lateMinutes || ''}`),
    dayAt: async (place: number) => (await listed())[place] as Day,
    monthAct: async (name: string, more: object = {}): Promise<Answer> => {
      const { id, version } = await sheet()
      return office.team.admin.post(`/api/attendance/action/${name}`, { id, version, ...more })
    },
  }
}
