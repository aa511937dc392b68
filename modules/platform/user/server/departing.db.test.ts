import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Answer, type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let hr: Api
let head: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  hr = await server.signIn('hr02', demoPassword)
  head = await server.signIn('xs01', demoPassword)
})
afterAll(() => server.close())

interface Counted {
  readonly module: string
  readonly count: number
  readonly reason?: string
}

const value = async <T>(text: string, params: unknown[] = []): Promise<T> =>
  Object.values((await server.owner.query(text, params)).rows[0] ?? {})[0] as T
const idOf = (account: string) => value<string>('select user_id from store.admin where name = $1', [account])
const accountOf = (id: string) => value<string>('select name from store.admin where user_id = $1', [id])
const told = (answer: Answer) => [answer.status, answer.data?.fields ?? answer.message]
const handOver = async (api: Api, from: string, to: string, more: object = {}) =>
  api.post('/api/user/handover', { fromId: await idOf(from), toId: await idOf(to), ...more })
const of = (list: readonly Counted[], module: string) => list.filter((one) => one.module === module)
const open = async (account: string) => (await hr.get(`/api/user/openWork?id=${await idOf(account)}`)).data
const depart = async (account: string) => {
  const id = await idOf(account)
  const version = await value('select version from store."user" where id = $1', [id])
  return hr.post('/api/user/action/depart', { id, version, tzDepart: '2026-11-30' })
}

test('what somebody has open is for those who hand over or shut out', async () => {
  const seller = await server.signIn('xs03', demoPassword)
  expect(told(await seller.get(`/api/user/openWork?id=${await idOf('xs02')}`))).toEqual([403, '权限不足'])
  expect((await hr.get('/api/user/openWork?id=00000000-0000-7000-8000-000000000000')).status).toBe(404)
  expect(told(await handOver(seller, 'xs02', 'xs03'))).toEqual([403, '权限不足'])
})

test('trying a handover leaves nothing behind: no row, no record, no word', async () => {
  const state = () =>
    value<string>(`select concat_ws(' ', (select count(*) from store.comment), (select count(*) from store.message),
      (select sum(version) from store.client), (select sum(version) from store.audit_task))`)
  const before = await state()
  const would = (await handOver(hr, 'xs02', 'xs03', { dryRun: true })).data
  expect(would.totalCount).toBeGreaterThan(0)
  expect(await state()).toBe(before)
})

test('kinds that are named move alone', async () => {
  const { moved, left } = (await handOver(hr, 'xs06', 'xs03', { modules: ['client'] })).data
  expect([...moved, ...left].map(({ module }: Counted) => module)).toEqual(['client'])
})

test('a row whose rules the receiver would break stays, with the words of the rule', async () => {
  const { solver, tester } = await value<{ solver: string; tester: string }>(
    `select json_build_object('solver', solver_id, 'tester', tester_id) from store.bug
     where status <> '已关闭' and solver_id <> tester_id order by id limit 1`,
  )
  const both = () =>
    value<number>(
      `select count(*)::int from store.bug where solver_id = $1 and tester_id = $2 and status <> '已关闭'`,
      [solver, tester],
    )
  const shared = await both()
  const [from, to] = [await accountOf(solver), await accountOf(tester)]
  const { left } = (await handOver(hr, from, to, { modules: ['bug'] })).data
  expect(of(left, 'bug')).toEqual([expect.objectContaining({ count: shared, reason: '测试人与解决人不能相同' })])
  expect(await both()).toBe(shared)
})

test('contracts go by their own move, made only for who assigns clients', async () => {
  const [fromId, toId] = [await idOf('xs05'), await idOf('xs04')]
  const owned = () => value<number>('select count(*)::int from store.contract where initiator = $1', [fromId])
  const { left, moved } = (await handOver(hr, 'xs05', 'xs04', { modules: ['contract'] })).data
  expect(moved).toEqual([])
  expect(of(left, 'contract')[0]?.reason).toBe('请由客户分配人移交')
  const [id, version] = await value<[string, number]>(
    `select json_build_array(id, version) from store.contract where initiator = $1 and stage = '履行中' limit 1`,
    [fromId],
  )
  const one = (body: object) => head.post('/api/contract/action/handOver', { id, version, ...body })
  expect(told(await one({ userId: toId }))).toEqual([422, { reason: '请填写移交原因' }])
  expect(told(await one({ opinion: '离职' }))).toEqual([422, { userId: '接收人不能为空' }])
  expect(told(await one({ userId: fromId, opinion: '离职' }))).toEqual([422, { userId: '接收人已是发起人' }])
  expect(told(await hr.post('/api/contract/action/handOver', { id, version, userId: toId, opinion: '离职' }))[0]).toBe(
    404,
  )
  expect((await one({ userId: toId, opinion: '离职' })).code).toBe('OK')
  await server.owner.query(`update store."user" set operations = '["user:handover"]' where id = $1`, [
    await idOf('xs01'),
  ])
  const answer = await handOver(head, 'xs05', 'xs04', { modules: ['contract'] })
  expect(answer.message).toBe('')
  const done = answer.data
  expect(done.left).toEqual([])
  expect(done.moved[0].count).toBe((of(left, 'contract')[0]?.count as number) - 1)
  expect(await owned()).toBe(
    await value(
      `select count(*)::int from store.contract where initiator = $1
      and (stage in ('履行完毕', '已归档', '已终止') or status = '已作废')`,
      [fromId],
    ),
  )
})

test('several contracts go at once, all of them or none', async () => {
  const [fromId, toId] = [await idOf('xs06'), await idOf('xs04')]
  const ids = await value<string[]>(
    'select array(select id::text from store.contract where initiator = $1 order by id)',
    [fromId],
  )
  expect(ids.length).toBeGreaterThan(1)
  const go = (body: object) => head.post('/api/contract/action/handOver', { reason: '调岗', userId: toId, ...body })
  const owned = () => value<number>('select count(*)::int from store.contract where initiator = $1', [fromId])
  expect(told(await go({ ids: [] }))).toEqual([422, { ids: '请选择合同' }])
  expect(told(await go({ ids: [...ids, toId] }))[0]).toBe(404)
  expect(told(await go({ ids, reason: ' ' }))).toEqual([422, { reason: '请填写移交原因' }])
  const other = await value<string>('select id from store.contract where initiator = $1 limit 1', [toId])
  expect(told(await go({ ids: [...ids, other] }))).toEqual([422, { userId: '接收人已是发起人' }])
  expect(await owned()).toBe(ids.length)
  expect((await go({ ids })).data).toEqual({ ids })
  expect(await owned()).toBe(0)
})

test('who owes or is owed, and who has things of the company, does not leave', async () => {
  const id = await idOf('cs02')
  await handOver(hr, 'cs02', 'xz01')
  await server.owner.query(`update store.official_seal set keeper_id = $2 where keeper_id = $1`, [
    id,
    await idOf('xz01'),
  ])
  await server.owner.query(`update store.department set leader_id = null where leader_id = $1`, [id])
  await server.owner.query(`update store."user" set superior_id = null where superior_id = $1`, [id])
  await server.owner.query(`update store.receive set receive_status = '已归还' where user_id = $1`, [id])
  await server.owner.query(`update store.official_seal_use set use_status = '已取消' where user_id = $1`, [id])
  await server.owner.query(`update store.submit_expense set pay_status = '未到' where user_id = $1`, [id])
  await server.owner.query(`update store.money_payroll set status = '已确认' where user_id = $1`, [id])
  await server.owner.query(`update store.money_come_go set settle = '已结清' where user_id = $1`, [id])
  expect(await open('cs02')).toMatchObject({ workCount: 0, itemCount: 0 })
  const claim = await value('select id from store.submit_expense where user_id = $1 limit 1', [id])
  await server.owner.query(`update store.submit_expense set pay_status = '待付款' where id = $1`, [claim])
  const item = await value(
    'select id from store.receive where user_id <> $1 and quantity - return_quantity - lost_quantity > 1 limit 1',
    [id],
  )
  await server.owner.query(
    `update store.receive set user_id = $1, receive_status = '已领取', quantity = 3, return_quantity = 1, lost_quantity = 0 where id = $2`,
    [id, item],
  )
  expect(told(await depart('cs02'))).toEqual([409, '仍有1项工作未交接'])
  await server.owner.query(`update store.submit_expense set pay_status = '已付款' where id = $1`, [claim])
  expect(told(await depart('cs02'))).toEqual([409, '仍有2件物品未归还'])
  await server.owner.query(`update store.receive set return_quantity = 3 where id = $1`, [item])
})

test('with the person their shares are shut', async () => {
  const api = await server.signIn('cs02', demoPassword)
  const url = (await api.upload('值班表.txt', '一')).data
  const shared = await api.post('/api/file-share', { url, day: '3', name: '值班表.txt' })
  expect(shared.code).toBe('OK')
  expect((await depart('cs02')).data.status).toBe('离职')
  expect(
    await value(`select count(*)::int from store.file_share where creator_id = $1 and tz_revoke is null`, [
      await idOf('cs02'),
    ]),
  ).toBe(0)
})
