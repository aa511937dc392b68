import { clock } from '@chengban/engine/clock.ts'
import { adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, roleIds, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export interface Office {
  server: TestServer
  team: Team
}

const monday = '2026-11-16T09:00:00+08:00'

/**
 * A team whose clock stands at nine on Monday, 16 November 2026, before each test; its head holds these codes. `later`
 * turns the clock to an instant and signs everybody in again, since sessions end meanwhile.
 */
export const officeInNovember = (headCodes: readonly string[]) => {
  const office = {} as Office
  const later = (instant: string): Promise<void> => turnedTo(office, instant)
  beforeAll(async () => {
    turn(monday)
    office.server = await teamServer({ works: true })
    office.team = await signInTeam(office.server)
    const { admin } = office.team
    const body = { id: (await roleIds(admin)).审核, permissionIds: [], operationCodes: headCodes }
    expectOk(await admin.patch('/api/role/action/set-permission', body))
  })
  afterAll(() => {
    clock.shift(0)
    return office.server.close()
  })
  beforeEach(() => later(monday))
  return { office, later }
}

const turn = (instant: string): void => clock.shift((Date.parse(instant) - Date.now()) / 1000)

const turnedTo = async (office: Office, instant: string): Promise<void> => {
  turn(instant)
  const { server, team } = office
  const signIn = (name: string) => server.signIn(name, personPassword)
  const [admin, s1, h, g] = await Promise.all([
    server.signIn('admin', adminPassword),
    signIn('seller1'),
    signIn('head1'),
    signIn('boss1'),
  ])
  office.team = { ...team, admin, s1, h, g }
}
