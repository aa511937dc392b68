import { present } from '@chengban/kernel/present.ts'
import { thrownCode } from '@chengban/kernel/thrown.ts'
import pg, { type Connection, type Submittable } from 'pg'
import { prepareValue } from 'pg/lib/utils.js'

// Decision 005: Identity, rights and query in one round trip

/** One statement of a pipeline; `prepared` keeps it parsed on its connection, `again`: from its second time on. */
export interface Statement {
  readonly text: string
  readonly params?: readonly unknown[]
  readonly prepared?: boolean | 'again'
  /** Planned without its parameters, once: where planning costs more than any value could save. */
  readonly generic?: boolean
}

export type Rows = Record<string, unknown>[]

/** Hears the rows of each statement asked as they come. */
export type RowsListener = (rows: Rows, index: number) => void

/** What the wire of one connection keeps: names of the statements it has parsed, by text. */
interface Wire extends Connection {
  statementNames?: Map<string, string>
  statementCount?: number
  /** Characters of all texts in `statementNames`. */
  keptLength?: number
  /**
   * How the rows of each named statement are parsed: described once, since it does not change while the statement
   * exists.
   */
  parsers?: Map<string, Parser>
  /** Texts met once. */
  met?: Set<string>
  /** The session behind it changes: what one has parsed the next does not know. */
  forgets?: boolean
  stream: Connection['stream'] & { cork(): void; uncork(): void }
  close(what: { type: 'S'; name: string }): void
}

interface Parser {
  addFields(fields: unknown[]): void
  parseRow(fields: unknown[]): Record<string, unknown>
}

/**
 * Several statements under a single Sync: one implicit transaction and one round trip. Gives the rows of the last ones,
 * by default of one. An error leaves the connection clean, since the Sync always follows.
 */
export class Pipeline implements Submittable {
  readonly answers: Promise<Rows[]>
  readonly #statements: readonly Statement[]
  readonly #first: number
  readonly #told: RowsListener | undefined
  readonly #answers: Rows[] = []
  readonly #fresh = new Set<string>()
  /** Of each statement asked: its name and how its rows are read, once either is known; whether it was parsed here. */
  readonly #shapes: { readonly name: string; readonly isParsed: boolean; parser: Parser | undefined }[] = []
  #wire: Wire | undefined
  #rows: Rows = []
  #done = 0
  #last = ''
  #resolve!: (answers: Rows[]) => void
  #reject!: (error: unknown) => void

  constructor(statements: readonly Statement[], asked = 1, told?: RowsListener) {
    this.#statements = statements
    this.#told = told
    this.#first = statements.length - asked
    this.answers = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  /** The rows of the last statement. */
  get rows(): Promise<Rows> {
    return this.answers.then((answers) => present(answers.at(-1)))
  }

  /** What the database says it did last: `COMMIT`, or `ROLLBACK` where a statement before had failed. */
  get last(): string {
    return this.#last
  }

  submit(connection: Connection): void {
    const wire = connection as Wire
    this.#wire = wire
    wire.stream.cork()
    for (const [index, statement] of this.#statements.entries()) this.#send(wire, statement, index >= this.#first)
    wire.sync()
    wire.stream.uncork()
  }

  #send(wire: Wire, statement: Statement, isAsked: boolean): void {
    const { text, params = [] } = statement
    const prepared =
      !wire.forgets && (statement.prepared === 'again' ? comesAgain(wire, text) : statement.prepared === true)
    const name = prepared ? this.#nameOf(wire, text) : ''
    const isParsed = !prepared || this.#fresh.delete(name)
    if (isParsed) wire.parse({ name, text, types: [] } as never, true)
    wire.bind(
      { portal: '', statement: name, binary: false, values: params.map((value) => prepareValue(value)) } as never,
      true,
    )
    const parser = name ? wire.parsers?.get(name) : undefined
    this.#shapes.push({ name, isParsed, parser })
    if (isAsked && !parser) wire.describe({ type: 'P', name: '' } as never, true)
    wire.execute({ portal: '', rows: 0 } as never, true)
  }

  #nameOf(wire: Wire, text: string): string {
    wire.statementNames ??= new Map()
    const names = wire.statementNames
    const known = names.get(text)
    if (known) {
      names.delete(text)
      names.set(text, known)
      return known
    }
    keep(wire, names, text)
    wire.statementCount = (wire.statementCount ?? 0) + 1
    const name = `s${wire.statementCount}`
    names.set(text, name)
    this.#fresh.add(name)
    return name
  }

  handleRowDescription(message: { fields: unknown[] }): void {
    const shape = this.#shapes[this.#done]
    if (!shape) return
    shape.parser = new pg.Result('', pg.types) as unknown as Parser
    shape.parser.addFields(message.fields)
    if (shape.name && this.#wire) {
      this.#wire.parsers ??= new Map()
      this.#wire.parsers.set(shape.name, shape.parser)
    }
  }

  handleDataRow(message: { fields: unknown[] }): void {
    const parser = this.#done >= this.#first ? this.#shapes[this.#done]?.parser : undefined
    if (parser) this.#rows.push(parser.parseRow(message.fields))
  }

  handleCommandComplete(message: { text: string }): void {
    this.#last = message.text
    if (this.#done >= this.#first) {
      this.#told?.(this.#rows, this.#answers.length)
      this.#answers.push(this.#rows)
    }
    this.#rows = []
    this.#done += 1
  }

  /**
   * From the failed statement on, it is unknown which statements were parsed, and the failed one may no longer fit its
   * tables: these get new names next time. Statements that refuse with their own code keep their names.
   */
  handleError(error: unknown, connection?: Connection): void {
    const wire = connection as Wire | undefined
    const isOurs = /^CB/.test(String(thrownCode(error)))
    for (const [index, { text }] of this.#statements.entries()) {
      const isLost = this.#shapes[index]?.isParsed || (index === this.#done && !isOurs)
      if (wire && index >= this.#done && isLost) forget(wire, text)
    }
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#answers)
  }

  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCopyInResponse(connection: { sendCopyFail(text: string): void }): void {
    connection.sendCopyFail('no copy here')
  }
  handleCopyData(): void {}
}

const forget = (wire: Wire, text: string): void => {
  const name = wire.statementNames?.get(text)
  if (name === undefined) return
  wire.parsers?.delete(name)
  wire.statementNames?.delete(text)
  wire.keptLength = (wire.keptLength ?? 0) - text.length
}

/** Nothing is kept parsed on this connection. */
export const forgetNames = (connection: Connection): void => {
  const wire = connection as Wire
  wire.forgets = true
}

/**
 * The characters of all statement texts kept on a connection: the database holds up to a kilobyte of plan for each
 * character. Texts longer than `longest` are not kept.
 */
const most = 256_000
const longest = 12_000
/** Texts remembered as met once. */
const mostMet = 400

/**
 * Filters, columns and pages produce new texts all the time: the least recently used is dropped in the database too.
 */
const keep = (wire: Wire, names: Map<string, string>, text: string): void => {
  wire.keptLength = (wire.keptLength ?? 0) + text.length
  for (const [oldest, name] of names) {
    if (wire.keptLength <= most) return
    wire.keptLength -= oldest.length
    names.delete(oldest)
    wire.parsers?.delete(name)
    wire.close({ type: 'S', name })
  }
}

/** A statement that was sent before on this connection is worth keeping parsed and planned. */
const comesAgain = (wire: Wire, text: string): boolean => {
  if (wire.statementNames?.has(text)) return true
  if (text.length > longest) return false
  wire.met ??= new Set()
  if (wire.met.delete(text)) return true
  if (wire.met.size >= mostMet) wire.met.clear()
  wire.met.add(text)
  return false
}
