import type { Actor, Database } from '@chengban/engine/db/database.ts'
import { Engine } from '@chengban/engine/engine.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import type { Services } from '@chengban/engine/services.ts'
import type { Handlers } from '@chengban/engine/write/scene.ts'
import type { FastifyRequest } from 'fastify'
import { authenticate } from '../auth/authenticate.ts'
import type { AuthContext, Identity } from '../auth/context.ts'
import { KnownRights } from '../auth/known-rights.ts'
import { readRights } from '../auth/rights.ts'
import { once } from './idempotency.ts'

/** What a server process has, shared by all its doors. */
export interface Server {
  readonly db: Database
  readonly catalog: Catalog
  readonly handlers: Handlers
  readonly services: Services
  readonly auth: AuthContext
}

/** Opens work in the name of whoever sends a request, shaped by their rights as last known. */
export class Sessions {
  readonly #server: Server
  readonly #rights: KnownRights

  constructor(server: Server) {
    this.#server = server
    this.#rights = new KnownRights((userId) =>
      readRights({ query: (text, params) => server.db.anonymous({ text, params: params ?? [] }) as never }, userId),
    )
  }

  async as<T>(request: FastifyRequest, work: (engine: Engine) => Promise<T>): Promise<T> {
    return this.asIdentity(await authenticate(this.#server.auth, request), work)
  }

  /** The same for what answers: a POST that names itself is done once. */
  answer<T>(request: FastifyRequest, work: (engine: Engine) => Promise<T>): Promise<T> {
    return this.as(request, (engine) => once(engine, request, () => work(engine)))
  }

  /** The work is repeated once where rights changed since they were read: it must not have answered before. */
  asIdentity<T>(identity: Identity, work: (engine: Engine) => Promise<T>): Promise<T> {
    const { db, catalog, handlers, services } = this.#server
    return this.#rights.run(identity.userId, (rights) => {
      const actor: Actor = { ...identity, ...rights }
      return work(new Engine({ db, catalog, handlers, services }, actor, () => this.#rights.renew(identity.userId)))
    })
  }
}
