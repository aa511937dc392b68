import { has } from '@chengban/kernel/has.ts'
import type { FastifyRequest } from 'fastify'
import type { Identity } from '../auth/context.ts'
import type { Server, Sessions } from '../rest/session.ts'
import { acceptOf } from './accept.ts'
import { configuredRules } from './configured-rules.ts'
import type { FileDoor } from './door.ts'
import { mayReadByLink } from './link-reading.ts'
import { isLinkHolder, linkHolderOf } from './link-ticket.ts'
import { holderOf } from './ticket.ts'
import { linksBringing } from './upload-rule.ts'

type Given = Pick<FileDoor, 'storage' | 'office' | 'drawSoon'>

/** The file routes' view of the server. */
export const openDoor = (server: Server, sessions: Sessions, given: Given): FileDoor => ({
  ...given,
  transaction: server.auth.transaction,
  authenticate: (request) => identityOf(request, sessions),
  uploaderOf: async (request) => {
    const of = linksBringing.find((one) => sessions.tokenOf(request, one) !== undefined)
    if (!of) return { identity: await identityOf(request, sessions) }
    return sessions.asBearer(request, of, sessions.tokenOf(request, of), async (engine) => {
      const [row] = await engine.read<{ id: string }>({ text: 'select app.token_of($1) as id', params: [of] })
      return { identity: null, link: { of, id: row?.id ?? '' } }
    })
  },
  bearerOf: (ticket, url) => holderOf(ticket, url, server.auth.keys()) ?? linkHolderOf(ticket, url, server.auth.keys()),
  mayRead: (actor, fileId) =>
    isLinkHolder(actor)
      ? mayReadByLink(server, sessions, actor, fileId)
      : sessions.asIdentity(actor, async (engine) => {
          const rows = await engine.read({
            text: `select from public.stored_file where id = $1`,
            params: [fileId],
            prepared: true,
          })
          return rows.length > 0
        }),
  mayUpload: (actor) =>
    sessions.asIdentity(actor, async (engine) => {
      await engine.begin()
      return has(engine.writer.actor.entries, 'productLibrary:upload')
    }),
  acceptOf: (control) => acceptOf(server.catalog, control),
  rules: () => server.auth.transaction(configuredRules),
})

/** Returns the person who is signed in. */
const identityOf = (request: FastifyRequest, sessions: Sessions): Promise<Identity> =>
  sessions.as(request, async (engine) => {
    await engine.begin()
    const { userId, sessionId } = engine.writer.actor
    return { userId, sessionId }
  })
