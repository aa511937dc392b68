import { setTimeout as delay } from 'node:timers/promises'
import type { Office } from '@chengban/engine/files/office.ts'
import { drawingOffice } from '@chengban/engine/files/testing/drawing-office.ts'
import { archive, samples } from '@chengban/engine/files/testing/samples.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { TestServer } from '../testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
/** Nothing is drawn before. */
const begun = Promise.withResolvers<void>()

beforeAll(async () => {
  const machine = drawingOffice([])
  const draw: Office['draw'] = (...given) => begun.promise.then(() => machine.draw(...given))
  server = await teamServer({ works: true, office: { ...machine, draw } })
  team = await signInTeam(server)
})
afterAll(() => server.close())

const brought = async (name: string, bytes: string | Buffer): Promise<string> =>
  expectOk(await team.s1.upload(name, bytes)).data
const shared = async (name: string, bytes: string | Buffer): Promise<string> => {
  const url = await brought(name, bytes)
  return expectOk(await team.s1.post('/api/file-share', { day: '1', name, url })).data.id
}
const frame = (id: string, query = '', headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/file-share-frame/${id}${query}`, headers })
const looks = async (id: string): Promise<string[]> => {
  const text = 'select action from store.file_share_visit where share_id = $1 order by id'
  const { rows } = await server.owner.query<{ action: string }>(text, [id])
  return rows.map(({ action }) => action)
}

it('the link to one file opens no other, and nothing else of the company', async () => {
  const other = await brought('别的.txt', '别的内容')
  const id = await shared('这份.txt', '这份内容')
  expect((await frame(id, `?raw=1&url=${other}&id=${other}`)).body).toBe('这份内容')
  for (const address of [other, `${other}?ticket=${id}`, '/api/storedFile', '/api/file-share'])
    expect((await server.app.inject({ url: address, headers: { authorization: `Bearer ${id}` } })).statusCode).not.toBe(
      200,
    )
})

it('what a text says stands on the page, as text, whichever way it was written', async () => {
  const plain = await frame(await shared('纪要.txt', '一 <script>alert(1)</script> & 二'))
  expect(plain.body).toContain('一 &#60;script&#62;alert(1)&#60;/script&#62; &#38; 二')
  expect((await frame(await shared('旧.txt', samples.gb18030))).body).toContain('会议纪要')
})

it('films are played in parts, and their parts are one look', async () => {
  const id = await shared('演示.txt', 'x'.repeat(4024))
  await server.owner.query(
    `update store.stored_file set ext = 'mp4', mime = 'video/mp4' where id = (select file_id from store.file_share where id = $1)`,
    [id],
  )
  expect((await frame(id)).body).toContain('<video src="?raw=1"')
  const part = await frame(id, '?raw=1', { range: 'bytes=0-99' })
  expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
    206,
    'bytes 0-99/4024',
    100,
  ])
  expect((await frame(id, '?raw=1', { range: 'bytes=100-' })).statusCode).toBe(206)
  expect((await frame(id, '?raw=1', { range: 'bytes=9000-' })).statusCode).toBe(416)
  expect(await looks(id)).toEqual(['打开', '预览'])
})

it('only office files are drawn', async () => {
  const id = await shared('这份.txt', '这份内容')
  expect((await frame(id, '?preview=1')).statusCode).toBe(404)
})

it('office files are drawn for visitors; of what cannot be drawn they hear why', async () => {
  const sheet = await writeXlsxFile([[{ value: '报价' }]]).toBuffer()
  const [id, broken] = [
    await shared('报价.xlsx', sheet),
    await shared('坏.docx', await archive('[Content_Types].xml', 'word/document.xml')),
  ]
  expect((await frame(id)).body).toContain('<iframe src="?preview=1"')
  const first = await frame(id, '?preview=1')
  expect(first.body).toContain('正在生成预览')
  begun.resolve()
  const drawn = async (which: string) => {
    for (;;) {
      const answer = await frame(which, '?preview=1')
      if (!answer.body.includes('正在生成预览')) return answer
      await delay(200)
    }
  }
  const pdf = await drawn(id)
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  expect(await looks(id)).toEqual(['打开', '预览'])
  expect((await drawn(broken)).body).toContain('文件无法转换为预览，请下载查看')
})

it('is sent on to colleagues by who made it, while it holds', async () => {
  const id = await shared('方案.txt', '方案')
  const send = (api = team.s1, body: object = {}) =>
    api.post('/api/file-share/send', { id, userIds: [team.ids.s2], ...body })
  expect((await send(team.s2)).status).toBe(404)
  expect((await send(team.s1, { userIds: [] })).status).toBe(422)
  expect((await send(team.s1, { userIds: ['x'] })).data.fields).toEqual({ userIds: '请选择接收人' })
  expect(expectOk(await send()).data).toEqual({ sent: 1, ding: false })
  const [told] = (await team.s2.get('/api/message?pageSize=10')).data.nodes
  expect(told).toMatchObject({ title: '【文件分享】方案.txt', link: `/api/file-share-frame/${id}` })
  expectOk(await team.s1.post('/api/file-share/revoke', { id }))
  expect(await send()).toMatchObject({ status: 409, message: '分享链接已失效' })
})

it('is over with the account of who made it, whichever way that was shut, and stays so when they come back', async () => {
  const over = await frame('0'.repeat(32))
  const seen = async (id: string) =>
    Promise.all(['', '?raw=1', '?download=1'].map(async (query) => (await frame(id, query)).statusCode))
  const [open, gone] = [[200, 200, 200], Array.from({ length: 3 }, () => over.statusCode)]
  const first = await shared('方案.txt', '方案')
  expect(await seen(first)).toEqual(open)
  const versionOf = async () => (await team.admin.get(`/api/user/${team.ids.s1}`)).data.version
  expectOk(await team.admin.post('/api/user/disable', { id: team.ids.s1, version: await versionOf() }))
  expect(await seen(first)).toEqual(gone)
  expect((await frame(first)).body).toContain('分享链接已失效')
  expectOk(await team.admin.patch('/api/user/user-enable', { id: team.ids.s1, isEnable: true }))
  expect(await seen(first)).toEqual(gone)
  const url = expectOk(await team.s2.upload('另一份.txt', '另一份')).data
  const { id } = expectOk(await team.s2.post('/api/file-share', { day: '1', name: '另一份.txt', url })).data
  expect(await seen(id)).toEqual(open)
  await server.owner.query(`update store."user" set status = '待激活' where id = $1`, [team.ids.s2])
  expect(await seen(id)).toEqual(gone)
})
