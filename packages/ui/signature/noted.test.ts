import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { noted } from './noted.ts'

const empty = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const chunksOf = (png: Buffer): { name: string; body: Buffer; isSound: boolean }[] => {
  const chunks = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const whole = png.subarray(at + 4, at + 8 + length)
    const isSound = crc32(whole) === png.readUInt32BE(at + 8 + length)
    chunks.push({ name: whole.subarray(0, 4).toString(), body: whole.subarray(4), isSound })
    at += 12 + length
  }
  return chunks
}

test('the strokes stand in the picture, which stays the picture it was', async () => {
  const strokes = { width: 844, height: 390, strokes: [[{ x: 1, y: 2, t: 0 }]] }
  const png = Buffer.from(await (await noted(new Blob([empty]), strokes)).arrayBuffer())
  const chunks = chunksOf(png)
  expect(chunks.map(({ name, isSound }) => [name, isSound])).toEqual(
    ['IHDR', 'IDAT', 'iTXt', 'IEND'].map((name) => [name, true]),
  )
  const text = chunks[2]?.body.toString() ?? ''
  expect(text.startsWith('strokes\0\0\0\0\0')).toBe(true)
  expect(JSON.parse(text.slice('strokes'.length + 5))).toEqual(strokes)
  expect(inflateSync(chunks[1]?.body ?? Buffer.alloc(0))).toEqual(
    inflateSync(chunksOf(empty)[1]?.body ?? Buffer.alloc(0)),
  )
})
