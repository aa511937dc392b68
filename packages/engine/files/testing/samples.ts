import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zip } from '../../excel/zip.ts'

/** Small files of each kind, for tests. */
export const samples = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  pdf: Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n', 'latin1'),
  html: Buffer.from('\ufeff\n <!-- x --><!DOCTYPE html><script>alert(1)</script>'),
  svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]),
  utf8: Buffer.from('会议纪要：第一条 <b>'),
  gb18030: Buffer.from('bbe1d2e9bccdd2aa0d0ab5dad2bbccf5', 'hex'),
  mp4: Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypisom\0\0\x02\0isommp41', 'latin1')]),
  wav: Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'),
  mp3: Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'),
  xml: Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<发票 号="1"><金额>1 &lt; 2</金额><空/></发票>\n'),
}

/** An archive with empty files of these names. */
export const archive = (...names: string[]): Promise<Buffer> =>
  buffer(Readable.from(zip(names.map((name) => ({ name, content: [''] })))))

/** An OLE2 container whose directory names these streams. */
export function container(...names: string[]): Buffer {
  const bytes = Buffer.alloc(512 * 3)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(0, 76)
  bytes.writeUInt32LE(0xffff_fffd, 512)
  bytes.writeUInt32LE(0xffff_fffe, 516)
  for (const [at, name] of ['Root Entry', ...names].entries()) {
    const from = 1024 + at * 128
    bytes.write(name, from, 'utf16le')
    bytes.writeUInt16LE(name.length * 2 + 2, from + 64)
  }
  return bytes
}
