import type { Readable } from 'node:stream'
import type { Bytes } from './bytes.ts'

/** What is known of bytes once they are stored. */
export interface Stored {
  size: number
  /** In hexadecimal. */
  sha256: string
}

export interface PutOptions {
  maxBytes: number
  /** The sentence of the refusal (TOO_LARGE) when there are more. */
  tooLarge: string
  /** Sees the first bytes (4,096, or all of a shorter file) while the rest is still coming; throws to refuse. */
  begin?(head: Buffer): void
  /** Sees the whole file before it counts as stored; rejects to refuse. */
  inspect?(bytes: Bytes, stored: Stored): Promise<void>
}

/** First and last byte, both included. */
export interface ByteRange {
  from: number
  to: number
}

/** Where the bytes of files live: by key (3 to 64 of a-z, 0-9 and hyphen), never by a name somebody gave. */
export interface FileStorage {
  /**
   * Takes a stream to its end. When it resolves, the bytes outlive a loss of power; when it rejects (a broken stream,
   * TOO_LARGE, INTERNAL 存储空间不足, what `begin` and `inspect` throw) nothing of them is left.
   */
  put(source: Readable, key: string, options: PutOptions): Promise<Stored>
  /** A stream that errors with ENOENT when there is no such file. */
  get(key: string, range?: ByteRange): Readable
  /** Null when there is no such file. */
  stat(key: string): Promise<{ size: number } | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Everything stored, with when it was written by the storage's own clock. */
  list(): AsyncIterable<{ key: string; writtenMs: number }>
  /** Removes what uploads left behind that nobody has written to for so long; gives how many. */
  clearParts(ageMs: number): Promise<number>
}
