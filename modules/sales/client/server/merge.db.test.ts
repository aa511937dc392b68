import { type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const versionOf = async (id: string): Promise<number> =>
  (await all.server.owner.query('select version from store.client where id = $1', [id])).rows[0].version
let made = 0
const clientOf = (name = `乙县第${++made}医院`): Promise<string> => makeClient(all, name)
const productOf = async (): Promise<string> => {
  const product = { name: '病历系统', code: 'BL', category: '业务系统', principalId: all.ids.g }
  return expectOk(await all.admin.post('/api/productLibrary', product)).data.id
}
const lastTerm = async (clientId: string): Promise<unknown> => {
  const { rows } = await all.server.owner.query(
    'select kind, user_id, tz_end is null as runs from store.client_owner where client_id = $1 order by tz_start desc, id desc limit 1',
    [clientId],
  )
  return rows[0]
}

describe('clients are merged', () => {
  const merge = async (keepId: string, dropIds: readonly string[], api = all.admin, more: object = {}) =>
    api.post('/api/client/action/merge', { keepId, version: await versionOf(keepId), dropIds, ...more })

  test('by who may, none with itself, none in audit, into one that has passed', async () => {
    const [keep, drop] = [await clientOf(), await clientOf()]
    expect(told(await merge(keep, [drop], all.s1))).toEqual([403, '权限不足'])
    expect(told(await merge(keep, [keep]))).toEqual([422, '不能与自身合并'])
    expect(told(await merge(keep, []))[0]).toBe(422)
    const draft = { name: '丙县医院', type: '公立医院', province: '甲省', city: '甲市', linkman: '何川' }
    const fresh = expectOk(await all.s1.post('/api/client', draft)).data.id
    expect(told(await merge(fresh, [drop]))).toEqual([409, '保留的客户未通过审核'])
    expectOk(await move(all.s1, 'client', fresh, 'submit'))
    expect(told(await merge(keep, [fresh]))).toEqual([409, '客户有审核中的单据，不能合并'])
  })

  test('whatever named the others names the one that stays; what is twice is joined', async () => {
    const [keep, drop] = [await clientOf('丁县人民医院'), await clientOf('丁县第一人民医院')]
    const contact = (clientId: string, phone: string) =>
      all.s1.post('/api/clientContact', { clientId, name: '何护士', phone })
    expectOk(await contact(drop, '13800000009'))
    const product = await productOf()
    expectOk(await all.s1.post('/api/clientProduct', { clientId: keep, productLibraryId: product }))
    expectOk(await all.s1.post('/api/clientProduct', { clientId: drop, productLibraryId: product, state: '在用' }))
    const sale = { name: '丁县平台', clientId: drop, type: '新建' }
    const saleId = expectOk(await all.s1.post('/api/businessOpportunity', sale)).data.id
    expectOk(await all.s1.post('/api/businessLog', { businessOpportunityId: saleId, content: '电话' }))
    const { data } = expectOk(await merge(keep, [drop]))
    // the one that came with each client has the same number: joined
    expect(data.moved).toMatchObject({ contacts: 2, opportunities: 1, products: 1 })
    const kept = (await all.admin.get(`/api/client/${keep}`)).data
    expect(kept.alias).toEqual(['丁县第一人民医院'])
    const gone = (await all.admin.get(`/api/client/${drop}`)).data
    expect([gone.isUse, gone.mergedIntoId]).toEqual([false, keep])
    expect(await lastTerm(drop)).toEqual({ kind: '合并', user_id: null, runs: false })
    expect(await pointing(drop)).toEqual(['client_owner'])
    expect(told(await all.admin.patch('/api/client/client-enable', { id: drop, isEnable: true }))).toEqual([
      409,
      '客户已并入【丁县人民医院】',
    ])
    const { rows: contacts } = await all.server.owner.query(
      'select phone from store.client_contact where client_id = $1 order by phone',
      [keep],
    )
    expect(contacts.map(({ phone }) => phone)).toEqual(['13800000002', '13800000009'])
  })

  test('takes the values chosen, and keeps the name of before among the aliases', async () => {
    const [keep, drop] = [await clientOf('戊县医院'), await clientOf('戊县中心医院')]
    expect(told(await merge(keep, [drop], all.admin, { choose: { status: drop } }))).toEqual([
      422,
      { choose: '不能选择审核状态' },
    ])
    expectOk(await merge(keep, [drop], all.admin, { choose: { name: drop } }))
    const kept = (await all.admin.get(`/api/client/${keep}`)).data
    expect([kept.name, kept.normalName, kept.alias]).toEqual(['戊县中心医院', '戊县中心医院', ['戊县医院']])
  })
})

/** Tables with a row that names the client. */
const pointing = async (id: string): Promise<string[]> => {
  const { rows: keys } = await all.server.owner.query(
    `select k.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.confrelid = 'store.client'::regclass and k.contype = 'f'`,
  )
  const found: string[] = []
  for (const { table, column } of keys) {
    const { rows } = await all.server.owner.query(`select from ${table} where "${column}" = $1`, [id])
    if (rows.length) found.push(String(table).replace('store.', ''))
  }
  return found
}
