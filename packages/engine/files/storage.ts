import type { Readable } from 'node:stream'
import type { Bytes } from './bytes.ts'

/** The facts of bytes once they are stored. */
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

/** Where whole files are kept, on a disk or in a bucket: by key (3 to 64 of a-z, 0-9 and hyphen), never by a name. */
export interface Shelf {
  /**
   * Takes over a file of this machine; whether its path is left depends on the shelf. When it resolves, the bytes
   * outlive a loss of power; when it rejects, nothing is kept under the key.
   */
  keep(path: string, key: string): Promise<void>
  /** A stream that errors with ENOENT when there is no such file. */
  get(key: string, range?: ByteRange): Readable
  /** Null when there is no such file. */
  stat(key: string): Promise<{ size: number } | null>
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>
  /** Everything stored, with when it was written by the storage's own clock. */
  list(): AsyncIterable<{ key: string; writtenMs: number }>
  /** Ends what broken-off keeping left behind that is so old; gives how many. */
  tidy(ageMs: number): Promise<number>
}

/** An upload in pieces and how far it is; `note` holds the facts given at its beginning. */
export interface Piecemeal {
  note: unknown
  size: number
}

/** One of them, with when it was last written to by the storage's own clock. */
export interface Coming extends Piecemeal {
  id: string
  writtenMs: number
}

/** Uploads that may break off and continue: kept on this machine, under an id, until they are complete. */
export interface Pieces {
  /** INTERNAL 存储空间不足 where the disk has less than `bytes` left. */
  open(id: string, note: unknown, bytes: number): Promise<void>
  /** Null where there is none. */
  find(id: string): Promise<Piecemeal | null>
  /** All that are not whole yet. */
  all(): Promise<Coming[]>
  /**
   * Writes on behind the first `from` bytes. What has come stays when the source breaks off or has more than
   * `maxBytes`; both reject.
   */
  append(id: string, from: number, source: Readable, options: PutOptions): Promise<void>
  /**
   * Hashes the whole, has it inspected and stores it under `key`. Rejects with the error of `inspect`: the upload stays
   * then.
   */
  finish(id: string, key: string, inspect: (bytes: Bytes, stored: Stored) => Promise<void>): Promise<Stored>
  drop(id: string): Promise<void>
}

/** The bytes of files: on their way in, and kept. */
export interface FileStorage extends Omit<Shelf, 'keep' | 'tidy'> {
  /**
   * Takes a stream to its end. When it resolves, the bytes are kept; when it rejects (a broken stream, TOO_LARGE,
   * INTERNAL 存储空间不足, what `begin` and `inspect` throw) nothing of them is left.
   */
  put(source: Readable, key: string, options: PutOptions): Promise<Stored>
  pieces: Pieces
  /** Removes what uploads left behind that nobody has written to for so long; gives how many. */
  clearParts(ageMs: number): Promise<number>
}
