// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendFile } from './send-file.ts'

const MB = 1024 * 1024
const SIZE = 70 * MB

/** A server that keeps counts instead of bytes; `fate` may let a request be lost on its way. */
const server = {
  arrived: 0,
  announced: '',
  log: [] as string[],
  fate: (_line: string): 'lost' | 'half' | undefined => undefined,
  refuse: undefined as { status: number; message: string } | undefined,
}

class Call {
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  status = 0
  responseText = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  #line = ''
  #sent: Record<string, string> = {}
  #told: Record<string, string> = {}
  open(method: string, url: string) {
    this.#line = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.#sent[name] = value
  }
  getResponseHeader(name: string) {
    return this.#told[name] ?? null
  }
  abort() {
    this.onabort()
  }
  send(body: { size: number } | null) {
    queueMicrotask(() => this.#answer(body?.size ?? 0))
  }
  #answer(size: number) {
    const [method] = this.#line.split(' ')
    server.log.push(method === 'PATCH' ? `PATCH ${Number(this.#sent['Upload-Offset']) / MB}` : this.#line)
    const fate = server.fate(server.log.at(-1) ?? '')
    if (method === 'PATCH') {
      this.upload.onprogress?.({ loaded: size })
      server.arrived += fate === 'half' ? size / 2 : fate === 'lost' ? 0 : size
    }
    if (fate) return this.onerror()
    if (method === 'POST') server.announced = this.#sent['Upload-Metadata'] ?? ''
    this.status = { POST: 201, HEAD: 200, PATCH: 204, DELETE: 204 }[String(method)] ?? 500
    this.#told = method === 'POST' ? { Location: '/file/resumable/1' } : { 'Upload-Offset': String(server.arrived) }
    if (server.arrived === SIZE) this.#told['X-File-Url'] = '/file/video/1.mp4'
    if (server.refuse) {
      this.status = server.refuse.status
      this.responseText = JSON.stringify({ message: server.refuse.message })
      this.#told = {}
    }
    this.onload()
  }
}

const film = (name = '会议.mp4'): File => {
  const file = new File(['x'], name, { lastModified: 1_795_000_000_000 })
  Object.defineProperty(file, 'size', { value: SIZE })
  file.slice = (from = 0, to = 0) => ({ size: Math.min(to, SIZE) - from }) as Blob
  return file
}

const notes: string[] = []
const start = (file = film(), stop = new AbortController(), seen: number[] = []) => {
  const onProgress = (loaded: number) => seen.push(loaded)
  const sent = sendFile(
    file,
    { folder: 'video' },
    { onProgress, onNote: (text) => notes.push(text), signal: stop.signal },
  )
  sent.catch(() => undefined)
  return sent
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Call)
  Object.assign(server, { arrived: 0, log: [], fate: () => undefined, refuse: undefined })
  notes.length = 0
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is refused is told and not tried again', async () => {
  server.refuse = { status: 413, message: '文件超过1TB' }
  await expect(start()).rejects.toThrow('文件超过1TB')
  expect(server.log).toEqual(['POST /file/resumable'])
})

test('a server that is gone is given up after some patience, a piece that never arrives too', async () => {
  server.fate = () => 'lost'
  const gone = start()
  await vi.advanceTimersByTimeAsync(300_000)
  await expect(gone).rejects.toThrow('网络断开')
  expect(server.log).toHaveLength(8)
  server.fate = (line) => (line.startsWith('PATCH') ? 'lost' : undefined)
  const stuck = start()
  await vi.advanceTimersByTimeAsync(300_000)
  await expect(stuck).rejects.toThrow('网络断开')
})

test('an upload the server has forgotten says so', async () => {
  server.fate = () => {
    if (server.log.length === 2) server.refuse = { status: 404, message: '' }
    return undefined
  }
  await expect(start()).rejects.toThrow('上传已失效，请重试')
})

test('in pieces of 16 MB, with progress over the whole', async () => {
  const seen: number[] = []
  expect(await start(film(), undefined, seen)).toEqual({ url: '/file/video/1.mp4', name: '会议.mp4', size: SIZE })
  expect(server.log.slice(2)).toEqual(['PATCH 0', 'PATCH 16', 'PATCH 32', 'PATCH 48', 'PATCH 64'])
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(SIZE)
  const said = server.announced.split(',').map((pair) => Buffer.from(pair.split(' ')[1] ?? '', 'base64').toString())
  expect(said).toEqual(['会议.mp4', 'video'])
})

test('after a break it goes on where the server stands, and says that it waits', async () => {
  server.fate = (line) => {
    if (line === 'PATCH 32' && !server.log.includes('PATCH 40')) return 'half'
    return line === 'HEAD /file/resumable/1' && server.log.length === 6 ? 'lost' : undefined
  }
  const sent = start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await sent).url).toBe('/file/video/1.mp4')
  expect(server.log.slice(4)).toEqual([
    ...['PATCH 32', 'HEAD /file/resumable/1', 'HEAD /file/resumable/1', 'PATCH 40', 'PATCH 56'],
  ])
  expect(notes).toContain('网络断开，正在重连…')
})

test('重试 goes on with the same upload', async () => {
  const file = film()
  server.fate = (line) => (line === 'PATCH 48' || server.log.length > 7 ? 'lost' : undefined)
  const first = start(file)
  await vi.advanceTimersByTimeAsync(300_000)
  await expect(first).rejects.toThrow('网络断开')
  server.fate = () => undefined
  server.log = []
  await start(file)
  expect(server.log).toEqual(['HEAD /file/resumable/1', 'PATCH 48', 'PATCH 64'])
})

/** The line breaks at this piece and stays broken. */
const brokenAt = async (piece: string) => {
  server.fate = (line) => (line === piece || server.log.length > 7 ? 'lost' : undefined)
  const sent = start()
  await vi.advanceTimersByTimeAsync(300_000)
  await expect(sent).rejects.toThrow('网络断开')
  Object.assign(server, { fate: () => undefined, log: [] })
}

test('a page loaded anew goes on with the same file, and with no other', async () => {
  await brokenAt('PATCH 48')
  // the page before is gone: only its store is left, and the person chooses the file again
  await start(film('别的.mp4')).catch(() => undefined)
  expect(server.log[0]).toBe('POST /file/resumable')
  Object.assign(server, { arrived: 48 * MB, log: [] })
  await start(film())
  expect(server.log).toEqual(['HEAD /file/resumable/1', 'PATCH 48', 'PATCH 64'])
  Object.assign(server, { arrived: 0, log: [] })
  await start(film())
  expect(server.log[0]).toBe('POST /file/resumable')
})

test('what the server has forgotten meanwhile is sent from the beginning', async () => {
  await brokenAt('PATCH 16')
  server.fate = (line) => {
    server.refuse = line.startsWith('HEAD') && server.log.length === 1 ? { status: 404, message: '' } : undefined
    return undefined
  }
  server.arrived = 0
  await start(film())
  expect(server.log.slice(0, 4)).toEqual([
    ...['HEAD /file/resumable/1', 'POST /file/resumable', 'HEAD /file/resumable/1', 'PATCH 0'],
  ])
})

test('cancelled: the server is told to forget it', async () => {
  const stop = new AbortController()
  server.fate = (line) => (line === 'PATCH 16' ? 'lost' : undefined)
  const sent = start(film(), stop)
  await vi.advanceTimersByTimeAsync(100)
  stop.abort()
  await expect(sent).rejects.toThrow('已取消')
  await vi.advanceTimersByTimeAsync(0)
  expect(server.log.at(-1)).toBe('DELETE /file/resumable/1')
})
