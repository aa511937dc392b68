import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { Database } from '@chengban/engine/db/database.ts'
import { dingDoor } from '@chengban/engine/ding/ding-door.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { outbound } from '@chengban/engine/outbound/outbound.ts'
import type { Handlers } from '@chengban/engine/row/scene.ts'
import { Vault } from '@chengban/engine/seal/vault.ts'
import type {} from '@chengban/modules/platform/server/learning-services.ts'
import { sales } from '@chengban/modules/sales/area.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Identity } from '../../auth/context.ts'
import { type Office, openOffice } from '../../auth/testing/office.ts'
import { calls, handlers, makeCatalog } from '../../compose.ts'
import { loginUrl } from '../../database/roles.ts'
import { namedCalls } from '../../rest/calls.ts'
import { answerErrors } from '../../rest/envelope.ts'
import { genericRoutes } from '../../rest/generic.ts'
import { type Server, Sessions } from '../../rest/session.ts'
import { liveRoutes } from '../routes.ts'

export interface Colleague extends Identity {
  readonly jwtToken: string
}

/** A company of a few people around one client, with the server they work on. */
export interface Company {
  readonly office: Office
  readonly app: FastifyInstance
  /** Listens on 127.0.0.1. */
  readonly address: string
  readonly people: Readonly<Record<'s1' | 's2' | 'first' | 'second', Colleague>>
  /** Work in the name of a person, as a request would do it. */
  as<T>(who: Identity, work: (engine: Engine) => Promise<T>): Promise<T>
  /** A contract of S1 that could be handed in; gives its id. */
  contract(name: string): Promise<string>
  /** Hands it in; gives its version. */
  submit(id: string): Promise<number>
  /** A REST call; gives the envelope with its status. */
  call(who: Colleague, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<CompanyAnswer>
  close(): Promise<void>
}

export interface CompanyAnswer {
  readonly status: number
  readonly code: string
  readonly message: string
  // biome-ignore lint/suspicious/noExplicitAny: answers of all calls, judged by what the test expects
  readonly data: any
}

const seller = ['contract:apply', 'comment:create']

export const openCompany = async (heartbeatMs = 25_000): Promise<Company> => {
  const office = await openOffice()
  await office.owner.query(`insert into store.operation (id) values ('contract:audit1'), ('contract:audit2')`)
  const enter = async (name: string, operations: string[]): Promise<Colleague> => {
    await office.person(name, { operations })
    return office.enter(name)
  }
  const people = {
    s1: await enter('s1', seller),
    s2: await enter('s2', seller),
    first: await enter('first', ['contract:audit1', 'comment:create']),
    second: await enter('second', ['contract:audit2', 'contract:money']),
  }
  const clientId = await addClient(office)
  const { app, sessions, db } = await serve(office, heartbeatMs)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const contract = await contractOf(sessions, people)
  return {
    office,
    app,
    address,
    people,
    as: (who, work) => sessions.asIdentity(who, work),
    contract: (name) => addContract(office, { name, clientId, ...people }),
    submit: async (id) => {
      await sessions.asIdentity(people.s1, (engine) => engine.move(contract, 'submit', { id, version: 1 }))
      return 2
    },
    call: (who, method, path, body) => call(app, who, method, path, body),
    close: async () => {
      await app.close()
      await db.close()
      await office.close()
    },
  }
}

const contractOf = (sessions: Sessions, { s1 }: Company['people']) =>
  sessions.asIdentity(s1, async ({ writer }) => writer.catalog.entity('contract'))

const serve = async (office: Office, heartbeatMs: number) => {
  const owner = new pg.Client({ connectionString: office.url })
  await owner.connect()
  const url = await loginUrl(owner, office.url)
  await owner.end()
  const db = new Database(url)
  const held = new Set(['comment', ...sales.entities.map(({ name }) => name)])
  const known: Handlers = Object.fromEntries(
    Object.entries(handlers).filter(([name]) => held.has(name.split('/')[0] ?? '')),
  )
  const server: Server = {
    db,
    catalog: makeCatalog(),
    handlers: new Proxy(known, { get: (all, name: string) => all[name] ?? (() => undefined) }),
    services: {
      hashPassword: async (plain) => plain,
      isPassword: async (plain, hash) => plain === hash,
      randomPassword: () => '',
      revoke: async () => undefined,
      fileTicket: () => '',
      vault: new Vault([]),
      fileBytes: () => Promise.reject(new Error('no files here')),
      linkTicket: () => '',
      ding: dingDoor(),
      outbound: outbound(),
      signTicket: async () => '',
      noteJump: async () => '',
      keepPicture: async () => undefined,
      followLearning: async () => undefined,
      tickLearning: async () => undefined,
    },
    auth: office.context,
  }
  const sessions = new Sessions(server)
  const easel = { storage: diskStorage(tmpdir()), transaction: office.context.transaction }
  // clients open connections ahead that never send a word
  const app = Fastify({ forceCloseConnections: true })
  answerErrors(app)
  await app.register(namedCalls, { sessions, calls: calls, easel })
  await app.register(liveRoutes, { sessions, server, listenUrl: url, heartbeatMs })
  await app.register(genericRoutes, { sessions, server, calls: [] })
  return { app, sessions, db }
}

const addClient = async ({ owner }: Office): Promise<string> => {
  const id = randomUUID()
  await owner.query(
    `insert into store.client (id, tz_create, tz_update, name, type, province, city, linkman, status)
     values ($1, now(), now(), '华东医院', '医院', '江苏', '南京', '王工', '通过')`,
    [id],
  )
  return id
}

const addContract = async (
  { owner }: Office,
  { name, clientId, s1, first, second }: Company['people'] & { name: string; clientId: string },
): Promise<string> => {
  const id = randomUUID()
  await owner.query(
    `insert into store.contract (id, tz_create, tz_update, creator_id, initiator, name, client_id, self_company, pay_way,
       money, invoice, audit1, audit2, contract_file)
     values ($1, now(), now(), $2, $2, $3, $4, 'A', '分期', 100000, false, $5, $6, $7)`,
    [
      id,
      s1.userId,
      name,
      clientId,
      first.userId,
      second.userId,
      JSON.stringify([{ url: '/file/a.pdf', name: 'a.pdf', size: 1 }]),
    ],
  )
  return id
}

const call = async (
  app: FastifyInstance,
  who: Colleague,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<CompanyAnswer> => {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${who.jwtToken}` },
    ...(body ? { payload: body } : {}),
  })
  return { status: response.statusCode, ...response.json() }
}
