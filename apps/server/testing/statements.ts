import pg from 'pg'

interface Wire {
  parse(sent: { name?: string; text: string }, more?: boolean): void
  bind(sent: { statement?: string }, more?: boolean): void
  query(text: string): void
  sync(): void
}
const wire = (pg as { Connection: { prototype: Wire } }).Connection.prototype
const { parse, bind, query, sync } = wire
const texts = new WeakMap<Wire, Map<string, string>>()
let heard: string[] | undefined
let waits = 0

wire.parse = function (this: Wire, sent, more) {
  const known = texts.get(this) ?? new Map<string, string>()
  texts.set(this, known.set(sent.name ?? '', sent.text))
  parse.call(this, sent, more)
}
wire.bind = function (this: Wire, sent, more) {
  heard?.push(texts.get(this)?.get(sent.statement ?? '') ?? '')
  bind.call(this, sent, more)
}
wire.query = function (this: Wire, text) {
  heard?.push(text)
  query.call(this, text)
}

wire.sync = function (this: Wire) {
  waits += 1
  sync.call(this)
}

/** Counts how often the work waits for the database: statements sent together are one round trip. */
export const roundTripsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = waits
  await work()
  return waits - before
}

/** Returns the statements the driver sends while the work runs, over all connections, with begin and commit. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const mine: string[] = []
  heard = mine
  await work().finally(() => {
    heard = undefined
  })
  return mine
}
