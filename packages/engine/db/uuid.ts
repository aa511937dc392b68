import { randomFillSync } from 'node:crypto'
import { clock } from '../clock.ts'

/** Random bytes for the next ids: asking the system for each id costs more than the rest of it. */
const pool = Buffer.alloc(10 * 256)
let used = pool.length

const takeRandom = (bytes: Buffer): void => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  pool.copy(bytes, 6, used, used + 10)
  used += 10
}

let lastMs = -1
let counter = 0

/**
 * A UUID version 7 (RFC 9562), text in lower case: 48 bits of milliseconds, a 32-bit counter that begins at random in
 * every millisecond and rises within it, 42 random bits. Ids of one process made within a millisecond sort in the order
 * they were made.
 * @param now the moment the id carries; the business clock when left out
 */
export function uuidv7(now: Date = clock.now()): string {
  const ms = now.getTime()
  const bytes = Buffer.alloc(16)
  takeRandom(bytes)
  // The top bit of a fresh counter stays free, so that it cannot run over within its millisecond.
  counter = ms === lastMs ? counter + 1 : bytes.readUInt32BE(6) >>> 1
  lastMs = ms
  bytes.writeUIntBE(ms, 0, 6)
  bytes.writeUInt16BE(0x7000 | (counter >>> 20), 6)
  bytes.writeUInt16BE(0x8000 | ((counter >>> 6) & 0x3fff), 8)
  bytes[10] = ((counter & 0x3f) << 2) | ((bytes[10] ?? 0) & 3)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Whether a text is a UUID in the form the database gives out (lower case, with hyphens). */
export const isUuid = (text: string): boolean => form.test(text)
