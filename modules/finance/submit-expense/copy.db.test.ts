import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let own: Api
let other: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  own = await server.signIn('ss04', demoPassword)
  other = await server.signIn('xs02', demoPassword)
})
afterAll(() => server.close())

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
