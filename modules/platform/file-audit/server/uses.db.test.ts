import { nameOf } from '@chengban/modules/platform/server/demo/names.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

let server: TestServer
let seller: Api
let other: Api
let auditor: Api
let audit1: string
beforeAll(async () => {
  server = await openServer({ demo: true })
  ;[seller, other, auditor] = (await Promise.all(
    ['xs02', 'xs03', 'xz01'].map((name) => server.signIn(name, demoPassword)),
  )) as [Api, Api, Api]
  const { rows } = await server.owner.query(`select user_id from store.admin where name = 'xz01'`)
  audit1 = rows[0].user_id
})
afterAll(() => server.close())

const upload = async (api: Api, name: string) => {
  const url = expectOk(await api.upload(name, `内容 ${name}`, 'text/plain')).data as string
  return [{ url, name, size: 0 }]
}
const move = async (api: Api, id: string, name: string) => {
  const { version } = (await api.get(`/api/file-audit/${id}`)).data
  return api.post(`/api/file-audit/action/${name}`, { id, version })
}
const passed = async (api: Api, name: string) => {
  const file = await upload(api, `${name}.txt`)
  const asked = { name, file, category: '合同模板', audit1 }
  const { id } = expectOk(await api.post('/api/file-audit', asked)).data as { id: string }
  expectOk(await move(api, id, 'submit'))
  expectOk(await move(auditor, id, 'approve'))
  return { id, file }
}

describe('what is kept', () => {
  it('leaves what has been replaced readable and unswept, and tells where a file is used', async () => {
    const { id, file } = await passed(seller, '授权书')
    const holder = expectOk(await seller.post('/api/file-audit', { name: '引用授权书', file, audit1 })).data
      .id as string
    const uses = (api: Api) => api.get(`/api/file-audit/uses?id=${id}`)
    expect((await uses(other)).data).toEqual({ nodes: [], totalCount: 0 })
    expect((await uses(seller)).data.nodes).toEqual([
      { module: 'fileAudit', label: '文件审核', relevanceId: holder, title: '引用授权书' },
    ])
    const { useCount, version } = (await seller.get(`/api/file-audit/${id}`)).data
    expect(useCount).toBe(1)
    const refused = await auditor.post('/api/file-audit/action/void', { id, version, opinion: '作废' })
    expect([refused.status, refused.message]).toEqual([409, '该数据已被使用，无法作废'])
    const next = await upload(seller, '授权书二.txt')
    const row = (await seller.get(`/api/file-audit/${id}`)).data
    const asked = { id, version: row.version, name: '授权书', file: next, category: '合同模板' }
    expectOk(await seller.post('/api/file-audit/modify', asked))
    expectOk(await move(auditor, id, 'approve'))
    expectOk(await seller.remove(`/api/file-audit/${holder}`))
    expect((await auditor.get(file[0]?.url ?? '')).status).toBe(200)
    const { rows } = await server.owner.query(
      `select field from store.file_link where relevance_id = $1 and field not like 'draft:%' order by field`,
      [id],
    )
    expect(rows).toEqual([{ field: 'file' }, { field: 'history' }])
    expect((await seller.get(`/api/file-audit/${id}`)).data.useCount).toBe(0)
    // a record that holds two of its files is one that uses them
    const both = { name: '引用两份', file: [...file, ...next], audit1 }
    expectOk(await seller.post('/api/file-audit', both))
    expect((await seller.get(`/api/file-audit/${id}`)).data.useCount).toBe(1)
  })

  it('what is stored is counted by folder for whoever manages files, unused ones one by one', async () => {
    expect((await seller.get('/api/stored-file/usage')).status).toBe(403)
    const usage = async () => (await auditor.get('/api/stored-file/usage?pageSize=50')).data
    const of = async () => (await usage()).folders.find(({ folder }: { folder: string }) => folder === 'attachment')
    const before = await of()
    const [file] = await upload(seller, '没人要.txt')
    const after = await of()
    expect([after.files - before.files, after.unused - before.unused]).toEqual([1, 1])
    expect(after.unusedBytes - before.unusedBytes).toBe(Buffer.byteLength('内容 没人要.txt'))
    const { nodes, totalCount } = await usage()
    expect(totalCount).toBeGreaterThan(0)
    const found = nodes.find(({ id }: { id: string }) => file?.url.includes(id))
    expect(found).toMatchObject({ name: '没人要.txt', folder: 'attachment', person: nameOf('xs02') })
    expect(Date.parse(found.tzSweep) - Date.parse(found.tzCreate)).toBe(7 * 86_400_000)
  })
})
