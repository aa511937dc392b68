import { Readable } from 'node:stream'
import type pg from 'pg'
import type { Connection, Submittable } from 'pg'

const blockBytes = 65_536

/** Sends `COPY … TO STDOUT` and gives its lines as they come, no faster than they are read. */
export const copyOut = (client: pg.ClientBase, text: string): Readable => {
  const copy = new CopyOut(text)
  client.query(copy)
  return copy.lines
}

class CopyOut implements Submittable {
  readonly #text: string
  #connection: Connection | undefined
  // the driver reuses the buffer of its messages, so rows are copied into our own blocks
  #block = Buffer.allocUnsafe(blockBytes)
  #used = 0

  readonly lines = new Readable({
    read: () => this.#connection?.stream.resume(),
    destroy: (error, done) => {
      this.#connection?.stream.resume()
      done(error)
    },
  })

  constructor(text: string) {
    this.#text = text
  }

  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.#text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.lines.destroyed) return
    if (this.#used + chunk.length > this.#block.length) this.#flush(chunk.length)
    this.#used += chunk.copy(this.#block, this.#used)
  }

  #flush(coming: number): void {
    const full = this.#block.subarray(0, this.#used)
    this.#block = Buffer.allocUnsafe(Math.max(blockBytes, coming))
    this.#used = 0
    if (full.length > 0 && !this.lines.push(full)) this.#connection?.stream.pause()
  }

  handleError(error: Error): void {
    this.lines.destroy(error)
  }

  handleReadyForQuery(): void {
    if (this.lines.destroyed) return
    this.#flush(0)
    this.lines.push(null)
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(connection: { sendCopyFail(text: string): void }): void {
    connection.sendCopyFail('nothing to copy in')
  }
}
