import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

let server: TestServer
let boss: Api
let seller: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  boss = await server.signIn('gm', demoPassword)
  seller = await server.signIn('xs02', demoPassword)
})
afterAll(() => server.close())

const set = (entity: string, setting: unknown) => boss.post('/api/flow/set', { entity, setting })
const contract = async () =>
  expectOk(await boss.get('/api/flow/list')).data.nodes.find(({ entity }: { entity: string }) => entity === 'contract')

it('is kept by holders of flow:manage alone', async () => {
  expect(await seller.get('/api/flow/list')).toMatchObject({ status: 403 })
  expect(await seller.post('/api/flow/set', { entity: 'contract', setting: {} })).toMatchObject({ status: 403 })
})

it('refuses what names nothing, here and among the parameters', async () => {
  const wrong = (message: string) => ({ status: 422, message })
  expect(await set('department', {})).toMatchObject(wrong('没有这种审批单据'))
  expect(await set('contract', { approvers: { 3: 'form' } })).toMatchObject(wrong('审批级次不存在'))
  expect(await set('contract', { approvers: { 1: 'operation:contract:none' } })).toMatchObject(wrong('操作码不存在'))
  expect(await set('contract', { cc: ['role:00000000-0000-7000-8000-000000000000'] })).toMatchObject(
    wrong('角色不存在'),
  )
  const admin = await server.signIn('admin', adminPassword)
  const { version } = (await admin.get('/api/config/flow.contract')).data
  expect(
    await admin.patch('/api/config/flow.contract', { version, patch: { value: '{"mode":{"1":"全签"}}' } }),
  ).toMatchObject({ status: 422, data: { fields: { value: '审批方式只能为或签、会签' } } })
})

it('holds from the next submission on, for who keeps no parameters, and leaves its trace', async () => {
  expect(await contract()).toMatchObject({
    levels: 2,
    isSet: true,
    setting: { skip: [{ level: 2, field: 'isSmall' }] },
  })
  const setting = { approvers: { 1: 'departmentHead' }, mode: { 2: '会签' }, slaHours: 16 }
  expectOk(await set('contract', setting))
  expect((await contract()).setting).toMatchObject(setting)
  expectOk(await set('client', { signature: [1] }))
  const { rows } = await server.owner.query(
    `select c.relevance_id, u.name from store.comment c join store."user" u on u.id = c.user_id
     where c.module = 'config' and c.relevance_id like 'flow.%' order by c.tz_create`,
  )
  expect(rows.map(({ relevance_id }) => relevance_id)).toEqual(['flow.contract', 'flow.client'])
})
