import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Key {
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

/** Whether a request is signed as AWS Signature Version 4 asks for S3, worked out from the request alone. */
export function isSigned(request: IncomingMessage, body: Buffer, { accessKey, secretKey, region }: Key): boolean {
  const header = request.headers.authorization ?? ''
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(header)
  if (!parts) return false
  const [, credential = '', signed = '', signature] = parts
  const time = String(request.headers['x-amz-date'])
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const bodyHash = createHash('sha256').update(body).digest('hex')
  if (credential !== `${accessKey}/${scope}` || request.headers['x-amz-content-sha256'] !== bodyHash) return false
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.split(';').includes(name))) return false
  const canonical = canonicalOf(request, signed, bodyHash)
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretKey}`,
  )
  return hmac(key, text).toString('hex') === signature
}

function canonicalOf(request: IncomingMessage, signed: string, bodyHash: string): string {
  const url = new URL(request.url ?? '', 'http://double')
  const query = [...url.searchParams].map((pair) => pair.map(strict).join('=')).sort()
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const path = url.pathname.split('/').map((part) => strict(decodeURIComponent(part)))
  return [request.method, path.join('/'), query.join('&'), headers.join(''), signed, bodyHash].join('\n')
}

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** As RFC 3986 has it: all but letters, digits and `-._~`. */
const strict = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
