import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'
import type { Content } from './content.ts'
import { duration } from './duration.ts'

const of = (content: Content, bytes: Buffer) => duration(bytesOf(bytes), content)
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')
const box = (name: string, ...inside: Buffer[]): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + inside.reduce((sum, part) => sum + part.length, 0))
  return Buffer.concat([size, Buffer.from(name), ...inside])
}

test('damaged files and other kinds say nothing', async () => {
  for (const content of ['isoMedia', 'quicktime', 'wav', 'mp3', 'webm', 'png'] as const) {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(300), Buffer.alloc(300, 0xff), hex('00000001 6d6f6f76')]) {
      expect(await of(content, bytes), content).toBeNull()
    }
  }
})

test('mp4 by its movie header, in both versions, behind the data too', async () => {
  const short = Buffer.concat([Buffer.alloc(12), hex('000003e8 0001e848'), Buffer.alloc(80)])
  expect(
    await of(
      'isoMedia',
      Buffer.concat([box('ftyp'), box('mdat', Buffer.alloc(5000)), box('moov', box('mvhd', short))]),
    ),
  ).toBe(125)
  const long = Buffer.concat([hex('01'), Buffer.alloc(19), hex('000003e8 000000000001e848'), Buffer.alloc(80)])
  expect(await of('quicktime', Buffer.concat([box('ftyp'), box('moov', box('mvhd', long))]))).toBe(125)
})

test('wav by its bytes a second', async () => {
  const head = Buffer.concat([
    Buffer.from('RIFF....WAVEfmt '),
    hex('10000000 0100 0100 401f0000 803e0000 0200 1000'),
    Buffer.from('data'),
    hex('00ee0200'),
  ])
  expect(await of('wav', Buffer.concat([head, Buffer.alloc(192_000)]))).toBe(12)
})

test('mp3 by bitrate behind a tag, or by its count of frames', async () => {
  const tag = Buffer.concat([Buffer.from('ID3'), hex('040000 00000010'), Buffer.alloc(16)])
  expect(await of('mp3', Buffer.concat([tag, hex('fffb9000'), Buffer.alloc(160_000)]))).toBe(10)
  const counted = Buffer.concat([
    hex('fffb9000'),
    Buffer.alloc(32),
    Buffer.from('Xing'),
    hex('00000001 00000f00'),
    Buffer.alloc(400),
  ])
  expect(await of('mp3', counted)).toBe(Math.round((0xf00 * 1152) / 44_100))
})

test('webm by its info', async () => {
  const about = hex('2ad7b1 83 0f4240 4489 84 42c80000')
  const file = Buffer.concat([
    hex('1a45dfa3 84 00000000 18538067 01ffffffffffffff 1549a966'),
    Buffer.from([0x80 | about.length]),
    about,
  ])
  expect(await of('webm', file)).toBe(0)
  const longer = Buffer.from(file)
  longer.writeFloatBE(125_000, longer.length - 4)
  expect(await of('webm', longer)).toBe(125)
})
