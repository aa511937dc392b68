import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const right = '91350100M000100Y43'
const wrong = '91350100M000100Y44'
const another = '91350100M000100Y45'

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server?.close())

const refused = { accountId: '税号校验位不符，请核对' }
const told = ({ status, data }: Answer) => [status, data?.fields]

test('a tax number whose check character is wrong passes once it is compared, and anew when it changes', async () => {
  const made = {
    name: '丁县医院',
    type: '公立医院',
    province: '甲省',
    city: '丁县',
    linkman: '何川',
    phone: '13800000009',
  }
  const { id } = expectOk(await team.s1.post('/api/client', made)).data
  const write = (patch: object) => team.s1.patch(`/api/client/${id}`, { patch })
  expect(told(await write({ accountId: wrong }))).toEqual([422, refused])
  expect(told(await write({ accountId: '12345', confirmTaxNo: true }))).toEqual([422, { accountId: '税号格式不正确' }])
  expectOk(await write({ accountId: wrong, confirmTaxNo: true }))
  expectOk(await write({ abbreviation: '甲院' }))
  const { rows } = await server.owner.query(
    `select 1 from store.comment where module = 'client' and relevance_id = $1 and changes::text like '%confirmTaxNo%'`,
    [id],
  )
  expect(rows).not.toEqual([])
  expect(told(await write({ accountId: another }))).toEqual([422, refused])
  expectOk(await write({ accountId: another, confirmTaxNo: true }))
  expectOk(await write({ accountId: right }))
  expect(expectOk(await team.s1.get(`/api/client/${id}`)).data).toMatchObject({ accountId: right, confirmTaxNo: false })
})

test('the title of a buyer asks the same', async () => {
  const title = { kind: '购方', title: '乙县医院', taxNo: wrong }
  await server.owner.query(`update store."user" set operations = '["invoicingConfig:apply"]' where id = $1`, [
    team.ids.s1,
  ])
  expect(told(await team.s1.post('/api/invoicingConfig', title))).toEqual([422, { taxNo: '税号校验位不符，请核对' }])
  expectOk(await team.s1.post('/api/invoicingConfig', { ...title, confirmTaxNo: true }))
})
