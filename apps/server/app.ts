import type { NamedCall } from '@chengban/engine/call.ts'
import type { Office } from '@chengban/engine/files/office.ts'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import { channel } from '@chengban/engine/row/channel.ts'
import { previewConvert } from '@chengban/modules/platform/stored-file/convert.job.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerHeaders } from './answer-headers.ts'
import { authRoutes } from './auth/routes.ts'
import { docsRoutes } from './docs/routes.ts'
import { openDoor as openFileDoor } from './files/open-door.ts'
import { fileRoutes } from './files/routes.ts'
import { watchWriting } from './files/writing-trouble.ts'
import { openGraphql } from './graphql/open.ts'
import { graphqlRoutes } from './graphql/routes.ts'
import type { Thread } from './graphql/thread.ts'
import { healthRoutes } from './health.ts'
import type { JobRunner } from './jobs/runner.ts'
import type { LiveEvent } from './live/event.ts'
import { liveRoutes } from './live/routes.ts'
import { type LogOptions, logging } from './log/logging.ts'
import { followRequests } from './log/requests.ts'
import { Requests } from './metrics/requests.ts'
import { metricsRoutes, type Watched } from './metrics/routes.ts'
import { pages } from './pages.ts'
import { answerBroken } from './rest/broken-request.ts'
import { namedCalls } from './rest/calls.ts'
import { answerErrors } from './rest/envelope.ts'
import { genericRoutes } from './rest/generic.ts'
import { importRoutes } from './rest/import-routes.ts'
import { parseJson } from './rest/json.ts'
import { refuseRepeated } from './rest/repeated.ts'
import { type Server, Sessions } from './rest/session.ts'
import { refuseChanges } from './rest/through-role.ts'
import { testHooks } from './test-hooks.ts'
import { versionRoutes } from './version-routes.ts'

export interface AppOptions {
  readonly server: Server
  readonly calls: readonly NamedCall[]
  readonly storage: FileStorage
  readonly office: Office
  readonly testHooks: boolean
  /** What the test hooks have jobs done by. */
  readonly jobs?: JobRunner
  /** Of the login role: what the live stream listens with and the GraphQL thread opens. */
  readonly url: string
  /** What the thread opens in its place where requests go by way of a pooler. */
  readonly pooledUrl?: string | undefined
  /** Without it there is no GraphQL door. */
  readonly graphql?: boolean
  /** Of the pool of that door. */
  readonly connections?: number
  /** A system of development: everybody signed in may read the schema of GraphQL. */
  readonly isDevelopment?: boolean
  readonly log?: LogOptions
  /** Without it no figures are given out. */
  readonly metrics?: Pick<Watched, 'token' | 'backups' | 'dataDir'>
}

/** Bytes of a body, and of an address with its headers: a filter may name a thousand rows. */
const bounds = { bodyLimit: 2 * 1024 * 1024, http: { maxHeaderSize: 64 * 1024 }, clientErrorHandler: answerBroken }

/** Every door of one server process on one Fastify. */
export const buildApp = async (options: AppOptions): Promise<{ app: FastifyInstance; sessions: Sessions }> => {
  const { server, calls } = options
  const app = Fastify({
    ...logging(options.log),
    ...bounds,
    forceCloseConnections: true,
    trustProxy: 'loopback',
  })
  const sessions = new Sessions(server)
  const requests = new Requests()
  followRequests(app, requests)
  readBodies(app)
  answerErrors(app)
  app.addHook('onRequest', refuseChanges)
  app.addHook('onRequest', refuseRepeated)
  answerHeaders(app)
  const thread = options.graphql ? await openDoor(app, options, sessions) : undefined
  const isGraphqlReady = () => thread?.isReady ?? false
  const writingTrouble = watchWriting(options.storage)
  await app.register(healthRoutes, { db: server.db, isGraphqlReady, writingTrouble })
  let openStreams = () => 0
  const counted = (count: () => number): void => {
    openStreams = count
  }
  await app.register(liveRoutes, { sessions, server, listenUrl: options.url, counted })
  const watched = { requests, db: server.db, isGraphqlReady, writingTrouble, openStreams: () => openStreams() }
  if (options.metrics) await app.register(metricsRoutes, { ...options.metrics, ...watched })
  if (options.testHooks) await app.register(testHooks, hooksOf(options))
  await app.register(authRoutes, { context: server.auth })
  await app.register(versionRoutes, { server })
  await app.register(fileRoutes, { door: openFileDoor(server, sessions, storeOf(options)) })
  await app.register(docsRoutes, { server, sessions })
  const notify = (event: LiveEvent) =>
    server.db.anonymous({ text: 'select pg_notify($1, $2)', params: [channel, JSON.stringify(event)] })
  const store = { storage: options.storage, transaction: server.auth.transaction, notify }
  await app.register(namedCalls, { sessions, calls, easel: store })
  await app.register(importRoutes, { server, sessions, store })
  await app.register(genericRoutes, { server, sessions, calls })
  await app.register(pages, { server })
  return { app, sessions }
}

/** Where files lie, and who draws them: without jobs nobody. */
const storeOf = ({ storage, office, jobs }: AppOptions) => ({
  storage,
  office,
  drawSoon: () => jobs?.soon(previewConvert.name),
})

const hooksOf = ({ server, url, jobs }: AppOptions) => ({ server, listenUrl: url, ...(jobs ? { jobs } : {}) })

/**
 * GraphQL runs in its own thread, from its first question on: building its schema takes seconds, and the rest of the
 * server does not wait for it.
 */
const openDoor = async (app: FastifyInstance, options: AppOptions, sessions: Sessions): Promise<Thread> => {
  const { server, calls, url, pooledUrl, connections, isDevelopment = false } = options
  const thread = openGraphql({
    server,
    sessions,
    calls,
    url,
    pooledUrl,
    ...(connections ? { connections } : {}),
    isOpen: isDevelopment,
    log: (error, requestId) => app.log.error({ err: error, requestId }, 'graphql'),
  })
  app.addHook('onClose', () => thread.close())
  await app.register(graphqlRoutes, { auth: server.auth, ask: (asked, patience) => thread.ask(asked, patience) })
  return thread
}

/** Bodies are JSON read by digits; GET and DELETE may come without one. */
const readBodies = (app: FastifyInstance): void => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(String(body)))
    } catch (error) {
      done(error as Error)
    }
  })
}
