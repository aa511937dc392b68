import { inForce, issuedInvoice, type Ledgers, move, openLedgers, received } from '@chengban/server/testing/ledgers.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const ask = (id: string, api = all.s1) => api.get(`/api/contract/account?contractId=${id}`)
const told = async (id: string) => {
  const { nodes, ...sums } = expectOk(await ask(id)).data
  const line = ({ kind, due, invoiced, received: came, remain }: Record<string, string | null>) => [
    ...[kind, due, invoiced, came, remain],
  ]
  return { sums, nodes: nodes.map(line) }
}

test('nobody reads the account of a contract they do not see', async () => {
  const id = await inForce(all, '1000.00')
  expect((await ask(id, all.s2)).status).toBe(404)
  expect((await ask(all.clientId)).status).toBe(404)
})

test('every line of it leaves a balance, the last what the contract owes', async () => {
  const id = await inForce(all, '1000.00', { signed: true })
  await issuedInvoice(all, id, '600.00')
  await received(all, id, '250.00')
  await received(all, id, '100.00')
  expect(await told(id)).toEqual({
    sums: { due: '1000.00', received: '350.00', remain: '650.00', invoiced: '600.00' },
    nodes: [
      ['合同', '1000.00', null, null, '1000.00'],
      ['进度款', null, null, '250.00', '750.00'],
      ['进度款', null, null, '100.00', '650.00'],
      ['发票', null, '600.00', null, '650.00'],
    ],
  })
  expectOk(await move(all.g, 'contract', id, 'terminate', { opinion: '取消' }))
  const { sums, nodes } = await told(id)
  expect(sums).toEqual({ due: '600.00', received: '350.00', remain: '250.00', invoiced: '600.00' })
  expect(nodes.at(-1)).toEqual(['终止', '-400.00', null, null, '250.00'])
})
