import { clock } from '@chengban/engine/clock.ts'
import { type Answer, type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, roleIds, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'

interface Office {
  server: TestServer
  team: Team
}
type Day = Record<string, string>

export const month = '2026-11'
/** Working days of the tests, a Monday to a Friday; it is the Monday after. */
export const days = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']
const monday = '2026-11-16T09:00:00+08:00'

/** Before each test 林一 has the five days and nothing else of attendance. Gives the doors to them. */
export const clockedMonth = () => {
  const office = {} as Office
  beforeAll(() => open(office))
  afterAll(() => {
    clock.shift(0)
    return office.server.close()
  })
  beforeEach(() => begin(office))
  return { office, later: (instant: string) => later(office, instant), ...doors(office) }
}

const at = (instant: string): void => clock.shift((Date.parse(instant) - Date.now()) / 1000)

/** Sessions end meanwhile: everybody signs in anew. */
const later = async (office: Office, instant: string): Promise<void> => {
  at(instant)
  const { server } = office
  office.team = { ...office.team, admin: await server.signIn('admin', adminPassword) }
  for (const [api, name] of Object.entries({ s1: 'seller1', h: 'head1', g: 'boss1' }))
    office.team = { ...office.team, [api]: await server.signIn(name, personPassword) }
}

const open = async (office: Office): Promise<void> => {
  at(monday)
  office.server = await teamServer({ works: true })
  office.team = await signInTeam(office.server)
  const { admin } = office.team
  const id = (await roleIds(admin)).审核
  const operationCodes = ['restDay:audit', 'attendance:audit1']
  expectOk(await admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
  await office.server.owner.query(
    `update store."user" set job_number = 'T001', tz_probation = '2026-11-09' where name = '林一'`,
  )
}

const begin = async (office: Office): Promise<void> => {
  await later(office, monday)
  const { server, team } = office
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
