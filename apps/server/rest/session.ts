import { createHash } from 'node:crypto'
import { type Actor, anonymously, bearer, type Database } from '@chengban/engine/db/database.ts'
import type { Patience } from '@chengban/engine/db/patience.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { Engine } from '@chengban/engine/engine.ts'
import { Standing } from '@chengban/engine/request-identity.ts'
import type { Handlers } from '@chengban/engine/row/scene.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { tokenFunction } from '@chengban/engine/schema/token.ts'
import type { Services } from '@chengban/engine/services.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'
import { authenticate } from '../auth/authenticate.ts'
import type { AuthContext, Identity } from '../auth/context.ts'
import { KnownRights } from '../auth/known-rights.ts'
import { isState, type Rights } from '../auth/rights.ts'
import { countWrongToken } from '../auth/wrong-tokens.ts'
import { untilHungUp } from './hanging-up.ts'
import { type IdempotencyScope, once } from './idempotency.ts'
import { rightsThrough, roleLookedThrough } from './through-role.ts'

/** 32 random bytes as base64url. */
const shape = /^[\w-]{43}$/
/** SQLSTATE of `app.identify_token` where the token does not hold. */
export const tokenLost = 'CB404'

/** What a server process has, shared by all its doors. */
export interface Server {
  readonly db: Database
  readonly catalog: Catalog
  readonly handlers: Handlers
  readonly services: Services
  readonly auth: AuthContext
}

/** Opens an engine in the name of the caller, with SQL shaped by their last known rights. */
export class Sessions {
  readonly #server: Server
  readonly #rights: KnownRights

  constructor(server: Server) {
    this.#server = server
    this.#rights = new KnownRights(anonymously(server.db))
  }

  /** A GET stops reading when the client hangs up; a write runs to its end. */
  async as<T>(request: FastifyRequest, work: (engine: Engine) => Promise<T>): Promise<T> {
    const identity = await authenticate(this.#server.auth, request)
    const through = roleLookedThrough(request)
    if (request.method !== 'GET') return this.asIdentity(identity, work, through)
    return untilHungUp(request, (patience) => this.asIdentity(identity, work, through, patience))
  }

  /** The same for what answers: a write that names itself is done once. */
  answer<T>(request: FastifyRequest, work: (engine: Engine) => Promise<T>): Promise<T> {
    return this.as(request, (engine) =>
      once(this.#scope(engine.writer.actor.userId, engine), request, () => work(engine)),
    )
  }

  #scope(asker: string, engine: Engine): IdempotencyScope {
    const { db, auth } = this.#server
    return { asker, engine, anonymous: anonymously(db), transaction: auth.transaction }
  }

  /** What the request gives as the token of a row of this entity. */
  tokenOf(request: FastifyRequest, of: string): string | undefined {
    const { header } = this.#tokenOf(of)
    const given = request.headers[header.toLowerCase()]
    return typeof given === 'string' ? given : undefined
  }

  /**
   * Works in the name of a token's holder: one row of the entity and what belongs to it, as its rules show them. A
   * write done once is answered again even where it ended the token.
   */
  async asBearer<T>(
    request: FastifyRequest,
    of: string,
    value: string | undefined,
    work: (engine: Engine) => Promise<T>,
  ): Promise<T> {
    const lost = new Refusal('UNAUTHENTICATED', this.#tokenOf(of).lost)
    if (!value) throw lost
    const engine = this.bearerEngine(of, value, request.ip)
    const asker = `link ${createHash('sha256').update(`${of} ${value}`).digest('hex')}`
    return once(this.#scope(asker, engine), request, () => this.#whileHeld(request, engine, lost, value, work))
  }

  async #whileHeld<T>(
    request: FastifyRequest,
    engine: Engine,
    lost: Refusal,
    value: string,
    work: (engine: Engine) => Promise<T>,
  ): Promise<T> {
    try {
      if (!shape.test(value)) throw lost
      // whether it holds is known before anything of the request is looked at
      await engine.read({ text: 'select 1' })
      return await work(engine)
    } catch (error) {
      if (error !== lost && !isState(error, tokenLost)) throw error
      await countWrongToken(this.#server.auth, request.ip)
      throw lost
    }
  }

  /** Returns an engine in the name of the token's holder; an invalid token sees nothing. */
  bearerEngine(of: string, value: string, address: string): Engine {
    const { db, catalog, handlers, services } = this.#server
    const actor = bearer({ of, finder: tokenFunction(catalog.entity(of)), value, address })
    return new Engine({ catalog, handlers, services }, new Standing(db, actor, async () => actor))
  }

  #tokenOf(of: string) {
    const { token } = this.#server.catalog.entity(of)
    if (!token) throw new Error(`${of} has no token`)
    return token
  }

  /**
   * Runs the work, and once more where rights changed before any of it was done; so the work must not answer early.
   * `through`: the role the person looks through. `patience`: how long the caller waits for reads.
   */
  asIdentity<T>(
    identity: Identity,
    work: (engine: Engine) => Promise<T>,
    through?: string,
    patience?: Patience,
  ): Promise<T> {
    const { db, catalog, handlers, services } = this.#server
    const { userId } = identity
    const seen = async (sql: Sql, rights: Rights): Promise<Rights & Partial<Actor>> =>
      through === undefined ? rights : { ...rights, ...(await rightsThrough(sql, userId, through, rights.entries)) }
    const open = async (rights: Rights, isFresh: boolean): Promise<Standing> => {
      const actor: Actor = { ...identity, ...(await seen(anonymously(db), rights)), patience }
      return new Standing(db, actor, async (sql) => seen(sql, await this.#rights.renew(userId, sql)), isFresh)
    }
    return this.#rights.run({ userId, open }, async (standing) => {
      try {
        return await work(new Engine({ catalog, handlers, services }, standing))
      } catch (error) {
        // refused by rights as last known, before any statement could say that they have changed
        if (error instanceof Refusal && error.code === 'FORBIDDEN' && !standing.hasBegun) await standing.begin()
        throw error
      }
    })
  }
}
