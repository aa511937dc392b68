import { inForce, type Ledgers, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Api } from '@chengban/server/testing/server.ts'
import { expectOk, pdf } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
let root: string
beforeAll(async () => {
  all = await openLedgers()
  root = await inForce(all, '100000.00')
})
afterAll(() => all?.server.close())

const supplement = async (api: Api, more: object) => {
  const url = expectOk(await api.upload('补充.pdf', pdf, 'application/pdf')).data
  return api.post('/api/contract', {
    name: '补充协议',
    payWay: '分期',
    money: '500.00',
    contractFile: [{ url }],
    ...more,
  })
}

test('a contract of its own names its client, its company and how it is invoiced', async () => {
  const { status, data } = await supplement(all.s1, {})
  expect([status, data.fields]).toEqual([
    422,
    { clientId: '客户不能为空', selfCompany: '我方公司不能为空', invoiceType: '请选择发票类型' },
  ])
})

test('a supplement asks for nothing that its root says', async () => {
  const { id } = expectOk(await supplement(all.s1, { parentId: root })).data
  const [made, from] = [id, root].map((one) => all.s1.get(`/api/contract/${one}`))
  const { clientId, selfCompany, invoiceType, area } = (await from)?.data ?? {}
  expect((await made)?.data).toMatchObject({ parentId: root, clientId, selfCompany, invoiceType, area })
  expect([clientId, selfCompany]).toEqual([all.clientId, 'A'])
  const below = await supplement(all.s1, { parentId: id })
  expect(below.data.fields).toEqual({ parentId: '补充协议不能再挂补充协议' })
})

test('whoever does not see the root learns nothing of it', async () => {
  const { status, data } = await supplement(all.s2, { parentId: root })
  expect([status, data.fields.parentId]).toEqual([422, '主合同不存在'])
  expect(JSON.stringify(data)).not.toContain(all.clientId)
})
