import { Readable } from 'node:stream'
import { storageKey } from './key.ts'
import { elements, S3Bucket } from './s3-bucket.ts'
import { keepIn } from './s3-keep.ts'
import type { S3Settings } from './s3-settings.ts'
import type { ByteRange, Shelf } from './storage.ts'

/** Files in a bucket of any storage that speaks S3 (AWS, MinIO, Ceph, the clouds of OSS and COS). */
export const s3Shelf = (settings: S3Settings): Shelf => {
  const bucket = new S3Bucket(settings)
  return {
    keep: (path, key) => keepIn(bucket, path, storageKey(key)),
    get: (key, range) => Readable.from(read(bucket, storageKey(key), range), { objectMode: false }),
    stat: async (key) => {
      const found = await bucket.ask('HEAD', { key: storageKey(key) })
      return found && { size: Number(found.headers.get('content-length')) }
    },
    remove: async (key) => {
      await bucket.ask('DELETE', { key: storageKey(key) })
    },
    list: () => list(bucket),
    tidy: (ageMs) => abortOld(bucket, ageMs),
  }
}

async function* read(bucket: S3Bucket, key: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
  const answer = await bucket.ask('GET', {
    key,
    ...(range && { headers: { range: `bytes=${range.from}-${range.to}` } }),
  })
  if (!answer) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
  if (range && answer.status !== 206) throw new Error('S3 GET: the range was not heeded')
  if (answer.body) yield* answer.body
}

async function* list(bucket: S3Bucket): AsyncGenerator<{ key: string; writtenMs: number }> {
  for (let from: string | undefined; ; ) {
    const query = { 'list-type': '2', ...(from === undefined ? {} : { 'continuation-token': from }) }
    const page = await bucket.tell('GET', { query })
    const written = elements(page, 'LastModified')
    for (const [at, key] of elements(page, 'Key').entries()) yield { key, writtenMs: Date.parse(written[at] ?? '') }
    from = elements(page, 'NextContinuationToken')[0]
    if (from === undefined) return
  }
}

/** Parts whose upload was never completed cost room and are seen by no listing of files. */
async function abortOld(bucket: S3Bucket, ageMs: number): Promise<number> {
  const page = await bucket.tell('GET', { query: { uploads: '' } })
  const [ids, begun] = [elements(page, 'UploadId'), elements(page, 'Initiated')]
  let aborted = 0
  for (const [at, key] of elements(page, 'Key').entries()) {
    if (Date.now() - Date.parse(begun[at] ?? '') < ageMs) continue
    await bucket.ask('DELETE', { key, query: { uploadId: ids[at] ?? '' } })
    aborted++
  }
  return aborted
}
