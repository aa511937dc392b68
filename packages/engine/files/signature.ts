import type { Content } from './content.ts'

/** What the first bytes show; containers are opened later. */
export type Family = Content | 'zipBased' | 'ole2'

const begins = (head: Buffer, hex: string, at = 0): boolean =>
  head.subarray(at, at + hex.length / 2).toString('hex') === hex
const ascii = (head: Buffer, from: number, to: number): string => head.toString('latin1', from, to)

const table: readonly [Family, (head: Buffer) => boolean][] = [
  ['pdf', (head) => /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-/.test(ascii(head, 0, 32))],
  ['jpeg', (head) => begins(head, 'ffd8ff')],
  ['png', (head) => begins(head, '89504e470d0a1a0a')],
  ['gif', (head) => /^GIF8[79]a/.test(ascii(head, 0, 6))],
  ['webp', (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP'],
  ['wav', (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WAVE'],
  ['ole2', (head) => begins(head, 'd0cf11e0a1b11ae1')],
  ['zipBased', (head) => begins(head, '504b0304') || begins(head, '504b0506')],
  ['rar', (head) => begins(head, '526172211a07')],
  ['7z', (head) => begins(head, '377abcaf271c')],
  ['gz', (head) => begins(head, '1f8b08')],
  ['exe', (head) => ascii(head, 0, 2) === 'MZ' && head.subarray(0, 64).includes(0)],
  ['quicktime', (head) => ascii(head, 4, 12) === 'ftypqt  ' || /^(moov|mdat|wide|free)$/.test(ascii(head, 4, 8))],
  ['isoMedia', (head) => ascii(head, 4, 8) === 'ftyp'],
  ['webm', (head) => begins(head, '1a45dfa3') && ascii(head, 0, 64).includes('webm')],
  ['mp3', isMp3],
]

/** The family of a file by its first bytes (4,096 of them suffice); null when none is known, as with text. */
export const familyOf = (head: Buffer): Family | null => table.find(([, fits]) => fits(head))?.[0] ?? null

/** An ID3 tag, or a frame of MPEG layer III with a bitrate and a sampling rate that exist. */
function isMp3(head: Buffer): boolean {
  if (ascii(head, 0, 3) === 'ID3') return true
  const [sync = 0, layer = 0, rates = 0] = head
  return sync === 0xff && (layer & 0xe6) === 0xe2 && (rates & 0xf0) !== 0xf0 && (rates & 0x0c) !== 0x0c
}
