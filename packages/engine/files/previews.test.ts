import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { diskStorage } from './disk.ts'
import type { Office } from './office.ts'
import { drawPdf, lackOf } from './previews.ts'
import type { FileStorage } from './storage.ts'

let folder: string
let storage: FileStorage
let ended: AbortController
let tried: number
const file = { id: 'document-a', ext: 'docx', size: 9, sha256: 'a'.repeat(64) }
const reason = '文件无法转换为预览，请下载查看'

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previews-'))
  storage = diskStorage(folder)
  ended = new AbortController()
  tried = 0
  await storage.put(Readable.from([Buffer.from('a')]), file.id, { maxBytes: 9, tooLarge: '' })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const officeThat = (draw: Office['draw']): Office => ({
  trouble: undefined,
  stop: () => undefined,
  draw: (...given) => {
    tried++
    return draw(...given)
  },
})
const breaking = officeThat(() => Promise.reject(new Error('broken')))
/** Draws by copying. */
const copying = officeThat(async (source, _ext, use) => {
  const pdf = join(folder, 'drawn')
  await writeFile(pdf, `PDF of ${await text(source)}`)
  return use(pdf)
})
const draw = (office: Office) => drawPdf({ storage, office, signal: ended.signal }, file)

it('says why there is none where nothing draws, of what is too large, and of what was tried in vain', () => {
  const none = { ...breaking, trouble: '服务器没有安装 LibreOffice，请下载查看' }
  expect(lackOf(none, file, false)).toBe('服务器没有安装 LibreOffice，请下载查看')
  expect(lackOf(breaking, { size: 2 ** 30 }, false)).toBe(reason)
  expect(lackOf(breaking, file, true)).toBe(reason)
  expect(lackOf(breaking, file, false)).toBeUndefined()
})

it('tries once more, then gives up and keeps nothing', async () => {
  expect(await draw(breaking)).toBe('失败')
  expect([tried, await storage.stat(file.sha256)]).toEqual([2, null])
})

it('has not failed where the server stops: it is still to be done', async () => {
  const stopping = officeThat(() => {
    ended.abort()
    return Promise.reject(new Error('ended'))
  })
  expect([await draw(stopping), tried]).toEqual([undefined, 1])
})

it('what fails once is drawn by the repeat', async () => {
  const second = officeThat((...given) => (tried === 1 ? breaking : copying).draw(...given))
  expect(await draw(second)).toBe('完成')
  expect(await text(storage.get(file.sha256))).toBe('PDF of a')
})

it('a content that is drawn already is not drawn again', async () => {
  expect(await draw(copying)).toBe('完成')
  expect(await draw(breaking)).toBe('完成')
  expect(tried).toBe(1)
})
