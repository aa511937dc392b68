import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { Office } from '@chengban/engine/files/office.ts'
import { drawingOffice } from '@chengban/engine/files/testing/drawing-office.ts'
import { archive } from '@chengban/engine/files/testing/samples.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { Answer, TestServer } from '../testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
let machine: Office
/** What draws for now: in turn nothing, a double, and a program of the machine. */
let studio: Office
let drawn: number
let most: number

const nothing: Office = {
  trouble: '服务器没有安装 LibreOffice，请下载查看',
  stop: () => undefined,
  draw: () => Promise.reject(new Error('none')),
}
/** Notes how often it was asked, and how many drawings were under way at once. */
const double = (draw: Office['draw']): Office => {
  let now = 0
  return {
    trouble: undefined,
    stop: () => undefined,
    draw: async (...given) => {
      drawn++
      most = Math.max(most, ++now)
      return await draw(...given).finally(() => now--)
    },
  }
}
const breaking = double(() => Promise.reject(new Error('broken')))
const copying = double(async (source, _ext, use) => {
  const path = join(server.dataDir, `drawn-${drawn}.pdf`)
  await writeFile(path, Buffer.concat([Buffer.from('%PDF-'), await buffer(source)]))
  await delay(30)
  return use(path)
})

beforeAll(async () => {
  studio = nothing
  const office: Office = {
    get trouble() {
      return studio.trouble
    },
    stop: () => studio.stop(),
    draw: (...given) => studio.draw(...given),
  }
  server = await teamServer({ works: true, office })
  machine = drawingOffice([server.dataDir])
  team = await signInTeam(server)
})
beforeEach(() => {
  studio = nothing
  drawn = 0
  most = 0
})
afterAll(() => server.close())

const ask = (url: string, api = team.s1): Promise<Answer> => api.get(`/api/file/preview?url=${encodeURIComponent(url)}`)
const failed = '文件无法转换为预览，请下载查看'
const brought = async (name: string, bytes: string | Buffer): Promise<string> =>
  expectOk(await team.s1.upload(name, bytes)).data as string

/** Has the parts of a document, with nothing in them; `more` makes it another. */
const emptyDocument = (...more: string[]) => archive('[Content_Types].xml', 'word/document.xml', ...more)
const statusOf = async (url: string): Promise<string> =>
  (await server.owner.query('select preview_status from store.stored_file where url = $1', [url])).rows[0]
    .preview_status
const becomes = async (url: string, wanted: string): Promise<void> => {
  for (let tries = 0; (await statusOf(url)) !== wanted && tries < 1200; tries++) await delay(50)
  expect(await statusOf(url)).toBe(wanted)
}

describe('a preview is refused', () => {
  it('to whoever may not read the file, as if there were none', async () => {
    const url = await brought('a.pdf', pdf)
    expect((await ask(url, team.s2)).code).toBe('NOT_FOUND')
    expect((await server.app.inject(`/api/file/preview?url=${url}`)).statusCode).toBe(401)
    for (const other of ['', '/file/attachment/x.pdf', `${url}x`]) expect((await ask(other)).code).toBe('NOT_FOUND')
  })

  it('of a kind that nothing shows', async () => {
    const brief = await brought('a.pdf', pdf)
    const url = brief.replace('.pdf', '.ofd')
    await server.owner.query(`update store.stored_file set ext = 'ofd', url = $2 where url = $1`, [brief, url])
    expect(await ask(url)).toMatchObject({ status: 422, code: 'VALIDATION', message: '无法识别文件类型' })
  })

  it('as a PDF that is not drawn yet, and nothing waits where nothing draws', async () => {
    const url = await brought('a.docx', await emptyDocument())
    expect((await team.s1.get(`${url}?preview=1`)).code).toBe('NOT_FOUND')
    expect((await team.s2.get(`${url}?preview=1`)).code).toBe('NOT_FOUND')
    expect((await ask(url)).data).toMatchObject({ status: '失败', reason: '服务器没有安装 LibreOffice，请下载查看' })
    expect(await statusOf(url)).toBe('无需')
  })

  it('of what was tried twice in vain: neither looks nor the same content brought again begin anew', async () => {
    studio = breaking
    const bytes = await emptyDocument('broken')
    const url = await brought('坏.docx', bytes)
    await becomes(url, '失败')
    expect(drawn).toBe(2)
    const again = await brought('又坏.docx', bytes)
    expect(await statusOf(again)).toBe('失败')
    for (const one of [url, again]) expect((await ask(one)).data).toMatchObject({ status: '失败', reason: failed })
    await server.runner.ask('previewConvert')
    expect(drawn).toBe(2)
  })
})

describe('an office file that comes', () => {
  it('is drawn without anybody looking at it, once for all who bring the same', async () => {
    studio = copying
    const bytes = await emptyDocument('one')
    const [mine, other] = [await brought('一.docx', bytes), expectOk(await team.s2.upload('二.docx', bytes)).data]
    for (const url of [mine, other]) await becomes(url, '完成')
    expect((await ask(mine)).data).toMatchObject({ kind: 'office', src: `${mine}?preview=1`, status: '完成' })
    const third = await brought('三.docx', bytes)
    expect([await statusOf(third), drawn]).toEqual(['完成', 1])
  })

  it('waits in turn: one is drawn at a time, whoever looks and however many runs there are', async () => {
    studio = copying
    const urls = []
    for (const n of ['x', 'y', 'z']) urls.push(await brought(`${n}.docx`, await emptyDocument(n)))
    for (const url of urls) expect(['排队', '完成']).toContain((await ask(url)).data.status)
    await Promise.all([server.runner.ask('previewConvert'), server.runner.ask('previewConvert')])
    for (const url of urls) await becomes(url, '完成')
    expect([drawn, most]).toEqual([3, 1])
  })
})

describe('what waits all the same', () => {
  it('is what came while nothing could draw: from the first look on', async () => {
    const url = await brought('早.docx', await emptyDocument('early'))
    studio = copying
    expect((await ask(url)).data).toMatchObject({ status: '排队' })
    await becomes(url, '完成')
    expect((await ask(url)).data.status).toBe('完成')
  })

  it('is what a stopped server left: drawn by the schedule', async () => {
    const url = await brought('剩.docx', await emptyDocument('left'))
    await server.owner.query(`update store.stored_file set preview_status = '排队' where url = $1`, [url])
    expect(await server.runner.ask('previewConvert')).toEqual({ drawn: 0, failed: 0 })
    expect(await statusOf(url)).toBe('排队')
    studio = copying
    expect(await server.runner.ask('previewConvert')).toEqual({ drawn: 1, failed: 0 })
    expect(await statusOf(url)).toBe('完成')
  })
})

it('shows as they are what browsers show themselves', async () => {
  const url = await brought('a.pdf', pdf)
  expect((await ask(url)).data).toEqual({ kind: 'pdf', src: url, pages: null, status: '完成' })
  const note = await brought('a.txt', '纪要')
  expect((await ask(note)).data).toMatchObject({ kind: 'text', src: note, status: '完成' })
})

it('draws a sheet as PDF, once for all who may read it', async () => {
  studio = machine
  const sheet = await writeXlsxFile([[{ value: '回款计划' }, { value: 128000, type: Number }]]).toBuffer()
  const url = await brought('计划.xlsx', sheet)
  const began = performance.now()
  expect((await ask(url)).data).toEqual({ kind: 'office', src: `${url}?preview=1`, pages: null, status: '排队' })
  while ((await ask(url)).data.status === '排队') await delay(200)
  console.info(`drawn in ${Math.round(performance.now() - began)} ms`)
  expect((await ask(url)).data.status).toBe('完成')
  const shown = await server.app.inject({
    url: `${url}?preview=1`,
    headers: { authorization: `Bearer ${team.s1.token}`, range: 'bytes=0-4' },
  })
  expect([shown.statusCode, shown.body, shown.headers['content-type']]).toEqual([206, '%PDF-', 'application/pdf'])
  expect((await team.s2.get(`${url}?preview=1`)).code).toBe('NOT_FOUND')
  const { rows } = await server.owner.query('select preview_status from store.stored_file where url = $1', [url])
  expect(rows).toEqual([{ preview_status: '完成' }])
  // the same bytes brought by another are there at once
  const again = expectOk(await team.s2.upload('副本.xlsx', sheet)).data as string
  expect((await ask(again, team.s2)).data.status).toBe('完成')
})

it('says of what it cannot draw that it cannot, and tries no more', async () => {
  studio = machine
  const url = await brought('坏.docx', await emptyDocument())
  while ((await ask(url)).data.status === '排队') await delay(200)
  expect((await ask(url)).data).toMatchObject({ status: '失败', reason: failed })
})
