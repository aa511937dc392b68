import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { expectOk } from '@chengban/server/testing/cast.ts'
import { type Desk, type House, openHouse } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let own: Desk
let other: Desk
beforeAll(async () => {
  house = await openHouse({ demo: true })
  own = await house.signIn('ss04', demoPassword)
  other = await house.signIn('xs02', demoPassword)
})
afterAll(() => house.close())

const line = { content: '打车', date: '2026-11-20', kind: '管理费用', type: '市内交通', money: '36.50' }

test('a claim is copied without its days and receipts, by who may see it alone', async () => {
  const rows = [{ ...line, noInvoiceReason: '无票' }]
  const { id } = expectOk(await own.post('/api/submitExpense', { name: '月度交通', company: 'A', rows })).data
  expect((await other.get(`/api/submitExpense/copy?id=${id}`)).status).toBe(404)
  expect((await own.get('/api/submitExpense/copy?id=none')).status).toBe(404)
  const { row } = expectOk(await own.get(`/api/submitExpense/copy?id=${id}`)).data
  expect(row).toMatchObject({ name: '月度交通', company: 'A' })
  expect(row.rows).toEqual([{ content: '打车', kind: '管理费用', type: '市内交通', money: '36.50', quantity: '1.00' }])
  expect(Object.keys(row).sort()).toEqual(['company', 'departmentId', 'name', 'rows'])
})
