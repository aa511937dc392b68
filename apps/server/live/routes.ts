import { isUuid } from '@chengban/engine/db/uuid.ts'
import { hasTasks } from '@chengban/kernel/decided.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { authenticate } from '../auth/authenticate.ts'
import type { Server, Sessions } from '../rest/session.ts'
import { Asking } from './asking.ts'
import { readEvent } from './event.ts'
import { Hub } from './hub.ts'
import { Listener } from './listener.ts'
import { Stream } from './stream.ts'

interface Options {
  readonly sessions: Sessions
  readonly server: Server
  /** Any role of the database may listen. */
  readonly listenUrl: string
  readonly heartbeatMs?: number
  /** Receives a function that counts the open streams. */
  readonly counted?: (count: () => number) => void
}

/** GET /api/message/stream: sends events as they happen, to the people who may know of them. */
export const liveRoutes: FastifyPluginAsync<Options> = async (
  app,
  { sessions, server, listenUrl, heartbeatMs = 25_000, counted },
) => {
  const asking = new Asking(sessions)
  const hub = new Hub(asking, {
    isAudited: (module) => hasTasks(server.catalog.all.get(module)),
    isOnEveryPage: (module) => server.catalog.all.get(module)?.onEveryPage === true,
    report: (error) => app.log.error({ err: error }, 'live event not told'),
  })
  counted?.(() => hub.size)
  const listener = new Listener(listenUrl, {
    onPayload: (payload) => {
      const event = readEvent(payload)
      if (event) hub.hear(event)
    },
    onBack: () => hub.restart(),
  })
  await listener.start()
  const heart = setInterval(() => hub.beat(), heartbeatMs)

  app.addHook('preClose', async () => {
    clearInterval(heart)
    hub.close()
    await listener.stop()
  })

  app.get('/api/message/stream', { config: { isStream: true } }, async (request, reply) => {
    const identity = await authenticate(server.auth, request)
    await asking.unread(identity)
    const stream = open(request, reply, new Stream(identity, reply.raw), hub)
    // the stream holds events back already, so none falls between the missed and the coming ones
    await catchUp(asking, stream, lastEventId(request)).catch(() => stream.end())
  })
}

const open = (request: FastifyRequest, reply: FastifyReply, stream: Stream, hub: Hub): Stream => {
  reply.hijack()
  request.raw.socket.setTimeout(0)
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  reply.raw.write('retry: 2000\n\n')
  hub.add(stream)
  reply.raw.on('close', () => hub.remove(stream))
  reply.raw.on('error', () => hub.remove(stream))
  return stream
}

const catchUp = async (asking: Asking, stream: Stream, lastId: string | undefined): Promise<void> => {
  for (const message of lastId ? await asking.missed(stream.identity, lastId) : [])
    stream.now('message', message, message.id)
  stream.now('unread', { all: await asking.unread(stream.identity) })
  stream.release()
}

/** As the browser sends it when it comes again; in the query where no header can be set. */
const lastEventId = (request: FastifyRequest): string | undefined => {
  const { lastEventId: asked } = request.query as { lastEventId?: unknown }
  const id = String(request.headers['last-event-id'] ?? asked ?? '').toLowerCase()
  return isUuid(id) ? id : undefined
}
