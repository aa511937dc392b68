// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendFile } from './send-file.ts'

class Call {
  static last: Call
  headers: Record<string, string> = {}
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  status = 0
  responseText = ''
  body?: FormData
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  open = vi.fn()
  getResponseHeader = () => null
  constructor() {
    Call.last = this
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.onabort()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload()
  }
}

const file = new File(['abc'], '合同.pdf')
const start = (onProgress: (loaded: number) => void = () => {}, stop = new AbortController()) =>
  sendFile(file, { folder: 'attachment', control: 'contract.file' }, { onProgress, signal: stop.signal })

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Call)
  localStorage.setItem('jwtToken', 'token')
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  [422, { code: 'VALIDATION', message: '不支持的文件类型', data: null }, '不支持的文件类型'],
  [500, '<html>', '系统异常'],
  [200, { code: 'OK', data: null }, '系统异常'],
])('an answer of %i %j is refused', async (status, body, message) => {
  const sent = start()
  Call.last.answer(status, body)
  await expect(sent).rejects.toThrow(message)
})

test('a broken line and a cancelled file are refused', async () => {
  const broken = start()
  Call.last.onerror()
  await expect(broken).rejects.toThrow('网络断开')
  const stop = new AbortController()
  const cancelled = start(undefined, stop)
  stop.abort()
  await expect(cancelled).rejects.toThrow('已取消')
})

test('file, folder and control go out with the token, progress never beyond the file', async () => {
  const seen: number[] = []
  const sent = start((loaded) => seen.push(loaded))
  Call.last.upload.onprogress?.({ loaded: 2 })
  Call.last.upload.onprogress?.({ loaded: 300 })
  Call.last.answer(200, { code: 'OK', message: '', data: '/file/attachment/1.pdf' })
  expect(await sent).toEqual({ url: '/file/attachment/1.pdf', name: '合同.pdf', size: 3 })
  expect(seen).toEqual([2, 3])
  expect(Call.last.open).toHaveBeenCalledWith('POST', '/file')
  expect(Call.last.headers).toEqual({ Authorization: 'Bearer token' })
  expect(Object.fromEntries(Call.last.body ?? [])).toMatchObject({ folder: 'attachment', control: 'contract.file' })
})
