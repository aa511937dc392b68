import { clear, drawing, signed } from '@chengban/engine/files/testing/drawing.ts'
import { samples } from '@chengban/engine/files/testing/samples.ts'
import { type Answer, type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

let server: TestServer
let seller: Api
let auditor: Api
let record: string
beforeAll(async () => {
  server = await openServer({ demo: true })
  ;[seller, auditor] = (await Promise.all(['xs02', 'xz01'].map((name) => server.signIn(name, demoPassword)))) as [
    Api,
    Api,
  ]
  await server.put('config', { id: 'flow.fileAudit', key: 'flow.fileAudit', value: '{"signature":[1]}', type: 'JSON' })
  const { rows } = await server.owner.query(`select user_id from store.admin where name = 'xz01'`)
  const file = [{ url: expectOk(await seller.upload('a.txt', '内容', 'text/plain')).data }]
  const body = { name: '资质', file, category: '公司资质', audit1: rows[0].user_id }
  record = expectOk(await seller.post('/api/file-audit', body)).data.id
  expectOk(await act(seller, 'submit'))
})
afterAll(() => server.close())

const act = async (api: Api, name: string, more: object = {}): Promise<Answer> => {
  const { version } = (await seller.get(`/api/file-audit/${record}`)).data
  return api.post(`/api/file-audit/action/${name}`, { id: record, version, ...more })
}
const drawn = async (api: Api, png = signed) => [
  { url: expectOk(await api.upload('签名.png', png, 'image/png')).data, name: '签名.png', size: 1 },
]

it('asks for a signature where the level wants one: a fresh drawing of the approver and nothing else', async () => {
  const detail = (await auditor.get(`/api/auditTask/detail?module=fileAudit&relevanceId=${record}`)).data
  expect(detail.needSignature).toBe(true)
  const unsigned = await act(auditor, 'approve')
  expect([unsigned.status, JSON.stringify(unsigned)]).toEqual([422, expect.stringContaining('请签名')])
  expect((await act(auditor, 'approve', { signature: await drawn(seller) })).status).toBe(422)
  const text = [{ url: expectOk(await auditor.upload('a.txt', '字', 'text/plain')).data, name: 'a.txt', size: 1 }]
  expect((await act(auditor, 'approve', { signature: text })).status).toBe(422)
  for (const nothing of [samples.png, drawing(300, 150, () => clear)])
    expect((await act(auditor, 'approve', { signature: await drawn(auditor, nothing) })).data.fields).toEqual({
      signature: '请签名',
    })
})

it('rejecting needs none; signed it stays with the task, with the hash of what was signed', async () => {
  expectOk(await act(auditor, 'reject', { opinion: '补充' }))
  expectOk(await act(seller, 'submit'))
  expectOk(await act(auditor, 'approve', { signature: await drawn(auditor) }))
  const { rows } = await server.owner.query(
    `select signature from store.audit_task where relevance_id = $1 and status = '已同意'`,
    [record],
  )
  expect(rows[0].signature).toMatchObject([
    { hash: expect.stringMatching(/^[0-9a-f]{64}$/), tzSign: expect.any(String) },
  ])
  expect((await seller.get(`/api/file-audit/${record}`)).data.status).toBe('通过')
})
