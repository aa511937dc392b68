import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, person, personPassword } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const password = 'Demo@2026'
let server: TestServer
let admin: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
})
afterAll(() => server.close())

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const act = async (api: Api, resource: string, id: string, move: string, more: object = {}) => {
  const { version } = expectOk(await api.get(`/api/${resource}/${id}`)).data
  return api.post(`/api/${resource}/action/${move}`, { id, version, ...more })
}

test('what was shown already is not changed, nor what has begun', async () => {
  const [{ id, userId }] = await sql(
    `select d.id, d.user_id as "userId" from store.demo_apply d join store."user" u on u.id = d.user_id and u.is_enable
       join store.admin a on a.user_id = u.id and a.name <> 'admin'
     where d.demo_status = '已完成' and d.status = '通过' order by d.id limit 1`,
  )
  const [{ name }] = await sql('select name from store.admin where user_id = $1', userId)
  const api = await server.signIn(name, password)
  expect(await act(api, 'demoApply', id, 'change')).toMatchObject({ status: 409, message: '演示已结束，不能变更' })
  await sql(`update store.demo_apply set demo_status = '待演示' where id = $1`, id)
  expect(await act(api, 'demoApply', id, 'change')).toMatchObject({ status: 409, message: '演示已开始，不能变更' })
})

test('whoever sees an opportunity sees its trials and demonstrations, but no password', async () => {
  const [{ opportunity, seller }] = await sql(
    `select b.id as opportunity, a.name as seller from store.business_opportunity b join store.admin a on a.user_id = b.sales_personnel
     join store."user" u on u.id = b.sales_personnel and u.is_enable where a.name <> 'xs01' order by b.tz_create, b.id limit 1`,
  )
  const api = await server.signIn(seller, password)
  for (const [entity, table] of [
    ['testApply', 'test_apply'],
    ['demoApply', 'demo_apply'],
  ] as const) {
    const [{ id }] = await sql(
      `select t.id from store.${table} t join store.admin a on a.user_id = t.user_id where a.name <> $1 and t.business_opportunity_id is null
         order by t.tz_create, t.id limit 1`,
      seller,
    )
    expect((await api.get(`/api/${entity}/${id}`)).status, entity).toBe(404)
    await sql(`update store.${table} set business_opportunity_id = $1 where id = $2`, opportunity, id)
    const seen = expectOk(await api.get(`/api/${entity}/${id}`)).data
    expect(seen, entity).toMatchObject({ businessOpportunityId: opportunity, password: null })
  }
})

test('whoever keeps the shelf states a return only for who has left or is about to', async () => {
  const [{ id, userId }] = await sql(
    `select r.id, r.user_id as "userId" from store.receive r join store.receive_item i on i.id = r.item_id
     where r.receive_status = '已领取' and i.kind = '可归还' order by r.id limit 1`,
  )
  const clerk = await server.signIn('xz01', password)
  expect((await act(clerk, 'receive', id, 'returnApply', { quantity: 1 })).status).toBe(403)
  await sql(`update store."user" set status = '离职' where id = $1`, userId)
  expectOk(await act(clerk, 'receive', id, 'returnApply', { quantity: 1 }))
})

test('whoever reckons pay reads the sheets that are locked and the deductions that have passed, and no others', async () => {
  const { id: role } = expectOk(await admin.post('/api/role', { name: '算薪' })).data
  const operationCodes = ['moneyPayroll:calc']
  expectOk(await admin.patch('/api/role/action/set-permission', { id: role, permissionIds: [], operationCodes }))
  const [{ id: departmentId }] = await sql('select id from store.department order by tz_create limit 1')
  await person(admin, 'calc1', '算一', departmentId, [role])
  const api = await server.signIn('calc1', personPassword)
  const states = async (entity: string) => {
    const { nodes } = expectOk(await api.get(`/api/${entity}?pageSize=50`)).data
    return [...new Set(nodes.map(({ status }: { status: string }) => status))]
  }
  await sql(
    `update store.check_on_work set status = '已锁定' where id = (select id from store.check_on_work where status = '已确认' limit 1)`,
  )
  expect([await states('checkOnWork'), await states('deduction')]).toEqual([['已锁定'], ['通过']])
})
