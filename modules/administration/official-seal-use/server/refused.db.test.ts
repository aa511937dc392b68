import { type Cast, expectOk, makeCast, pdf, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { Desk, House } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let sealId: string

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  const keeperId = (await cast.admin.get('/api/core-user/info')).data.id
  const made = { name: '合同专用章', code: 'YZ-01', kind: '合同专用章', company: 'A', keeperId, canTakeOut: true }
  sealId = expectOk(await cast.admin.post('/api/officialSeal', made)).data.id
})
afterAll(() => house.close())

const sql = (text: string, params: readonly unknown[]) => house.owner.query(text, [...params])
const set = (values: string) => sql(`update store.official_seal set ${values} where id = $1`, [sealId])
const asked = async (more: object = {}, desk = cast.s1) =>
  desk.post('/api/officialSealUse', {
    ...{ sealId, name: '授权书', kind: '授权委托', copies: 3, receiver: '甲市中心医院', reason: '投标用' },
    file: [{ url: expectOk(await desk.upload('授权书.pdf', pdf, 'application/pdf')).data }],
    ...more,
  })
const act = async (desk: Desk, id: string, name: string) => {
  const { version } = expectOk(await cast.admin.get(`/api/officialSealUse/${id}`)).data
  return desk.post(`/api/officialSealUse/action/${name}`, { id, version })
}
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('a seal that stays in the house does not go out', async () => {
  const outside = { isTakeOut: true, outPlace: '甲市', companionId: cast.ids.s2, tzOutPlan: at(1), tzBackPlan: at(30) }
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
  expect((await act(cast.s1, id, 'submit')).message).toBe('有3份用印未上传扫描件，请先归档')
  await sql('update store.official_seal_use set tz_use = now() where id = $1', [ids[0]])
  expectOk(await act(cast.s1, id, 'submit'))
})

test('a seal that is out of use by then is agreed to by nobody', async () => {
  await sql('delete from store.official_seal_use where use_status = $1', ['待上传'])
  const { id } = expectOk(await asked()).data
  expectOk(await act(cast.s1, id, 'submit'))
  expectOk(await act(cast.h, id, 'approve'))
  await set(`status = '停用'`)
  expect((await act(cast.admin, id, 'approve')).message).toBe('印章已停用')
  await set(`status = '已销毁'`)
  expect((await act(cast.admin, id, 'approve')).message).toBe('印章已销毁')
  expect((await asked({}, cast.admin)).data.fields).toEqual({ sealId: '印章已销毁' })
  await set(`status = '在库'`)
  expectOk(await act(cast.admin, id, 'approve'))
})

test('a seal is destroyed with a proof of it', async () => {
  await set(`status = '停用'`)
  const { version } = expectOk(await cast.admin.get(`/api/officialSeal/${sealId}`)).data
  const destroy = (more: object) =>
    cast.admin.post('/api/officialSeal/action/destroy', { id: sealId, version, opinion: '磨损', ...more })
  expect((await destroy({})).data.fields).toEqual({ file: '请上传销毁凭证' })
  expect((await destroy({ file: [] })).data.fields).toEqual({ file: '请上传销毁凭证' })
  const file = [{ url: expectOk(await cast.admin.upload('销毁.pdf', pdf, 'application/pdf')).data }]
  expectOk(await destroy({ file }))
})
