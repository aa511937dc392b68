import { clock } from '@chengban/engine/clock.ts'
import { type Answer, type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, roleIds, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'

interface Office {
  server: TestServer
  team: Team
}

/** A Monday at nine; the days of the tests lie around it. */
const monday = '2026-11-16T09:00:00+08:00'

/** Before each test nobody has hours, leave or overtime. Gives the doors to the hours of 林一. */
export const hoursOff = () => {
  const office = {} as Office
  beforeAll(() => open(office))
  afterAll(() => {
    clock.shift(0)
    return office.server.close()
  })
  beforeEach(async () => {
    await later(office, monday)
    await office.server.owner.query(`
      set session_replication_role = replica;
      delete from store.rest_day_ledger; delete from store.rest_day; delete from store.overtime;
      delete from store.attendance_punch; delete from store.attendance; delete from store.attendance_month;
      set session_replication_role = origin`)
  })
  return { office, later: (instant: string) => later(office, instant), ...doors(office) }
}

const at = (instant: string): void => clock.shift((Date.parse(instant) - Date.now()) / 1000)

/** Sessions end meanwhile: everybody signs in anew. */
const later = async (office: Office, instant: string): Promise<void> => {
  at(instant)
  const { server } = office
  const [admin, s1, h] = await Promise.all([
    server.signIn('admin', adminPassword),
    server.signIn('seller1', personPassword),
    server.signIn('head1', personPassword),
  ])
  office.team = { ...office.team, admin, s1, h }
}

const open = async (office: Office): Promise<void> => {
  at(monday)
  office.server = await teamServer({ works: true })
  office.team = await signInTeam(office.server)
  const { admin } = office.team
  const id = (await roleIds(admin)).审核
  const operationCodes = ['restDay:audit', 'overtime:audit']
  expectOk(await admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
}

export const row = async (api: Api, entity: string, id: string) => expectOk(await api.get(`/api/${entity}/${id}`)).data
export const act = async (api: Api, entity: string, id: string, move: string, more: object = {}): Promise<Answer> =>
  api.post(`/api/${entity}/action/${move}`, { id, version: (await row(api, entity, id)).version, ...more })

const doors = (office: Office) => {
  const ask = async (startDate: string, endDate: string, more: object = {}) => {
    const values = { kind: '调休', startDate, endDate, reason: '休息', ...more }
    const { id } = expectOk(await office.team.s1.post('/api/restDay', values)).data as { id: string }
    return { id, answer: await act(office.team.s1, 'restDay', id, 'submit') }
  }
  return {
    ask,
    taken: async (startDate: string, endDate: string, more: object = {}): Promise<string> => {
      const { id, answer } = await ask(startDate, endDate, more)
      expectOk(answer)
      expectOk(await act(office.team.h, 'restDay', id, 'approve'))
      return id
    },
    adjust: (hours: string, expireDate?: string, kind = '调休', api: Api = office.team.admin) =>
      api.post('/api/restDay/action/adjust', { userId: office.team.ids.s1, kind, hours, expireDate, remark: '结转' }),
    balance: async (kind = '调休') =>
      expectOk(await office.team.s1.get('/api/restDay/balance')).data.kinds.find(
        (one: { kind: string }) => one.kind === kind,
      ),
  }
}
