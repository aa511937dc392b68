import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let sealId: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const keeperId = (await team.admin.get('/api/core-user/info')).data.id
  const made = { name: '合同专用章', code: 'YZ-01', kind: '合同专用章', company: 'A', keeperId, canTakeOut: true }
  sealId = expectOk(await team.admin.post('/api/officialSeal', made)).data.id
})
afterAll(() => server.close())

const sql = (text: string, params: readonly unknown[]) => server.owner.query(text, [...params])
const set = (values: string) => sql(`update store.official_seal set ${values} where id = $1`, [sealId])
const asked = async (more: object = {}, api = team.s1) =>
  api.post('/api/officialSealUse', {
    ...{ sealId, name: '授权书', kind: '授权委托', copies: 3, receiver: '甲市中心医院', reason: '投标用' },
    file: [{ url: expectOk(await api.upload('授权书.pdf', pdf, 'application/pdf')).data }],
    ...more,
  })
const act = async (api: Api, id: string, name: string) => {
  const { version } = expectOk(await team.admin.get(`/api/officialSealUse/${id}`)).data
  return api.post(`/api/officialSealUse/action/${name}`, { id, version })
}
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('a seal that stays in the office does not go out', async () => {
  const outside = { isTakeOut: true, outPlace: '甲市', companionId: team.ids.s2, tzOutPlan: at(1), tzBackPlan: at(30) }
  await set('can_take_out = false')
  expect((await asked(outside)).data.fields).toEqual({ isTakeOut: '该印章不允许外借' })
  await set('can_take_out = true')
  expectOk(await asked(outside))
})

test('three scans that are owed for more than five working days come first', async () => {
  const { id } = expectOk(await asked()).data
  const owed = await Promise.all([asked(), asked(), asked()])
  const ids = owed.map((answer) => expectOk(answer).data.id)
  await sql(
    `update store.official_seal_use set use_status = '待上传', tz_use = now() - interval '30 days' where id = any ($1)`,
    [ids],
  )
  expect((await act(team.s1, id, 'submit')).message).toBe('有3份用印未上传扫描件，请先归档')
  await sql('update store.official_seal_use set tz_use = now() where id = $1', [ids[0]])
  expectOk(await act(team.s1, id, 'submit'))
})

test('a seal that is out of use by then is agreed to by nobody', async () => {
  await sql('delete from store.official_seal_use where use_status = $1', ['待上传'])
  const { id } = expectOk(await asked()).data
  expectOk(await act(team.s1, id, 'submit'))
  expectOk(await act(team.h, id, 'approve'))
  await set(`status = '停用'`)
  expect((await act(team.admin, id, 'approve')).message).toBe('印章已停用')
  await set(`status = '已销毁'`)
  expect((await act(team.admin, id, 'approve')).message).toBe('印章已销毁')
  expect((await asked({}, team.admin)).data.fields).toEqual({ sealId: '印章已销毁' })
  await set(`status = '在库'`)
  expectOk(await act(team.admin, id, 'approve'))
})

test('a seal is destroyed with a proof of it', async () => {
  await set(`status = '停用'`)
  const { version } = expectOk(await team.admin.get(`/api/officialSeal/${sealId}`)).data
  const destroy = (more: object) =>
    team.admin.post('/api/officialSeal/action/destroy', { id: sealId, version, opinion: '磨损', ...more })
  expect((await destroy({})).data.fields).toEqual({ file: '请上传销毁凭证' })
  expect((await destroy({ file: [] })).data.fields).toEqual({ file: '请上传销毁凭证' })
  const file = [{ url: expectOk(await team.admin.upload('销毁.pdf', pdf, 'application/pdf')).data }]
  expectOk(await destroy({ file }))
})
