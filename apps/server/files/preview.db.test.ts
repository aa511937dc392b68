import { setTimeout as delay } from 'node:timers/promises'
import { openOffice } from '@chengban/engine/files/office.ts'
import { archive } from '@chengban/engine/files/testing/samples.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { type Cast, expectOk, makeCast, pdf } from '../testing/cast.ts'
import { type Answer, type House, openHouse } from '../testing/house.ts'

let house: House
let cast: Cast

beforeAll(async () => {
  house = await openHouse()
  cast = await makeCast(house)
})
afterAll(() => house.close())

const ask = (url: string, desk = cast.s1): Promise<Answer> =>
  desk.get(`/api/file/preview?url=${encodeURIComponent(url)}`)
const brought = async (name: string, bytes: string | Buffer): Promise<string> =>
  expectOk(await cast.s1.upload(name, bytes)).data as string

/** Has the parts of a document, with nothing in them. */
const emptyDocument = () => archive('[Content_Types].xml', 'word/document.xml')

describe('a preview is refused', () => {
  it('to whoever may not read the file, as if there were none', async () => {
    const url = await brought('a.pdf', pdf)
    expect((await ask(url, cast.s2)).code).toBe('NOT_FOUND')
    expect((await house.app.inject(`/api/file/preview?url=${url}`)).statusCode).toBe(401)
    for (const other of ['', '/file/attachment/x.pdf', `${url}x`]) expect((await ask(other)).code).toBe('NOT_FOUND')
  })

  it('of a kind that nothing shows', async () => {
    const brief = await brought('a.pdf', pdf)
    const url = brief.replace('.pdf', '.ofd')
    await house.owner.query(`update store.stored_file set ext = 'ofd', url = $2 where url = $1`, [brief, url])
    expect(await ask(url)).toMatchObject({ status: 422, code: 'VALIDATION', message: '无法识别文件类型' })
  })

  it('as a PDF that is not drawn yet', async () => {
    const url = await brought('a.docx', await emptyDocument())
    expect((await cast.s1.get(`${url}?preview=1`)).code).toBe('NOT_FOUND')
    expect((await cast.s2.get(`${url}?preview=1`)).code).toBe('NOT_FOUND')
  })
})

it('shows as they are what browsers show themselves', async () => {
  const url = await brought('a.pdf', pdf)
  expect((await ask(url)).data).toEqual({ kind: 'pdf', src: url, pages: null, status: '完成' })
  const note = await brought('a.txt', '纪要')
  expect((await ask(note)).data).toMatchObject({ kind: 'text', src: note, status: '完成' })
})

it.skipIf(openOffice([]).trouble)(
  'draws a sheet as PDF, once for all who may read it',
  async () => {
    const sheet = await writeXlsxFile([[{ value: '回款计划' }, { value: 128000, type: Number }]]).toBuffer()
    const url = await brought('计划.xlsx', sheet)
    const began = performance.now()
    expect((await ask(url)).data).toEqual({ kind: 'office', src: `${url}?preview=1`, pages: null, status: '排队' })
    while ((await ask(url)).data.status === '排队') await delay(200)
    console.info(`drawn in ${Math.round(performance.now() - began)} ms`)
    expect((await ask(url)).data.status).toBe('完成')
    const shown = await house.app.inject({
      url: `${url}?preview=1`,
      headers: { authorization: `Bearer ${cast.s1.token}`, range: 'bytes=0-4' },
    })
    expect([shown.statusCode, shown.body, shown.headers['content-type']]).toEqual([206, '%PDF-', 'application/pdf'])
    expect((await cast.s2.get(`${url}?preview=1`)).code).toBe('NOT_FOUND')
    const { rows } = await house.owner.query('select preview_status from store.stored_file where url = $1', [url])
    expect(rows).toEqual([{ preview_status: '完成' }])
    // the same bytes brought by another are there at once
    const again = expectOk(await cast.s2.upload('副本.xlsx', sheet)).data as string
    expect((await ask(again, cast.s2)).data.status).toBe('完成')
  },
  90_000,
)

it.skipIf(openOffice([]).trouble)(
  'says of what it cannot draw that it cannot, and tries no more',
  async () => {
    const url = await brought('坏.docx', await emptyDocument())
    while ((await ask(url)).data.status === '排队') await delay(200)
    expect((await ask(url)).data).toMatchObject({ status: '失败', reason: '文件无法转换为预览，请下载查看' })
  },
  90_000,
)
