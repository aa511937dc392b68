// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import type { KeptFile } from './kept-files.ts'
import { broughtIn, isLocal, keepLocal, namesLocal } from './local-files.ts'

const { files } = vi.hoisted(() => ({ files: new Map<string, unknown>() }))
vi.mock('./kept-files.ts', () => ({
  forgetFiles: async () => undefined,
  putFile: async (kept: KeptFile) => void files.set(kept.id, kept),
  readFile: async (id: string) => files.get(id),
}))

const picture = new File(['abc'], '门诊.jpg', { type: 'image/jpeg' })
const sent = vi.fn()

beforeEach(() => {
  files.clear()
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
})
afterEach(() => vi.unstubAllGlobals())

const answer = (data: unknown, status = 200) => new Response(JSON.stringify({ code: 'OK', data }), { status })

test('keeps pictures, and nothing else', async () => {
  expect(await keepLocal(new File(['a'], '合同.pdf', { type: 'application/pdf' }), { folder: 'attachment' })).toBe(
    undefined,
  )
  const entry = await keepLocal(picture, { folder: 'image' })
  expect(entry).toMatchObject({ name: '门诊.jpg', size: 3, url: expect.stringMatching(/^local:.+\.jpg$/) })
})

test('a body without a line is refused as unanswered, and its picture stays', async () => {
  const url = (await keepLocal(picture, { folder: 'image' }))?.url ?? ''
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(broughtIn({ photo: [{ url }] }, {})).rejects.toMatchObject({ code: 'NO_RESPONSE' })
  expect(files.has(url)).toBe(true)
})

test('a picture goes out once, however often its row is sent', async () => {
  const url = (await keepLocal(picture, { folder: 'image' }))?.url ?? ''
  const body = { name: '拜访', photo: [{ url, name: '门诊.jpg' }], count: 2 }
  expect([namesLocal(JSON.stringify(body)), namesLocal('{"name":"a"}'), isLocal('/file/a.jpg')]).toEqual([
    true,
    false,
    false,
  ])
  sent.mockImplementation(async () => answer('/file/image/a.jpg'))
  const brought = { name: '拜访', photo: [{ url: '/file/image/a.jpg', name: '门诊.jpg' }], count: 2 }
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer t' }
  expect(await broughtIn(body, headers)).toEqual(brought)
  expect(await broughtIn(body, headers)).toEqual(brought)
  expect(sent).toHaveBeenCalledTimes(1)
  expect(sent.mock.calls[0]?.[1].headers).toEqual({ Authorization: 'Bearer t' })
})

test('what the server refuses, and a picture that is gone, are told in words', async () => {
  const url = (await keepLocal(picture, { folder: 'image' }))?.url ?? ''
  const refusal = { code: 'VALIDATION', message: '图片不能超过10MB' }
  sent.mockResolvedValue(new Response(JSON.stringify(refusal), { status: 422 }))
  await expect(broughtIn([url], {})).rejects.toMatchObject(refusal)
  files.clear()
  await expect(broughtIn([url], {})).rejects.toThrow(new ApiError('VALIDATION', 422, '照片已不在本机，请重新拍摄'))
})

test('a session that ended, a server that starts and a broken proxy are no refusal of the picture', async () => {
  const url = (await keepLocal(picture, { folder: 'image' }))?.url ?? ''
  sent.mockResolvedValue(
    new Response(JSON.stringify({ code: 'UNAUTHENTICATED', message: '登录已失效' }), { status: 401 }),
  )
  await expect(broughtIn([url], {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  sent.mockResolvedValue(new Response('<html>502</html>', { status: 502 }))
  await expect(broughtIn([url], {})).rejects.toMatchObject({ code: 'NO_ENVELOPE' })
  expect(files.get(url)).toMatchObject({ file: picture })
})

test('words that begin like such an address are words', async () => {
  expect(await broughtIn({ name: 'local:8080 打不开' }, {})).toEqual({ name: 'local:8080 打不开' })
})
