import { type Bytes, withBytes } from './bytes.ts'
import { elements, type S3Bucket } from './s3-bucket.ts'

const mega = 1_048_576
/** Larger files go in parts, each of which is retried on its own. */
const wholeBytes = 16 * mega
const mostParts = 10_000

/** Puts a file of this machine into the bucket under `key`. */
export const keepIn = (bucket: S3Bucket, path: string, key: string): Promise<void> =>
  withBytes(path, async (bytes) => {
    if (bytes.size > wholeBytes) return inParts(bucket, bytes, key)
    await bucket.tell('PUT', { key, body: await exactly(bytes, 0, bytes.size) })
  })

/** Bytes of one part: large enough that a file of 1 TB has 10,000 parts. */
const partBytes = (size: number): number => Math.max(wholeBytes, Math.ceil(size / mostParts / mega) * mega)

async function inParts(bucket: S3Bucket, bytes: Bytes, key: string): Promise<void> {
  const [uploadId = ''] = elements(await bucket.tell('POST', { key, query: { uploads: '' } }), 'UploadId')
  try {
    const tags: string[] = []
    const length = partBytes(bytes.size)
    for (let from = 0; from < bytes.size; from += length) {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const answer = await bucket.ask('PUT', { key, query, body: await exactly(bytes, from, length) })
      tags.push(answer?.headers.get('etag') ?? '')
    }
    await complete(bucket, key, uploadId, tags)
  } catch (error) {
    await bucket.ask('DELETE', { key, query: { uploadId } }).catch(() => undefined)
    throw error
  }
}

/** The answer may begin with 200 and tell of a failure afterwards. */
async function complete(bucket: S3Bucket, key: string, uploadId: string, tags: readonly string[]): Promise<void> {
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
  const answer = await bucket.tell('POST', { key, query: { uploadId }, body })
  if (answer.includes('<Error>')) throw new Error(`S3 POST ${key}: ${answer.slice(0, 500)}`)
}

/** A read may give less than requested; a part may not. */
async function exactly(bytes: Bytes, from: number, length: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  const end = Math.min(from + length, bytes.size)
  for (let at = from; at < end; ) {
    const piece = await bytes.read(at, end - at)
    if (piece.length === 0) throw new Error('file became shorter while it was sent')
    pieces.push(piece)
    at += piece.length
  }
  return Buffer.concat(pieces)
}
