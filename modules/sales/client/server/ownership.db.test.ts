import { clock } from '@chengban/engine/clock.ts'
import { inForce, type Ledgers, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, person, personPassword, roleIds } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterEach(() => clock.shift(0))
afterAll(() => all?.server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const versionOf = async (id: string): Promise<number> =>
  (await all.server.owner.query('select version from store.client where id = $1', [id])).rows[0].version
const act = async (api: Api, name: string, id: string, more: object = {}): Promise<Answer> =>
  api.post(`/api/client/action/${name}`, { id, version: await versionOf(id), ...more })
let made = 0
const clientOf = (name = `乙县第${++made}医院`): Promise<string> => makeClient(all, name)
const pooled = async (): Promise<string> => {
  const id = await clientOf()
  expectOk(await act(all.s1, 'release', id, { reason: '不再跟进' }))
  return id
}
const terms = async (clientId: string): Promise<unknown[]> => {
  const filters = encodeURIComponent(JSON.stringify({ clientId: { equalTo: clientId } }))
  const { nodes } = (await all.admin.get(`/api/clientOwner?sort=tzStart,id&filters=${filters}`)).data
  return nodes.map(
    (one: { kind: string; user: { name: string } | null; reason: string | null; tzEnd: string | null }) => [
      one.kind,
      one.user?.name ?? null,
      one.reason,
      one.tzEnd === null,
    ],
  )
}

test('a client that passed stands: it is switched off, not deleted; its draft goes with who made it', async () => {
  const id = await clientOf()
  expect(told(await all.s1.remove(`/api/client/${id}`))).toEqual([409, '已审核的客户不能删除，请停用'])
  const draft = expectOk(
    await all.s1.post('/api/client', {
      name: '草稿客户',
      type: '公立医院',
      province: '甲省',
      city: '乙市',
      linkman: '甲',
    }),
  ).data
  expect((await all.s2.remove(`/api/client/${draft.id}`)).status).toBe(404)
  expectOk(await all.s1.remove(`/api/client/${draft.id}`))
})

describe('a client is let go', () => {
  test('by its owner or who assigns, with a reason, in the version seen, and free of business', async () => {
    const id = await clientOf()
    expect(told(await act(all.s2, 'release', id, { reason: '换人' }))).toEqual([404, '数据不存在'])
    expect(told(await act(all.h, 'release', id, { reason: '换人' }))).toEqual([403, '权限不足'])
    expect(told(await act(all.s1, 'release', id))).toEqual([422, { reason: '请填写原因' }])
    expect(told(await act(all.s1, 'release', id, { reason: '换人', version: 1 }))).toEqual([409, '单据已变更，请刷新'])
    const draft = { name: '乙县平台', clientId: id, type: '新建' }
    const sale = expectOk(await all.s1.post('/api/businessOpportunity', draft)).data
    expect(told(await act(all.s1, 'release', id, { reason: '换人' }))).toEqual([409, '客户仍有进行中的业务，不能释放'])
    expectOk(await all.s1.remove(`/api/businessOpportunity/${sale.id}`))
    expectOk(await act(all.admin, 'lock', id, { lock: true, reason: '重点客户' }))
    expect(told(await act(all.s1, 'release', id, { reason: '换人' }))).toEqual([409, '客户已锁定'])
    expect(told(await act(all.s1, 'lock', id, { lock: false, reason: '解锁' }))).toEqual([403, '权限不足'])
    expect(expectOk(await act(all.admin, 'lock', id, { lock: false, reason: '解锁' })).data.ownership).toBe('私有')
    expect(expectOk(await act(all.s1, 'release', id, { reason: '换人' })).data).toMatchObject({ id, ownership: '公海' })
    expect(await terms(id)).toEqual([
      ['创建', '林一', null, false],
      ['释放', null, '换人', true],
    ])
    expect((await all.s1.get(`/api/client/${id}`)).data.phone).toBeNull()
  })

  test('not by a helper, and a helper follows the term that runs', async () => {
    const id = await clientOf()
    expectOk(await all.s1.patch(`/api/client/${id}`, { id, helperId: all.ids.s2 }))
    expect(told(await act(all.s2, 'release', id, { reason: '换人' }))).toEqual([403, '权限不足'])
    const { rows } = await all.server.owner.query('select helper_id from store.client_owner where client_id = $1', [id])
    expect(rows).toEqual([{ helper_id: all.ids.s2 }])
    expect((await all.s2.get(`/api/clientOwner?filters={"clientId":{"equalTo":"${id}"}}`)).data.totalCount).toBe(1)
  })
})

describe('a client of the 公海', () => {
  test('goes to one of two who claim it at once; the other reads that it is taken', async () => {
    const id = await pooled()
    const version = await versionOf(id)
    const claims = await Promise.all(
      [all.s2, all.admin].map((api) => api.post('/api/client/action/claim', { id, version })),
    )
    expect(claims.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'OK'])
    expect(claims.find(({ code }) => code !== 'OK')?.message).toBe('客户已被他人领取')
    // who keeps titles of invoices sees clients in part, and takes none
    expect((await all.f1.post('/api/client/action/claim', { id, version: version + 1 })).status).toBe(403)
    expect((await terms(id)).map((one) => (one as string[])[0])).toEqual(['创建', '释放', '领取'])
  })

  test('is not taken back by who had it before thirty days are over', async () => {
    const id = await pooled()
    expect(told(await act(all.s1, 'claim', id))).toEqual([422, '30天内不能领回原客户'])
    clock.shift(30 * 86_400 - 60)
    const early = await all.server.signIn('seller1', personPassword)
    expect(told(await act(early, 'claim', id))).toEqual([422, '30天内不能领回原客户'])
    clock.shift(30 * 86_400 + 60)
    const again = await all.server.signIn('seller1', personPassword)
    const { data } = expectOk(await act(again, 'claim', id))
    expect(data).toMatchObject({ id, userId: all.ids.s1, ownership: '私有' })
  })

  test('is claimed five times a day by a person, however many ask at once, and each client once', async () => {
    const roles = await roleIds(all.admin)
    const [part] = (await all.admin.get('/api/department?pageSize=50')).data.nodes
    const desks: Api[] = []
    for (const account of ['claimer1', 'claimer2']) {
      await person(all.admin, account, account, part.id, [roles.销售 as string, roles.员工 as string])
      desks.push(await all.server.signIn(account, personPassword))
    }
    const ids: string[] = []
    for (let at = 0; at < 10; at++) ids.push(await pooled())
    await all.server.owner.query(`update store.client_owner set tz_start = tz_start - interval '1 second'`)
    const sent = await Promise.all(ids.map(async (id) => ({ id, version: await versionOf(id) })))
    const asked = Array.from({ length: 50 }, (_, at) => ({ api: desks[at % 2] as Api, body: sent[(at * 7) % 10] }))
    const answers = await Promise.all(asked.map(({ api, body }) => api.post('/api/client/action/claim', body)))
    const words = new Set(answers.filter(({ code }) => code !== 'OK').map(({ message }) => message))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(10)
    expect([...words].every((word) => ['客户已被他人领取', '今日领取已达上限 5 个'].includes(word))).toBe(true)
    const { rows } = await all.server.owner.query(
      `select count(*)::integer as n from store.client where id = any ($1) group by user_id`,
      [ids],
    )
    expect(rows).toEqual([{ n: 5 }, { n: 5 }])
    const { rows: twice } = await all.server.owner.query(
      `select client_id from store.client_owner where tz_end is null group by client_id having count(*) > 1`,
    )
    expect(twice).toEqual([])
  })

  test('is not claimed by who owns as many as anybody may', async () => {
    const [first, id] = [await pooled(), await pooled()]
    expectOk(await act(all.s2, 'claim', first))
    await all.server.owner.query(`update store.config set value = '1' where key = 'client.capacity'`)
    expect(told(await act(all.s2, 'claim', id))).toEqual([422, '客户数已达上限 1 个'])
    await all.server.owner.query(`update store.config set value = '100' where key = 'client.capacity'`)
  })
})

describe('clients are assigned', () => {
  const assign = (api: Api, ids: readonly string[], more: object = {}) =>
    api.post('/api/client/action/assign', { ids, userId: all.ids.s2, reason: '片区调整', ...more })

  test('all or none, by who may, to somebody who is there', async () => {
    const [one, two] = [await clientOf(), await clientOf()]
    expect(told(await assign(all.s1, [one]))).toEqual([403, '权限不足'])
    expect(told(await assign(all.admin, [one], { reason: ' ' }))).toEqual([422, { reason: '请填写原因' }])
    expect(told(await assign(all.admin, [one, '019a0000-0000-7000-8000-000000000000']))).toEqual([404, '数据不存在'])
    await all.server.owner.query(`update store."user" set status = '停用' where id = $1`, [all.ids.h])
    expect(told(await assign(all.admin, [one, two], { userId: all.ids.h }))).toEqual([422, { userId: '用户已停用' }])
    await all.server.owner.query(`update store."user" set status = '在职' where id = $1`, [all.ids.h])
    expect((await terms(one)).length).toBe(1)
    const { data } = expectOk(await assign(all.admin, [one, two]))
    expect(data).toMatchObject({ assigned: 2, opportunities: 0, contracts: 0 })
    expect((await terms(one)).at(-1)).toEqual(['移交', '林二', '片区调整', true])
    const messages = (await all.s2.get('/api/message?pageSize=50')).data.nodes
    expect(messages.filter(({ title }: { title: string }) => title === '【客户】2个客户已分配给您')).toHaveLength(1)
    const former = (await all.s1.get('/api/message?pageSize=50')).data.nodes
    expect(former.filter(({ title }: { title: string }) => title === '【客户】2个客户已移交给林二')).toHaveLength(1)
    expect((await all.s1.get(`/api/client/${one}`)).status).toBe(404)
  })

  test('with what is in hand for them, where that is said', async () => {
    const id = all.clientId
    const contract = await inForce(all)
    const sale = expectOk(
      await all.s1.post('/api/businessOpportunity', { name: '甲市影像', clientId: id, type: '新建' }),
    ).data.id
    const task = expectOk(
      await all.s1.post('/api/businessTask', {
        name: '报价',
        businessOpportunityId: sale,
        userId: all.ids.s1,
        dtEnd: '2099-01-01',
      }),
    ).data.id
    expectOk(await all.s1.post('/api/clientVisit', { clientId: id, tzVisit: '2099-01-01T09:00:00+08:00' }))
    const { data } = expectOk(await assign(all.admin, [id], { withChildren: true }))
    expect(data).toMatchObject({ assigned: 1, opportunities: 1, contracts: 1 })
    const now = await all.server.owner.query(
      `select (select initiator from store.contract where id = $1) as contract,
         (select sales_personnel from store.business_opportunity where id = $2) as sale,
         (select user_id from store.business_task where id = $3) as task,
         (select creator_id from store.client_visit where client_id = $4) as visit`,
      [contract, sale, task, id],
    )
    const { s2 } = all.ids
    expect(now.rows).toEqual([{ contract: s2, sale: s2, task: s2, visit: s2 }])
    expect((await all.s1.get(`/api/contract/${contract}`)).status).toBe(404)
  })
})
