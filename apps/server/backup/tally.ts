import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const newline = 10

/** Lets bytes through and counts them: how many, how many lines, and their SHA-256 in hexadecimal. */
export class TableTally extends Transform {
  readonly #hash = createHash('sha256')
  bytes = 0
  lines = 0

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk)
    this.bytes += chunk.length
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) this.lines++
    done(null, chunk)
  }

  /** Once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex')
  }
}
