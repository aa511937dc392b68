import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { folderRules } from '@chengban/engine/files/folders.ts'
import { leftIn } from '@chengban/engine/files/testing/left.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import fastify, { type FastifyInstance } from 'fastify'
import type { FileDoor } from '../door.ts'
import { fileRoutes } from '../routes.ts'

/** A server with the file routes alone; the header x-user names the person, rows live in memory. */
export interface FileTestServer {
  app: FastifyInstance
  rows: unknown[][]
  door: FileDoor
  /** Names of all files under the storage folder. */
  left: () => Promise<string[]>
  close: () => Promise<void>
}

const columns = ['id', 'url', 'name', 'folder', 'ext', 'mime', 'size', 'sha256', 'duration', 'creatorId']

export async function testServer(changes: Partial<FileDoor> = {}): Promise<FileTestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'file-door-'))
  const rows: unknown[][] = []
  const ownerOf = (id: string): unknown => rows.find((row) => row[0] === id)?.[9]
  const door: FileDoor = {
    storage: diskStorage(folder),
    office: {
      trouble: '服务器没有安装 LibreOffice，请下载查看',
      stop: () => undefined,
      draw: () => Promise.reject(new Error('none')),
    },
    drawSoon: () => undefined,
    transaction: (work) => work(memory(rows)),
    authenticate: async (request) => {
      const userId = request.headers['x-user']
      if (typeof userId !== 'string' || userId === '') throw new Refusal('UNAUTHENTICATED', '登录已失效，请重新登录')
      return { userId, sessionId: 's1' }
    },
    uploaderOf: async (request) => {
      const userId = request.headers['x-user']
      if (typeof userId !== 'string' || userId === '') throw new Refusal('UNAUTHENTICATED', '登录已失效，请重新登录')
      return { identity: { userId, sessionId: 's1' } }
    },
    bearerOf: (ticket, url) => (ticket === `for ${url}` ? { userId: 'u1', sessionId: 's1' } : null),
    mayRead: async (actor, id) => 'userId' in actor && ownerOf(id) === actor.userId,
    mayUpload: async (actor) => actor.userId === 'releaser',
    acceptOf: (control) => (control === 'invoice.file' ? ['pdf', 'ofd', 'xml', 'exe'] : null),
    rules: async () => folderRules,
    ...changes,
  }
  const app = fastify()
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof Refusal
    const [status, code] = known ? [error.status, error.code] : [500, 'INTERNAL']
    return reply.code(status).send({ code, message: (error as Error).message, data: null })
  })
  await app.register(fileRoutes, { door })
  const left = () => leftIn(folder)
  const close = async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { app, rows, door, left, close }
}

const memory = (rows: unknown[][]): Sql => ({
  query: async <R>(text: string, params: readonly unknown[] = []): Promise<R[]> => {
    if (text.startsWith('insert')) {
      rows.push([...params])
      return []
    }
    const row = rows.find((known) => known[0] === params[0])
    return row ? [Object.fromEntries(columns.map((name, at) => [name, row[at]])) as R] : []
  },
})

export interface Sent {
  file?: Buffer
  name?: string
  folder?: string
  control?: string
  /** Fields behind the file instead of before it. */
  after?: boolean
}

export const boundary = 'xxBOUNDARYxx'

/** The body of a form as browsers write it. */
export function formBody({ file, name = 'a.png', folder, control, after = false }: Sent): Buffer {
  const field = (key: string, value: string | undefined): string =>
    value === undefined ? '' : `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`
  const fields = Buffer.from(field('folder', folder) + field('control', control))
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  const part = file ? Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n')]) : Buffer.alloc(0)
  return Buffer.concat([...(after ? [part, fields] : [fields, part]), Buffer.from(`--${boundary}--\r\n`)])
}

/** Posts a form as a person and gives status and envelope. */
export async function post(server: FileTestServer, sent: Sent, user: string | null = 'u1') {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/file',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...(user && { 'x-user': user }) },
    payload: formBody(sent),
  })
  return {
    status: answer.statusCode,
    id: answer.headers['x-file-id'],
    ...answer.json<{ code: string; message: string; data: string }>(),
  }
}
