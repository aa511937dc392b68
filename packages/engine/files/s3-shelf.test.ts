import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bucketUrl, type S3Settings } from './s3-settings.ts'
import { s3Shelf } from './s3-shelf.ts'
import { S3Double } from './testing/s3-double.ts'

let double: S3Double
let settings: S3Settings
let folder: string

beforeEach(async () => {
  double = new S3Double()
  settings = await double.open()
  folder = await mkdtemp(join(tmpdir(), 's3-'))
})
afterEach(async () => {
  await double.close()
  await rm(folder, { recursive: true })
})

const fileOf = async (bytes: Buffer): Promise<string> => {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return path
}

/** 40 MB in which every part differs. */
const large = Buffer.alloc(40 * 1_048_576, Buffer.from('0123456789abcdef-'))

test('a wrong key, a wrong bucket and a wrong region are said, never taken for a missing file', async () => {
  const path = await fileOf(Buffer.from('x'))
  for (const wrong of [{ secretKey: 'falsch' }, { accessKey: 'XX' }, { region: 'us-east-1' }]) {
    const shelf = s3Shelf({ ...settings, ...wrong })
    await expect(shelf.keep(path, 'key1')).rejects.toThrow('SignatureDoesNotMatch')
    await expect(shelf.stat('key1')).rejects.toThrow('403')
    await expect(buffer(shelf.get('key1'))).rejects.toThrow('SignatureDoesNotMatch')
  }
  await expect(buffer(s3Shelf({ ...settings, bucket: 'other' }).get('key1'))).rejects.toThrow('NoSuchBucket')
  expect(double.objects.size).toBe(0)
})

test('a large file goes in parts and is the same', async () => {
  const shelf = s3Shelf(settings)
  await shelf.keep(await fileOf(large), 'key1')
  expect(double.log).toEqual(['POST key1', 'PUT key1', 'PUT key1', 'PUT key1', 'POST key1'])
  expect(double.objects.get('key1')?.bytes.equals(large)).toBe(true)
  expect((await buffer(shelf.get('key1', { from: 33_554_430, to: 33_554_435 }))).toString()).toBe(
    large.toString('latin1', 33_554_430, 33_554_436),
  )
  expect(double.uploads.size).toBe(0)
})

test('a failure told after 200 leaves neither file nor parts', async () => {
  double.completeFault = 'InternalError'
  await expect(s3Shelf(settings).keep(await fileOf(large), 'key1')).rejects.toThrow('InternalError')
  expect([double.objects.size, double.uploads.size]).toEqual([0, 0])
})

test('a storage that is busy is asked again', async () => {
  double.failures = 2
  const shelf = s3Shelf(settings)
  await shelf.keep(await fileOf(Buffer.from('x')), 'key1')
  expect(await shelf.stat('key1')).toEqual({ size: 1 })
})

test('parts of an upload nobody ends are given up once they are old', async () => {
  const begun = (days: number) => ({ key: 'key1', at: new Date(Date.now() - days * 86_400_000), parts: new Map() })
  double.uploads.set('old&1', begun(8)).set('young', begun(6))
  expect(await s3Shelf(settings).tidy(7 * 86_400_000)).toBe(1)
  expect([...double.uploads.keys()]).toEqual(['young'])
})

test('a bucket stands in the path, or in the host where the endpoint says so', () => {
  expect(bucketUrl({ ...settings, endpoint: 'https://s3.example.cn/' })).toBe('https://s3.example.cn/chengban')
  expect(bucketUrl({ ...settings, endpoint: 'https://{bucket}.oss.example.cn' })).toBe(
    'https://chengban.oss.example.cn',
  )
})
