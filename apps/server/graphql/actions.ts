import { internalSender, isReading, type NamedCall } from '@chengban/engine/call.ts'
import { tellReading } from '@chengban/engine/read/told-reading.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { setPassword } from '../auth/change-password.ts'
import type { Identity, Origin } from '../auth/context.ts'
import { resetPassword } from '../auth/reset-password.ts'
import { signIn } from '../auth/sign-in.ts'
import { sessionLost } from '../auth/token.ts'
import { demandRight, readInput } from '../rest/calls.ts'
import type { Server, Sessions } from '../rest/session.ts'
import { type Log, noteUnder, type Spoken, spokenAtSignIn, spokenOf } from './spoken.ts'
import { type Write, write } from './write.ts'

/** What a mutation, or a call that GraphQL has by a name, asks of the rest of the server. */
export type GraphqlAction =
  | Write
  | { readonly do: 'authenticateAdmin'; readonly name: string; readonly password: string }
  | { readonly do: 'setPassword'; readonly plain: string }
  | { readonly do: 'resetPassword'; readonly id: string }
  | { readonly do: 'tell'; readonly entity: string; readonly ids: readonly string[] }
  | { readonly do: 'ask'; readonly call: string; readonly input: Readonly<Record<string, unknown>> }

/** A token that was given out, for the cookie beside it. */
export interface ActionSession {
  readonly jwtToken: string
  /** Seconds. */
  readonly expiresIn: number
}

export type Outcome =
  | { readonly value: Readonly<Record<string, unknown>>; readonly session?: ActionSession }
  | { readonly refused: Spoken }

/** Where a question comes from, and the id of the request that brought it. */
export interface AskedBy extends Origin {
  readonly requestId: string
}

export type Act = (action: GraphqlAction, identity: Identity | null, origin: AskedBy) => Promise<Outcome>

/** Runs mutations where handlers and keys live, and gives refusals as they are to be said. */
export const actions =
  (server: Server, sessions: Sessions, log: Log, calls: readonly NamedCall[] = []): Act =>
  async (action, identity, { requestId, ...origin }) => {
    const { auth, catalog } = server
    const note = noteUnder(log, requestId)
    try {
      if (action.do === 'authenticateAdmin') return session(await signIn(auth, { ...action, ...origin }))
      if (!identity) throw sessionLost()
      if (action.do === 'setPassword') return session(await setPassword(auth, identity, action.plain, origin))
      if (action.do === 'resetPassword') return { value: await resetPassword(auth, identity, action.id) }
      if (action.do === 'ask') return { value: await told(sessions, calls, action, identity) }
      return { value: await ofEntity(sessions, catalog.entity(action.entity), action, identity) }
    } catch (error) {
      if (action.do === 'authenticateAdmin') return { refused: spokenAtSignIn(error, note) }
      return { refused: spokenOf(error, note) }
    }
  }

const session = ({ jwtToken, expiresIn }: ActionSession): Outcome => ({
  value: { jwtToken },
  session: { jwtToken, expiresIn },
})

/** Runs a call with the same rights and the same parsing as at its address. */
const told = (sessions: Sessions, calls: readonly NamedCall[], { call, input }: Asking, identity: Identity) =>
  sessions.asIdentity(identity, async (engine) => {
    const known = calls.find(({ signature }) => signature.graphql === call)
    if (!known) throw notFound()
    demandRight(known.signature, engine)
    if (isReading(known.signature)) engine.readsOnly()
    return (await known.handler(engine, readInput(known.signature, input), internalSender)) as Record<string, unknown>
  })

type OfEntity = Extract<GraphqlAction, { readonly entity: string }>

const ofEntity = (sessions: Sessions, entity: Entity, action: OfEntity, identity: Identity) =>
  action.do === 'tell' ? toldOf(sessions, entity, action, identity) : written(sessions, entity, action, identity)

/** Records that rows were read whose reading is recorded. */
const toldOf = (sessions: Sessions, entity: Entity, { ids }: { readonly ids: readonly string[] }, identity: Identity) =>
  sessions.asIdentity(identity, async (engine) => {
    await tellReading(engine, entity, ids, '查看')
    return {}
  })

type Asking = Extract<GraphqlAction, { do: 'ask' }>

const written = (sessions: Sessions, entity: Entity, action: Write, identity: Identity) =>
  sessions.asIdentity(identity, (engine) => engine.write(entity, (tx) => write(tx, engine.writer, action)))
