import { availableParallelism } from 'node:os'
import { listed } from '@chengban/kernel/has.ts'
import pg from 'pg'
import { clock } from '../clock.ts'
import { AskedTogether } from './asked-together.ts'
import { KeptFrequencies } from './frequencies.ts'
import { Lanes } from './lanes.ts'
import { Transaction } from './opened.ts'
import type { Patience } from './patience.ts'
import { forgetNames, Pipeline, type Rows, type RowsListener, type Statement } from './pipeline.ts'
import type { Owner } from './shares.ts'
import type { Sql } from './sql.ts'
import { stoppable } from './stopping.ts'
import { registerTypes } from './types.ts'

/** A signed-in person as one request knows them: rights as last read, checked by the statement that uses them. */
export interface Actor {
  readonly userId: string
  readonly sessionId: string
  readonly entries: readonly string[]
  /** Changes whenever anybody's rights do. */
  readonly stamp: string
  /** The person has yet to replace the first password: only that is allowed. */
  readonly allowInitial?: boolean
  /** A person looks through a role: everything written meanwhile is rolled back. */
  readonly isLooking?: boolean
  /** The read is recorded, so secrets that are `logged` are shown. The caller writes the record. */
  readonly isTelling?: boolean
  /** Nobody signed in, but the bearer of a link's token: the entity it opens, the function that finds its row, from where. */
  readonly token?: { readonly of: string; readonly finder: string; readonly value: string; readonly address: string }
  /** How long the caller waits for the answer. */
  readonly patience?: Patience | undefined
}

/** The system itself: no person, without rights. */
export const systemActor: Actor = { userId: '', sessionId: '', entries: [], stamp: '' }

/** Begins work in a person's name: checks session and rights, and sets the person. */
export const identify = (actor: Actor): Statement => {
  const now = clock.now().toISOString()
  if (!actor.token) {
    const text = actor.isTelling ? identifyTelling : identifySql
    const { sessionId, userId, stamp, entries, allowInitial = false } = actor
    const params = [sessionId, userId, stamp, listed(entries), now, allowInitial]
    const left = actor.patience?.left
    if (left === undefined) return { text, params, prepared: true }
    return { text: `${text}${bounded}`, params: [...params, String(left)], prepared: true }
  }
  const { of, finder, value } = actor.token
  const text = `select app.identify_token($1, rule.${finder}($2, $3), $3)`
  return { text, params: [of, value, now], prepared: true }
}

/** The same where the rights have just been read in the same transaction: they are not compared once more. */
export const identifyAnew = (actor: Actor): Statement => {
  const { text, params = [] } = identify(actor)
  return actor.token ? { text, params } : { text, params: params.with(stampAt, null) }
}
const stampAt = 2

const identifySql = 'select app.identify($1, $2, $3, $4, $5, $6)'
/** For the rest of the transaction. */
const identifyTelling = `${identifySql}, set_config('app.telling', 'on', true)`
/** The database itself ends the statements that follow, once nobody waits for them any more. */
const bounded = ", set_config('statement_timeout', $7, true)"

/**
 * The next statements get one plan per connection, without their values. The planner would look at the values of the
 * first five executions, though rows found by key take the same plan for every key.
 */
export const generic = (opening: Statement): Statement => ({ ...opening, text: genericText(opening.text) })

/** There are few openings: each text stays the same one, which a connection finds again sooner. */
const genericText = (text: string): string => {
  const known = generics.get(text) ?? `${text}, set_config('plan_cache_mode', 'force_generic_plan', true)`
  generics.set(text, known)
  return known
}
const generics = new Map<string, string>()

/** Single statements without a person: data that is open before sign-in. */
export const anonymously = (db: Pick<Database, 'anonymous'>): Sql => ({
  query: (text, params = []) => db.anonymous({ text, params }),
})

/** The bearer of a token is no person of the company. */
export const bearer = (token: NonNullable<Actor['token']>): Actor => ({
  ...systemActor,
  token,
})

/** What a transaction reads in the round trip of its commit. */
export interface LastReading {
  readonly statements: readonly Statement[]
  /** Receives the rows of each statement once the commit is done. */
  readonly told: (answers: readonly Rows[]) => void
}

export interface TransactionOptions<T> {
  readonly ending?: 'commit' | 'rollback'
  /** Whose turn the connection takes. */
  readonly actor?: Actor
  /** Called once the opening and the statement sent with it have passed. */
  readonly opened?: (() => void) | undefined
  readonly last?: ((result: T, tx: Sql) => LastReading | undefined) | undefined
}

const connectMs = 10_000

/** One that gives up where nobody answers. As a setting of the pool it would set a timer around every statement. */
class Patient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs })
  }
}

/** Whose connection it is: of people who come by links, that of their address. */
const ownerOf = ({ userId, token }: Actor): Owner => (token ? `link ${token.address}` : userId || undefined)

/** Milliseconds that anybody waits for a connection; a statement on it may take as long (`database/roles.ts`). */
const mostMs = 30_000

/** The one pool of a process. Reads run as the reader under row-level security; the writer role is the write path's. */
export class Database {
  readonly pool: pg.Pool
  /** Totals of those who see every row. */
  readonly totals = new AskedTogether<number>()
  /** How often words occur in each table: by these a search chooses its way. */
  readonly frequencies = new KeptFrequencies(this)
  /** Its connections, one place each. */
  readonly #lanes: Lanes

  /**
   * `url` names the login role; connections start as the reader. `places` counts the connections for short statements;
   * long ones use additional connections. `isPooled`: a pooler may switch the session between two transactions.
   */
  constructor(url: string, places = 4 * availableParallelism(), isPooled = false) {
    registerTypes()
    this.#lanes = new Lanes(places)
    this.pool = new pg.Pool({
      connectionString: url,
      max: this.#lanes.most,
      Client: Patient,
      // none is let go while idle: a timer would be set and cleared around every statement
      idleTimeoutMillis: 0,
    })
    this.pool.on('error', () => undefined)
    // a client on its way out of the pool may still hear that its connection was ended
    this.pool.on('connect', (client) => client.on('error', () => undefined))
    if (isPooled) this.pool.on('connect', (client) => forgetNames(client.connection))
  }

  /** One statement as the actor sees the world, in one round trip. Rejects with SQLSTATE CB401, CB403 or CB409. */
  async read<R = Record<string, unknown>>(actor: Actor, statement: Statement): Promise<R[]> {
    const opening = identify(actor)
    return (await this.#run(actor, [statement.generic ? generic(opening) : opening, statement])).at(-1) as R[]
  }

  /** Several that look rows up by their keys in one round trip, the rows of each; all of one moment's rights. */
  async readAll<R = Record<string, unknown>>(actor: Actor, statements: readonly Statement[]): Promise<R[][]> {
    return (await this.#run(actor, [generic(identify(actor)), ...statements], statements.length)) as R[][]
  }

  /**
   * Runs several statements in one round trip, either all `generic` or none. `told` receives the rows of each as they
   * arrive, even if a later statement is refused.
   */
  async readEach(actor: Actor, statements: readonly Statement[], told: RowsListener): Promise<void> {
    const opening = identify(actor)
    const first = statements[0]?.generic ? generic(opening) : opening
    await this.#run(actor, [first, ...statements], statements.length, told)
  }

  /** Runs one statement without a person: system data, and data that is open before sign-in. */
  async anonymous<R = Record<string, unknown>>(statement: Statement): Promise<R[]> {
    return (await this.#run(systemActor, [statement])).at(-1) as R[]
  }

  #run(actor: Actor, statements: readonly Statement[], asked = 1, told?: RowsListener): Promise<Rows[]> {
    const { patience } = actor
    const sent = () => this.#sent(new Pipeline(statements, asked, told), patience)
    return this.#lanes.run(ownerOf(actor), statements.at(-1)?.text, sent, { patience, most: mostMs })
  }

  async #sent(pipeline: Pipeline, patience: Patience | undefined): Promise<Rows[]> {
    const client = await this.pool.connect()
    const stopped = patience && stoppable(client, patience)
    try {
      return await client.query(pipeline).answers
    } finally {
      await stopped?.()
      client.release()
    }
  }

  /**
   * Runs the work in one transaction: the opening goes out with its first statement. Commits when the work resolves (or
   * takes it back, where that is asked for), rolls back when it rejects; the refusal of the opening goes before its own.
   */
  transaction<T>(
    opening: readonly Statement[],
    work: (tx: Sql) => Promise<T>,
    how: TransactionOptions<T> = {},
  ): Promise<T> {
    const transacted = () => this.#transacted(opening, work, how)
    return this.#lanes.run(ownerOf(how.actor ?? systemActor), undefined, transacted, { most: mostMs })
  }

  async #transacted<T>(
    opening: readonly Statement[],
    work: (tx: Sql) => Promise<T>,
    { ending = 'commit', opened, last }: TransactionOptions<T>,
  ): Promise<T> {
    const client = await this.pool.connect()
    const tx = new Transaction(client, opening, opened)
    let broken: Error | undefined
    try {
      const result = await work(tx)
      const reading = last?.(result, tx)
      const answers = await tx.end(ending, reading?.statements)
      reading?.told(answers)
      return result
    } catch (error) {
      const refusal = await tx.takeBack().catch((lost: Error) => {
        broken = lost
      })
      throw refusal ?? error
    } finally {
      client.release(broken)
    }
  }

  /** How many wait for a connection. */
  get waiting(): number {
    return this.#lanes.waiting + this.pool.waitingCount
  }

  /** The statement that settles who asks, for the opening of a transaction. */
  identify(actor: Actor): Statement {
    return identify(actor)
  }

  close(): Promise<void> {
    return this.pool.end()
  }
}
