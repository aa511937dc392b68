import type { FileEntry } from '../files/file-entry.ts'
import type { SendOptions } from './sending.ts'

/** A file on its way. `unshrunk`: the picture could not be scaled, the original is offered. */
export interface Item {
  readonly id: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'unshrunk' | 'cancelled'
  /** 0 to 1 */
  readonly progress: number
  readonly message?: string
}

export interface QueueParts {
  readonly send: (file: File, options: SendOptions) => Promise<FileEntry>
  readonly shrink: (file: File) => Promise<File>
  readonly needsShrinking: (file: File) => boolean
  /** A file has arrived. */
  readonly onDone: (entry: FileEntry) => void
}

const AT_ONCE = 3

/**
 * Running uploads: at most three at once, each can be cancelled or retried separately. Read it with subscribe and
 * items.
 */
export class UploadQueue {
  #items: readonly Item[] = []
  #listeners = new Set<() => void>()
  #stops = new Map<number, AbortController>()
  #originals = new Set<number>()
  #parts: QueueParts
  #last = 0

  constructor(parts: QueueParts) {
    this.#parts = parts
  }

  items = (): readonly Item[] => this.#items

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(files: readonly File[]): void {
    const fresh = files.map((file): Item => ({ id: ++this.#last, file, state: 'waiting', progress: 0 }))
    this.#set([...this.#items, ...fresh])
    this.#next()
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', progress: 0 })
    this.#next()
  }

  /** Sends a picture unscaled after 文件压缩失败. */
  sendOriginal(id: number): void {
    this.#originals.add(id)
    this.retry(id)
  }

  cancel(id: number): void {
    this.#stops.get(id)?.abort()
    this.#change(id, { state: 'cancelled' })
    this.#next()
  }

  cancelAll(): void {
    for (const item of this.#items) if (isOpen(item)) this.cancel(item.id)
  }

  /** Removes the finished files, failed ones too. */
  clear(): void {
    this.#set(this.#items.filter(isOpen))
  }

  #next(): void {
    const busy = this.#items.filter((item) => item.state === 'sending').length
    for (const item of this.#items.filter((each) => each.state === 'waiting').slice(0, Math.max(0, AT_ONCE - busy))) {
      void this.#run(item)
    }
  }

  async #run({ id, file }: Item): Promise<void> {
    const stop = new AbortController()
    this.#stops.set(id, stop)
    this.#change(id, { state: 'sending', progress: 0 })
    try {
      const ready = await this.#ready(id, file)
      if (ready === undefined || stop.signal.aborted) return
      const onProgress = (loaded: number) => this.#change(id, { progress: Math.min(0.99, loaded / ready.size) })
      const onNote = (message: string) => this.#change(id, { message })
      const entry = await this.#parts.send(ready, { onProgress, onNote, signal: stop.signal })
      if (stop.signal.aborted) return
      this.#change(id, { state: 'done', progress: 1 })
      this.#parts.onDone(entry)
    } catch (error) {
      if (!stop.signal.aborted)
        this.#change(id, { state: 'failed', message: error instanceof Error ? error.message : '系统异常' })
    } finally {
      this.#next()
    }
  }

  async #ready(id: number, file: File): Promise<File | undefined> {
    if (this.#originals.has(id) || !this.#parts.needsShrinking(file)) return file
    try {
      return await this.#parts.shrink(file)
    } catch (error) {
      this.#change(id, { state: 'unshrunk', message: error instanceof Error ? error.message : '' })
      return undefined
    }
  }

  #change(id: number, change: Partial<Item>): void {
    this.#set(this.#items.map((item) => (item.id === id && item.state !== 'done' ? revised(item, change) : item)))
  }

  #set(items: readonly Item[]): void {
    this.#items = items
    for (const listener of this.#listeners) listener()
  }
}

/** Still waiting or on its way. */
export function isOpen(item: Item): boolean {
  return item.state === 'waiting' || item.state === 'sending'
}

/** Whether a person has to decide about it. */
export function isStuck(item: Item): boolean {
  return item.state === 'failed' || item.state === 'unshrunk'
}

/** Whether all have ended and none needs a person. */
export function isSettled(items: readonly Item[]): boolean {
  return items.length > 0 && !items.some(isOpen) && !items.some(isStuck)
}

/** Share of all bytes that have gone out, 0 to 1; cancelled files do not count. */
export function overall(items: readonly Item[]): number {
  const counted = items.filter((item) => item.state !== 'cancelled')
  const bytes = counted.reduce((sum, item) => sum + item.file.size, 0)
  if (bytes === 0) return 1
  return counted.reduce((sum, item) => sum + item.progress * item.file.size, 0) / bytes
}

function revised({ message: _, ...item }: Item, change: Partial<Item>): Item {
  return { ...item, ...change }
}
