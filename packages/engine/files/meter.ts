import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { headBytes } from './sniff.ts'
import type { PutOptions, Stored } from './storage.ts'

/** Passes bytes on, counts and hashes them, shows the first ones to `begin`, and refuses those beyond the limit. */
export class Meter extends Transform {
  readonly #hash = createHash('sha256')
  readonly #options: PutOptions
  #size = 0
  #head: Buffer | null = Buffer.alloc(0)

  constructor(options: PutOptions) {
    super()
    this.#options = options
  }

  /** To be asked once, at the end. */
  result(): Stored {
    return { size: this.#size, sha256: this.#hash.digest('hex') }
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#size += chunk.length
    if (this.#size > this.#options.maxBytes) {
      done(new Refusal('TOO_LARGE', this.#options.tooLarge))
      return
    }
    this.#hash.update(chunk)
    if (this.#head) this.#head = Buffer.concat([this.#head, chunk])
    if (this.#head && this.#head.length >= headBytes && !this.#show(done)) return
    done(null, chunk)
  }

  override _flush(done: TransformCallback): void {
    if (this.#head && !this.#show(done)) return
    done()
  }

  #show(done: TransformCallback): boolean {
    try {
      this.#options.begin?.((this.#head ?? Buffer.alloc(0)).subarray(0, headBytes))
      this.#head = null
      return true
    } catch (error) {
      done(error as Error)
      return false
    }
  }
}
