import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../s3-settings.ts'
import { isSigned } from './signature-v4.ts'

interface Kept {
  readonly bytes: Buffer
  readonly written: Date
}
interface Begun {
  readonly key: string
  readonly at: Date
  readonly parts: Map<number, { bytes: Buffer; tag: string }>
}
interface BucketRequest {
  readonly method: string
  readonly key: string
  readonly query: URLSearchParams
  readonly body: Buffer
  readonly range: string | undefined
}

class Fault extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

/** The least size of a part that is not the last. */
const leastPart = 5 * 1_048_576
const pageKeys = 2

/** A bucket over HTTP that judges signatures, parts and ranges as S3 does; everything in memory. */
export class S3Double {
  readonly objects = new Map<string, Kept>()
  readonly uploads = new Map<string, Begun>()
  /** Method and key of each request that was let in. */
  readonly log: string[] = []
  /** Answered with 503 SlowDown before anything else, so many times. */
  failures = 0
  /** What CompleteMultipartUpload says after its 200. */
  completeFault: string | null = null
  readonly #key = { accessKey: 'AK', secretKey: 'geheim/+=', region: 'cn-north-1' }
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  async open(): Promise<S3Settings> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    const { port } = this.#server.address() as AddressInfo
    return { ...this.#key, endpoint: `http://127.0.0.1:${port}`, bucket: 'chengban' }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    try {
      const asked = this.#read(request, body)
      this.log.push(`${asked.method} ${asked.key}`)
      const found = asked.method === 'GET' || asked.method === 'HEAD' ? this.objects.get(asked.key) : undefined
      if (found) sendObject(found.bytes, asked, response)
      else response.end(this.#told(asked, response))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      response.writeHead(error.status, { 'content-type': 'application/xml' })
      response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${error.code}</Code></Error>`)
    }
  }

  #read(request: IncomingMessage, body: Buffer): BucketRequest {
    if (this.failures > 0) {
      this.failures--
      throw new Fault(503, 'SlowDown')
    }
    if (!isSigned(request, body, this.#key)) throw new Fault(403, 'SignatureDoesNotMatch')
    const url = new URL(request.url ?? '', 'http://double')
    const [, bucket, key = ''] = url.pathname.split('/')
    if (bucket !== 'chengban') throw new Fault(404, 'NoSuchBucket')
    const { method = '' } = request
    return { method, key, query: url.searchParams, body, range: request.headers.range }
  }

  #told(asked: BucketRequest, response: ServerResponse): string {
    const { method, key, query, body } = asked
    if (query.has('uploadId')) return this.#part(asked, response)
    if (query.has('uploads')) return method === 'POST' ? this.#begin(key) : this.#begun()
    if (key === '') return this.#page(query.get('continuation-token') ?? '')
    if (method === 'PUT') this.objects.set(key, { bytes: body, written: new Date() })
    else if (method === 'DELETE') this.objects.delete(key)
    else throw new Fault(404, 'NoSuchKey')
    return ''
  }

  #begin(key: string): string {
    const id = `${randomBytes(8).toString('hex')}~1&2`
    this.uploads.set(id, { key, at: new Date(), parts: new Map() })
    return `<InitiateMultipartUploadResult><UploadId>${id.replace('&', '&amp;')}</UploadId></InitiateMultipartUploadResult>`
  }

  #begun(): string {
    const one = ([id, { key, at }]: [string, Begun]): string =>
      `<Upload><Key>${key}</Key><UploadId>${id.replace('&', '&amp;')}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`
    return `<ListMultipartUploadsResult>${[...this.uploads].map(one).join('')}</ListMultipartUploadsResult>`
  }

  #part({ method, key, query, body }: BucketRequest, response: ServerResponse): string {
    const id = query.get('uploadId') ?? ''
    const begun = this.uploads.get(id)
    if (begun?.key !== key) throw new Fault(404, 'NoSuchUpload')
    if (method === 'DELETE') this.uploads.delete(id)
    if (method === 'PUT') {
      const tag = `"${createHash('md5').update(body).digest('hex')}"`
      begun.parts.set(Number(query.get('partNumber')), { bytes: body, tag })
      response.setHeader('etag', tag)
    }
    return method === 'POST' ? this.#complete(id, begun, body.toString()) : ''
  }

  #complete(id: string, begun: Begun, xml: string): string {
    if (this.completeFault) return `\n<Error><Code>${this.completeFault}</Code></Error>`
    const named = [...xml.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
    const parts = named.map(([, number, tag]) => {
      const part = begun.parts.get(Number(number))
      if (!part || part.tag !== tag) throw new Fault(400, 'InvalidPart')
      return part.bytes
    })
    if (parts.slice(0, -1).some(({ length }) => length < leastPart)) throw new Fault(400, 'EntityTooSmall')
    this.objects.set(begun.key, { bytes: Buffer.concat(parts), written: new Date() })
    this.uploads.delete(id)
    return '<CompleteMultipartUploadResult/>'
  }

  #page(after: string): string {
    const keys = [...this.objects.keys()].sort().filter((key) => key > after)
    const page = keys.slice(0, pageKeys)
    const rows = page.map((key) => {
      const written = this.objects.get(key)?.written.toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${written}</LastModified></Contents>`
    })
    const more = keys.length > pageKeys ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<ListBucketResult>${rows.join('')}${more}</ListBucketResult>`
  }
}

function sendObject(bytes: Buffer, { method, range }: BucketRequest, response: ServerResponse): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (from !== undefined && Number(from) >= bytes.length) throw new Fault(416, 'InvalidRange')
  const part = from === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1)
  response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length })
  response.end(method === 'HEAD' ? undefined : part)
}
