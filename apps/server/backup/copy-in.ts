import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { Connection, Submittable } from 'pg'

/** Sends `COPY … FROM STDIN` with the lines of a stream; rejects with the database's error or the stream's. */
export const copyIn = (client: pg.ClientBase, text: string, lines: Readable): Promise<void> => {
  const copy = new CopyIn(text, lines)
  client.query(copy)
  return copy.done
}

interface Wire extends Connection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(text: string): void
}

class CopyIn implements Submittable {
  readonly #text: string
  readonly #lines: Readable
  readonly #settled = Promise.withResolvers<void>()
  readonly done = this.#settled.promise
  #broken: unknown

  constructor(text: string, lines: Readable) {
    this.#text = text
    this.#lines = lines
  }

  submit(connection: Connection): void {
    connection.query(this.#text)
  }

  handleCopyInResponse(connection: Connection): void {
    const wire = connection as Wire
    this.#send(wire).catch((error: unknown) => {
      this.#broken = error
      wire.sendCopyFail('broken off')
    })
  }

  async #send(wire: Wire): Promise<void> {
    for await (const chunk of this.#lines) {
      wire.sendCopyFromChunk(chunk)
      if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
    }
    wire.endCopyFrom()
  }

  handleError(error: Error): void {
    this.#lines.destroy()
    this.#settled.reject(this.#broken ?? error)
  }

  handleReadyForQuery(): void {
    this.#settled.resolve()
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyData(): void {}
}
