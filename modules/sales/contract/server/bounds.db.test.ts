import { today } from '@chengban/engine/clock.ts'
import {
  complete,
  inForce,
  invoice,
  type Ledgers,
  move,
  openLedgers,
  receipt,
} from '@chengban/server/testing/ledgers.ts'
import { contractInput, expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const fieldsOf = (answer: { data: { fields?: unknown } | null }): unknown => answer.data?.fields
const sql = (text: string, params: readonly unknown[]) => all.server.owner.query(text, [...params])
const handedIn = async (name: string, id: string): Promise<string> => {
  expectOk(await move(all.s1, name, id, 'submit'))
  return id
}
const supplement = async (parentId: string, money: string): Promise<{ id: string }> => {
  const values = await contractInput(all.s1, all.clientId, `补充${money}`, money)
  return expectOk(await all.s1.post('/api/contract', { ...values, parentId })).data
}
const decided = async (id: string) => {
  const first = await move(all.h, 'contract', id, 'approve')
  return first.data?.status === '待二级审核' ? move(all.g, 'contract', id, 'approve') : first
}

describe('a contract', () => {
  test('of a client that has not passed, or is not in use, is not handed in', async () => {
    const { id } = expectOk(await all.s1.post('/api/contract', await contractInput(all.s1, all.clientId, '早'))).data
    for (const values of [`status = '草稿'`, 'is_use = false']) {
      await sql(`update store.client set ${values} where id = $1`, [all.clientId])
      expect((await move(all.s1, 'contract', id, 'submit')).message, values).toBe('客户未通过审核，不能提交合同')
      await sql(`update store.client set status = '通过', is_use = true where id = $1`, [all.clientId])
    }
    await handedIn('contract', id)
  })

  test('below the small sum passes after one level, at it after two', async () => {
    for (const [money, status] of [
      ['49999.99', '通过'],
      ['50000.00', '待二级审核'],
    ] as const) {
      const values = await contractInput(all.s1, all.clientId, `小额${money}`, money)
      const { id } = expectOk(await all.s1.post('/api/contract', values)).data
      await handedIn('contract', id)
      expect([money, (await move(all.h, 'contract', id, 'approve')).data.status]).toEqual([money, status])
    }
  })

  test('with a number stays, also once it was sent back', async () => {
    const id = await inForce(all)
    await sql(`update store.contract set status = '驳回' where id = $1`, [id])
    expect((await all.s1.remove(`/api/contract/${id}`)).message).toBe('已编号的合同不能删除，请作废')
  })

  test('has supplements, which have none', async () => {
    const root = await inForce(all)
    const { id } = await supplement(root, '10.00')
    const values = await contractInput(all.s1, all.clientId, '再补', '1.00')
    expect(fieldsOf(await all.s1.post('/api/contract', { ...values, parentId: id }))).toEqual({
      parentId: '补充协议不能再挂补充协议',
    })
  })
})

describe('what waits counts', () => {
  const refusal = (received: string, invoiced: string) => ({
    code: 'CONFLICT',
    message: `合同额不能低于已回款 ${received} 元或已开票 ${invoiced} 元（含审核中）`,
  })

  test('of receipts: the total falls no lower', async () => {
    const id = await inForce(all, '100000.00')
    await handedIn('returnedMoneyApply', expectOk(await receipt(all, id, '60000.00')).data.id)
    const low = await handedIn('contract', (await supplement(id, '-40000.01')).id)
    expect(await decided(low)).toMatchObject(refusal('60000.00', '0.00'))
    expectOk(await decided(await handedIn('contract', (await supplement(id, '-40000.00')).id)))
  })

  test('of invoices too', async () => {
    const id = await inForce(all, '100000.00')
    await handedIn('invoicing', expectOk(await invoice(all, id, '70000.00')).data.id)
    const low = await handedIn('contract', (await supplement(id, '-30000.01')).id)
    expect(await decided(low)).toMatchObject(refusal('0.00', '70000.00'))
    expectOk(await decided(await handedIn('contract', (await supplement(id, '-30000.00')).id)))
  })

  test('of plan lines only those that were not cancelled', async () => {
    const contractId = await inForce(all, '1000.00')
    const line = () =>
      all.s1.post('/api/invoicingPlan', { contractId, year: 2026, month: 3, type: '进度款', money: '600' })
    const { id } = expectOk(await line()).data
    expect(fieldsOf(await line())).toEqual({ money: '计划合计超过合同额，最多还可计划 400.00 元' })
    await sql('update store.invoicing_plan set is_cancel = true where id = $1', [id])
    expectOk(await line())
  })
})

describe('an invoice', () => {
  test('is not handed in on a title that is not in use', async () => {
    const id = expectOk(await invoice(all, await inForce(all), '100')).data.id
    const dead = '抬头未通过审核或已停用'
    for (const [field, title] of Object.entries({ sellerId: all.sellerId, buyerId: all.buyerId })) {
      await sql('update store.invoicing_config set is_enable = false where id = $1', [title])
      expect(fieldsOf(await move(all.s1, 'invoicing', id, 'submit'))).toEqual({ [field]: dead })
      await sql('update store.invoicing_config set is_enable = true where id = $1', [title])
    }
    expectOk(await move(all.s1, 'invoicing', id, 'submit'))
  })

  test('stays within the month of its seller', async () => {
    const contract = await inForce(all, '100000.00')
    const waiting = async (money: string): Promise<string> => {
      const { id } = expectOk(await invoice(all, contract, money)).data
      await handedIn('invoicing', id)
      expectOk(await move(all.f1, 'invoicing', id, 'audit'))
      return id
    }
    const [first, second, third] = [await waiting('1060.00'), await waiting('1060.01'), await waiting('1060.00')]
    await sql('update store.invoicing_config set month_limit = 2000 where id = $1', [all.sellerId])
    expectOk(await complete(all, first))
    expect(fieldsOf(await complete(all, second))).toEqual({ dtInvoice: '超过本月开票额度，剩余 1000.00 元' })
    expectOk(await complete(all, third))
    await sql('update store.invoicing_config set month_limit = null where id = $1', [all.sellerId])
  })

  test('has no day to come, and none before it was asked for', async () => {
    const { id } = expectOk(await invoice(all, await inForce(all), '100')).data
    await handedIn('invoicing', id)
    expectOk(await move(all.f1, 'invoicing', id, 'audit'))
    const day = (offset: number) =>
      new Date(Date.parse(`${today()}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10)
    for (const offset of [1, -1])
      expect(fieldsOf(await complete(all, id, { dtInvoice: day(offset) })), String(offset)).toEqual({
        dtInvoice: '开票日期不正确',
      })
    expectOk(await complete(all, id, { dtInvoice: day(0) }))
  })
})

test('a receipt is of today at the latest', async () => {
  const id = await inForce(all)
  const tomorrow = new Date(Date.parse(`${today()}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  expect(fieldsOf(await receipt(all, id, '5', '进度款', { date: tomorrow }))).toEqual({
    'detail.0.date': '到账日期不能晚于今天',
  })
  await handedIn('returnedMoneyApply', expectOk(await receipt(all, id, '5', '进度款', { date: today() })).data.id)
})

test('lines tell no amount to whoever reads none of their row', async () => {
  const contract = await inForce(all)
  const paid = expectOk(await receipt(all, contract, '1000')).data.id
  const detail = [{ name: '软件', money: '100.00' }]
  const asked = expectOk(await invoice(all, contract, '100', { detail })).data.id
  await sql(`update store."user" set operations = $2 where id = $1`, [
    all.ids.h,
    JSON.stringify(['returnedMoney:manage', 'invoicing:manage', '!contract:money']),
  ])
  for (const [name, id] of Object.entries({ returnedMoneyApply: paid, invoicing: asked })) {
    expect(expectOk(await all.s1.get(`/api/${name}/${id}`)).data.detail, name).toHaveLength(1)
    const seen = expectOk(await all.h.get(`/api/${name}/${id}`)).data
    expect([seen.money, seen.detail], name).toEqual([null, null])
  }
})

test('what became of a sum is told to who reads the sum', async () => {
  const values = await contractInput(all.s1, all.clientId, '改额', '1000')
  const { id, version } = expectOk(await all.s1.post('/api/contract', values)).data
  expectOk(await all.s1.patch(`/api/contract/${id}`, { id, version, patch: { name: '改额二', money: '2000.00' } }))
  await sql(`update store."user" set operations = $2 where id = $1`, [all.ids.h, JSON.stringify(['!contract:money'])])
  const told = async (api: Ledgers['s1']): Promise<string[]> => {
    const { nodes } = expectOk(await api.get(`/api/comment?module=contract&relevanceId=${id}&pageSize=9999`)).data
    const changes = (nodes as { content: string; detail: { changes: { field: string }[] } }[]).flatMap(
      ({ detail }) => detail.changes,
    )
    return [...new Set(changes.map(({ field }) => field))].filter((field) => ['name', 'money'].includes(field)).sort()
  }
  expect(await told(all.s1)).toEqual(['money', 'name'])
  expect(await told(all.h)).toEqual(['name'])
})
