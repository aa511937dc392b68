import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FileTestServer } from './door.ts'

const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string): string => Buffer.from(text).toString('base64')

export interface Wanted {
  name?: string
  length: number | string
  folder?: string
  control?: string
}

/** Announces an upload; gives status, message and the address. */
export async function announce(
  { app }: FileTestServer,
  { name = 'a.mp4', length, folder = 'video', control }: Wanted,
  user = 'u1',
) {
  const said = { filename: name, folder, ...(control && { control }) }
  const metadata = Object.entries(said).map(([key, value]) => `${key} ${base64(value)}`)
  const headers = { ...tus, 'x-user': user, 'upload-length': String(length), 'upload-metadata': metadata.join(',') }
  const answer = await app.inject({ method: 'POST', url: '/file/resumable', headers })
  const { message = '' } = answer.body ? answer.json<{ message?: string }>() : {}
  return { status: answer.statusCode, message, place: String(answer.headers.location) }
}

/** HEAD, DELETE or PATCH of one upload. */
export async function ask(
  { app }: FileTestServer,
  method: 'HEAD' | 'DELETE' | 'PATCH',
  place: string,
  { user = 'u1', from, bytes, headers = {} }: Piece = {},
) {
  const typed = bytes && { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) }
  const answer = await app.inject({
    method,
    url: place,
    headers: { ...tus, 'x-user': user, ...typed, ...headers },
    ...(bytes && { payload: bytes }),
  })
  return {
    status: answer.statusCode,
    offset: answer.headers['upload-offset'],
    url: answer.headers['x-file-url'] as string | undefined,
    message: answer.body ? answer.json<{ message: string }>().message : '',
  }
}

interface Piece {
  user?: string
  from?: number
  bytes?: Buffer
  headers?: Record<string, string>
}

/** Sends the first `sent` bytes of a piece over a real line and leaves it open; the line is given back to be cut. */
export function dangling({ app }: FileTestServer, place: string, bytes: Buffer, sent: number) {
  const { port } = app.server.address() as AddressInfo
  const request = httpRequest({
    ...{ port, host: '127.0.0.1', path: place, method: 'PATCH' },
    headers: {
      ...{ ...tus, 'x-user': 'u1', 'upload-offset': '0', 'content-length': bytes.length },
      'content-type': 'application/offset+octet-stream',
    },
  })
  request.on('error', () => undefined)
  request.write(bytes.subarray(0, sent))
  return request
}
