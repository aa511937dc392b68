// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { loadPart, PartMissing } from './load-part.ts'

const never = (): Promise<string> => new Promise(() => undefined)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says 页面加载失败，请刷新 after two attempts without an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const load = vi.fn(never)
  await expect(loadPart(load, 5)).rejects.toMatchObject({ message: '页面加载失败，请刷新', isOld: false })
  expect(load).toHaveBeenCalledTimes(2)
})

it('says 有新版本，点击刷新 when the page on the server starts from other files', async () => {
  const own = { getAttribute: () => '/admin/assets/index-old.js' } as unknown as Element
  vi.spyOn(document, 'querySelector').mockReturnValue(own)
  vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/admin/assets/index-new.js">'))
  await expect(loadPart(() => Promise.reject(new Error('404')))).rejects.toBeInstanceOf(PartMissing)
  await expect(loadPart(() => Promise.reject(new Error('404')))).rejects.toMatchObject({ isOld: true })
})

it('takes the second attempt', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue('part')
  expect(await loadPart(load)).toBe('part')
})
