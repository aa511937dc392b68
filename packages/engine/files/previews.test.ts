import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { diskStorage } from './disk.ts'
import type { Office } from './office.ts'
import { Previews } from './previews.ts'
import type { FileStorage } from './storage.ts'

let folder: string
let storage: FileStorage
let noted: string[]
const sha = (digit: string): string => digit.repeat(64)
const file = (digit = 'a', size = 9) => ({ id: `document-${digit}`, ext: 'docx', size, sha256: sha(digit) })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previews-'))
  storage = diskStorage(folder)
  noted = []
  for (const digit of ['a', 'b'])
    await storage.put(Readable.from([Buffer.from(digit)]), file(digit).id, { maxBytes: 9, tooLarge: '' })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const previews = (office: Partial<Office>): Previews =>
  new Previews(
    storage,
    { trouble: undefined, stop: () => undefined, draw: () => Promise.reject(new Error('broken')), ...office },
    async (key, status) => {
      noted.push(`${key[0]} ${status}`)
    },
  )

/** Draws by copying; notes how many are at it at once. */
const copying = (): Office & { most: number } => {
  let now = 0
  const office: Office & { most: number } = {
    most: 0,
    trouble: undefined,
    stop: () => undefined,
    draw: async (source, _ext, use) => {
      office.most = Math.max(office.most, ++now)
      const pdf = join(folder, `drawn-${now}`)
      await writeFile(pdf, `PDF of ${await text(source)}`)
      return use(pdf).finally(() => now--)
    },
  }
  return office
}

it('says why there is none where nothing draws, and where it was tried in vain', async () => {
  const none = previews({ trouble: '服务器没有安装 LibreOffice，请下载查看' })
  expect(await none.of(file(), false)).toEqual({ status: '失败', reason: '服务器没有安装 LibreOffice，请下载查看' })
  const reason = '文件无法转换为预览，请下载查看'
  expect(await previews({}).of(file(), true)).toEqual({ status: '失败', reason })
  expect(await previews({}).of(file('a', 2 ** 30), false)).toEqual({ status: '失败', reason })
  expect(noted).toEqual([])
})

it('tries twice, then notes that it failed and keeps nothing', async () => {
  let tried = 0
  const all = previews({
    draw: () => {
      tried++
      return Promise.reject(new Error('broken'))
    },
  })
  expect(await all.of(file(), false)).toEqual({ status: '排队' })
  await all.settled()
  expect([tried, noted, await storage.stat(sha('a'))]).toEqual([2, ['a 失败'], null])
})

it('notes nothing of what was ended with the server, so that it is begun anew', async () => {
  let stopped: (() => void) | undefined
  const all = previews({
    draw: () => new Promise((_resolve, reject) => (stopped = () => reject(new Error('ended')))),
    stop: () => stopped?.(),
  })
  await all.of(file('a'), false)
  await all.of(file('b'), false)
  await new Promise((resolve) => setTimeout(resolve, 10))
  await all.close()
  expect([noted, await storage.stat(sha('a'))]).toEqual([[], null])
})

it('draws a content once, one after the other, and has it from then on', async () => {
  const office = copying()
  const all = previews(office)
  const answers = await Promise.all([all.of(file('a'), false), all.of(file('a'), false), all.of(file('b'), false)])
  expect(answers).toEqual([{ status: '排队' }, { status: '排队' }, { status: '排队' }])
  await all.settled()
  expect([noted, office.most]).toEqual([['a 完成', 'b 完成'], 1])
  expect(await all.of(file('a'), false)).toEqual({ status: '完成' })
  expect(await text(storage.get(sha('b')))).toBe('PDF of b')
})
