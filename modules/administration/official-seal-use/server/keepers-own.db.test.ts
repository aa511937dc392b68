import { today } from '@chengban/engine/clock.ts'
import { signed } from '@chengban/engine/files/testing/drawing.ts'
import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, person, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let keeper: Api
let clerk: Api
let ids: { keeper: string; clerk: string }
let seal: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { id: role } = expectOk(await team.admin.post('/api/role', { name: '印章' })).data
  const operationCodes = ['officialSeal:audit', 'officialSeal:manage']
  expectOk(await team.admin.patch('/api/role/action/set-permission', { id: role, permissionIds: [], operationCodes }))
  const { departmentId } = (await team.admin.get(`/api/user/${team.ids.g}`)).data
  ids = {
    keeper: await person(team.admin, 'keeper1', '章一', departmentId, [role]),
    clerk: await person(team.admin, 'clerk1', '章二', departmentId, [role]),
  }
  keeper = await server.signIn('keeper1', personPassword)
  clerk = await server.signIn('clerk1', personPassword)
  const form = { name: '公章', code: 'YZ-09', kind: '公章', company: 'A', canTakeOut: true }
  seal = expectOk(await team.admin.post('/api/officialSeal', { ...form, keeperId: ids.keeper })).data.id
})
afterAll(() => server.close())

/** Adds an application of a person to take the seal out, approved on both levels. */
const passed = async (userId: string): Promise<string> => {
  return server.make('officialSealUse', {
    sealId: seal,
    userId,
    name: '授权书',
    kind: '授权委托',
    file: [{ url: 'x', name: 'x', size: 1 }],
    copies: 3,
    receiver: '甲市中心医院',
    reason: '投标',
    isTakeOut: true,
    outPlace: '甲市',
    companionId: team.ids.s2,
    tzOutPlan: new Date().toISOString(),
    tzBackPlan: new Date(Date.now() + 1 * 86_400_000),
    status: '通过',
    useStatus: '待用印',
  })
}
const act = async (api: Api, id: string, path: string, more: object) => {
  const { version } = expectOk(await api.get(`/api/officialSealUse/${id}`)).data
  return api.post(path, { id, version, ...more })
}
const lend = async (api: Api, id: string, more: object = {}) => {
  const signature = [{ url: expectOk(await api.upload('签名.png', signed, 'image/png')).data }]
  return act(api, id, '/api/officialSealUse/action/handOut', { signature, ...more })
}
const giveBack = async (api: Api, id: string) =>
  expectOk(await act(api, id, '/api/official-seal/returnApply', { actualCopies: 0 }))
const takeBack = (api: Api, id: string) =>
  act(api, id, '/api/official-seal/returnAudit', { pass: true, condition: '完好' })
const backup = (id: string | null) =>
  server.owner.query('update store.official_seal set backup_id = $1 where id = $2', [id, seal])

test('what the keeper takes out without a backup is handed out before a witness, and comes back to whoever manages seals', async () => {
  const id = await passed(ids.keeper)
  expect((await lend(keeper, id)).data.fields).toEqual({ witnessId: '不能为自己的申请用印' })
  const own = await lend(keeper, id, { witnessId: ids.keeper })
  expect(own.data.fields).toEqual({ witnessId: '不能为自己的申请用印' })
  expectOk(await lend(keeper, id, { witnessId: ids.clerk }))
  await giveBack(keeper, id)
  expect(await takeBack(keeper, id)).toMatchObject({ status: 403, message: '不能审核自己的归还' })
  expectOk(await takeBack(clerk, id))
  expect((await team.admin.get(`/api/officialSeal/${seal}`)).data.status).toBe('在库')
})

test('with a backup it goes by the backup alone, out and back', async () => {
  const id = await passed(ids.keeper)
  await backup(ids.clerk)
  expect(await lend(keeper, id, { witnessId: ids.clerk })).toMatchObject({ message: '不能为自己的申请用印' })
  expect((await lend(team.admin, id)).status).toBe(403)
  expectOk(await lend(clerk, id))
  await giveBack(keeper, id)
  expect((await takeBack(team.admin, id)).status).toBe(403)
  expectOk(await takeBack(clerk, id))
  await backup(null)
})

test('of what others ask for, whoever manages seals does nothing in the place of the keeper', async () => {
  const id = await passed(team.ids.s1)
  expect((await lend(clerk, id)).status).toBe(403)
  await backup(ids.clerk)
  expect(await lend(clerk, id)).toMatchObject({ message: '保管人在岗，请由保管人办理' })
  const { rows } = await server.owner.query(
    `insert into store.rest_day (id, tz_create, tz_update, user_id, kind, start_date, start_half, end_date, end_half, reason, status, rest_status, days, actual_end, actual_end_half)
     values (gen_random_uuid(), now(), now(), $1, '事假', $2, '上午', $2, '下午', 'x', '通过', '已休', 1, $2, '下午') returning id`,
    [ids.keeper, today()],
  )
  // the leave of the keeper today
  expect(rows).toHaveLength(1)
  expectOk(await lend(clerk, id))
})
