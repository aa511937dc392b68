import type { NamedCall } from '@chengban/engine/call.ts'
import type { Server, Sessions } from '../rest/session.ts'
import { actions } from './actions.ts'
import { namedQuestions } from './named-questions.ts'
import type { Log } from './spoken.ts'
import { Thread } from './thread.ts'

export interface GraphqlOptions {
  readonly server: Server
  readonly sessions: Sessions
  /** Those with a name in GraphQL are asked there too. */
  readonly calls: readonly NamedCall[]
  /** Database url of the login role: the thread has a separate pool. */
  readonly url: string
  /** The same through a pooler, if there is one. */
  readonly pooledUrl?: string | undefined
  readonly connections?: number
  /** Everybody signed in may read the schema, not only holders of debug:read. */
  readonly isOpen?: boolean
  readonly log: Log
}

/** Starts the GraphQL door; it answers once its schema is built, some seconds after. */
export const openGraphql = ({
  server,
  sessions,
  calls,
  log,
  url,
  pooledUrl,
  isOpen = false,
  ...pool
}: GraphqlOptions): Thread =>
  new Thread(
    {
      url: pooledUrl ?? url,
      isPooled: pooledUrl !== undefined,
      entities: [...server.catalog.all.values()],
      calls: namedQuestions(calls.map(({ signature }) => signature)),
      isOpen,
      ...pool,
    },
    actions(server, sessions, log, calls),
    log,
  )
