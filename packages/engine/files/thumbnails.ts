import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { FileStorage } from './storage.ts'
import { type Look, thumbnail } from './thumbnail.ts'

// Decision 024: Thumbnails are made when they are asked for

/** Widths whose pictures are kept; others are made anew each time, so that nobody fills the storage by counting. */
const keptWidths = [64, 96, 128, 192, 256, 384, 512, 768, 1024, 2048]
const mostBytes = 64 * 1_048_576
/** Pictures drawn at once: a large one takes some hundred megabytes. */
const atOnce = 2

/** Small and turned pictures of stored ones, made when first asked for and kept beside them as `{id}-w{w}-r{degrees}`. */
export class Thumbnails {
  readonly #storage: FileStorage
  readonly #coming = new Map<string, Promise<Buffer>>()
  readonly #waiting: (() => void)[] = []
  #busy = 0

  constructor(storage: FileStorage) {
    this.#storage = storage
  }

  /** The picture of a stored file in WebP; who asks for the same at once gets the same. */
  of(id: string, look: Look): Promise<Buffer> {
    const key = `${id}-w${look.width ?? 0}-r${look.turned}`
    const coming = this.#coming.get(key) ?? this.#get(id, key, look).finally(() => this.#coming.delete(key))
    this.#coming.set(key, coming)
    return coming
  }

  async #get(id: string, key: string, look: Look): Promise<Buffer> {
    if (await this.#storage.stat(key)) return buffer(this.#storage.get(key))
    const made = await this.#inTurn(async () => thumbnail(await this.#source(id), look))
    const limit = { maxBytes: made.length, tooLarge: '' }
    if (look.width === null || keptWidths.includes(look.width))
      await this.#storage.put(Readable.from([made]), key, limit)
    return made
  }

  async #source(id: string): Promise<Buffer> {
    const found = await this.#storage.stat(id)
    if ((found?.size ?? 0) > mostBytes) throw new Refusal('VALIDATION', '图片尺寸过大，无法生成缩略图')
    return buffer(this.#storage.get(id))
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy >= atOnce) await new Promise<void>((go) => this.#waiting.push(go))
    else this.#busy++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#busy--
    }
  }
}
