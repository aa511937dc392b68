import type { Database } from '@chengban/engine/db/database.ts'
import { Gathering } from '@chengban/engine/db/gathering.ts'
import type { Patience } from '@chengban/engine/db/patience.ts'
import { Shares } from '@chengban/engine/db/shares.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { Standing } from '@chengban/engine/request-identity.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { thrownCode } from '@chengban/kernel/thrown.ts'
import { execute } from 'postgraphile/grafast'
import { type ExecutionResult, GraphQLError } from 'postgraphile/graphql'
import type { Identity } from '../auth/context.ts'
import type { KnownRights } from '../auth/known-rights.ts'
import type { Rights } from '../auth/rights.ts'
import { sessionLost } from '../auth/token.ts'
import { isUnavailable } from '../rest/unavailable.ts'
import type { Act, ActionSession, AskedBy, GraphqlAction } from './actions.ts'
import { bodyOf } from './body.ts'
import { identified } from './identified.ts'
import type { Built } from './preset.ts'
import { type Chosen, chosen, Queries } from './query.ts'
import { SecretColumns } from './secret-columns.ts'
import { type Log, type Note, noteUnder, type Spoken, SpokenError, spokenOf } from './spoken.ts'
import { rowsRead, ToldRows } from './told-rows.ts'
import { weigh } from './weight.ts'

export interface GraphqlRequest {
  /** The JSON body as sent. */
  readonly body: string
  /** What the token said; null without one that holds. */
  readonly identity: Identity | null
  readonly origin: AskedBy
}

export interface GraphqlReply {
  readonly status: number
  /** JSON. */
  readonly text: string
  /** A token given out, for the cookie beside it. */
  readonly session?: ActionSession
}

export interface DoorOptions {
  readonly db: Database
  readonly built: Built
  readonly rights: KnownRights
  readonly act: Act
  readonly log: Log
  /** Everybody signed in may read the schema, not only holders of debug:read. */
  readonly isOpen?: boolean
}

/** Beyond so many rows an answer keeps the thread from others while it is put together … */
const heavyRows = 1000
/** … so that one such question of each person is answered at a time, and so many of all. */
const heaviesAtOnce = 2

/** Answers one GraphQL request after the other; never rejects. */
export const makeDoor = (
  options: DoorOptions,
): ((asked: GraphqlRequest, patience?: Patience) => Promise<GraphqlReply>) => {
  const { built, log } = options
  const queries = new Queries(built.schema)
  const secrets = new SecretColumns(built.schema, built.known)
  const told = new ToldRows(built.schema, built.known)
  const withPgClient = identified(options.db)
  const heavies = new Shares(heaviesAtOnce)
  return async (asked, patience) => {
    const note = noteUnder(log, asked.origin.requestId)
    try {
      const { query, variables, operationName } = bodyOf(asked.body)
      const read = asked.identity ? queries.read(query) : queries.once(query)
      const choice = chosen(read, operationName, variables)
      if (!asked.identity && !isOnly(choice, ['authenticateAdmin'])) throw sessionLost()
      const errors = read.errors().map((error) => errorOf(error, note))
      if (errors.length) return refused(400, errors)
      const rows = weigh(built.schema, choice.operation, choice.fragments, choice.variables)
      const work = () => run({ ...options, secrets, told, withPgClient, note, patience }, choice, asked)
      return await (rows > heavyRows ? heavies.run(asked.identity?.userId, work, { patience }) : work())
    } catch (error) {
      return refusedFor(error, note)
    }
  }
}

const refusedFor = (error: unknown, note: Note): GraphqlReply => {
  if (error instanceof GraphQLError) return refused(400, [errorOf(error, note)])
  const spoken = spokenOf(error, note)
  if (isUnavailable(error)) return refused(503, [sent(spoken)])
  return refused(spoken.code === 'UNAUTHENTICATED' ? 401 : 200, [sent(spoken)])
}

interface Running extends DoorOptions {
  readonly secrets: SecretColumns
  readonly told: ToldRows
  readonly note: Note
  /** How long the caller waits for an answer. */
  readonly patience: Patience | undefined
  readonly withPgClient: ReturnType<typeof identified>
}

const run = (running: Running, choice: Chosen, asked: GraphqlRequest): Promise<GraphqlReply> => {
  const { identity } = asked
  if (!identity || isOnly(choice, ['authenticateAdmin'])) return executed(running, choice, asked, null)
  const { userId } = identity
  const allowInitial = isOnly(choice, ['authenticateAdmin', 'setPassword'])
  // a mutation's result is sent however long it took
  const patience = choice.operation.operation === 'query' ? running.patience : undefined
  const open = async (rights: Rights, isFresh: boolean): Promise<Standing> => {
    const renew = (sql: Sql) => running.rights.renew(userId, sql)
    const actor = { ...identity, ...rights, allowInitial, patience }
    return new Standing(running.db, actor, renew, isFresh, new Gathering(running.db))
  }
  return running.rights.run({ userId, open }, async (standing) => {
    // a statement that reads says itself who asks; what reads nothing, or is refused before, has to ask first
    if (!readsOnly(choice)) await standing.begin()
    try {
      demandRights(running, choice, standing.actor)
    } catch (refusal) {
      await standing.begin()
      throw refusal
    }
    return executed(running, choice, asked, standing)
  })
}

const readsOnly = ({ operation, roots }: Chosen): boolean =>
  operation.operation === 'query' && ![...roots].some((name) => name.startsWith('__'))

const isOnly = ({ roots }: Chosen, names: readonly string[]): boolean =>
  [...roots].every((name) => names.includes(name))

const demandRights = (
  { secrets, isOpen }: Running,
  { roots, operation, fragments, variables }: Chosen,
  { entries }: Pick<Rights, 'entries'>,
): void => {
  const reflects = roots.has('__schema') || roots.has('__type')
  if (reflects && !isOpen && !has(entries, 'debug:read')) throw forbidden()
  secrets.demand([operation, ...fragments.values()], variables, entries)
}

const executed = async (
  running: Running,
  choice: Chosen,
  asked: GraphqlRequest,
  standing: Standing | null,
): Promise<GraphqlReply> => {
  const { built, withPgClient, note } = running
  const { operation, given } = choice
  const document = running.told.asking(choice.document)
  const acting = actingFor(running, asked)
  const result = (await execute({
    schema: operation.operation === 'mutation' ? built.writing : built.schema,
    document: document ?? choice.document,
    variableValues: given,
    ...(operation.name ? { operationName: operation.name.value } : {}),
    contextValue: {
      withPgClient,
      pgSettings: standing && { standing },
      act: acting.act,
    },
    resolvedPreset: built.resolvedPreset,
    requestContext: {},
    outputDataAsString: true,
  } as never)) as unknown as Omit<ExecutionResult, 'data'> & { data: string | null | undefined }
  const gone = result.errors?.find(({ originalError }) => isOfIdentify(originalError) || isUnavailable(originalError))
  if (gone && readsOnly(choice)) throw gone.originalError
  const errors = result.errors?.length
    ? `,"errors":${JSON.stringify(result.errors.map((error) => errorOf(error, note)))}`
    : ''
  const session = acting.session()
  return {
    status: 200,
    text: `{"data":${document && result.data ? await told(acting.act, result.data) : (result.data ?? null)}${errors}}`,
    ...(session ? { session } : {}),
  }
}

/** Records the reading before the answer is sent: an answer that cannot be recorded is not given. */
const told = async (act: (action: GraphqlAction) => Promise<unknown>, data: string): Promise<string> => {
  const { text, read } = rowsRead(data)
  for (const [entity, ids] of read) await act({ do: 'tell', entity, ids: [...ids] })
  return text
}

/** The session or the rights were not those of the statement: no part of the answer counts. */
const isOfIdentify = (error: unknown): boolean => /^CB\d{3}$/.test(String(thrownCode(error)))

/** What mutations find in their context, and the token one of them may have given out. */
const actingFor = ({ act }: Running, { identity, origin }: GraphqlRequest) => {
  let session: ActionSession | undefined
  return {
    session: () => session,
    act: async (action: GraphqlAction) => {
      const outcome = await act(action, identity, origin)
      if ('refused' in outcome) throw new SpokenError(outcome.refused)
      session = outcome.session ?? session
      return shown(outcome.value)
    },
  }
}

const shown = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { ids } = value
  return Array.isArray(ids) ? { ...value, id: ids[0], deletedId: ids[0], deletedIds: ids, affected: ids.length } : value
}

const refused = (status: number, errors: readonly unknown[]): GraphqlReply => ({
  status,
  text: JSON.stringify({ errors }),
})

/** The error as it is sent: what the grammar says stays, all else is said by the table of what may be said. */
const errorOf = (error: unknown, note: Note): unknown => {
  if (!(error instanceof GraphQLError)) return sent(spokenOf(error, note))
  const { originalError, path, locations, message } = error
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) }
  const isGrammar = !path || !originalError || originalError instanceof GraphQLError
  return { ...sent(isGrammar ? misspelt(message) : spokenOf(originalError, note)), ...place }
}

const sent = ({ code, message, data }: Spoken) => ({ message, extensions: { code, ...data } })

const misspelt = (message: string): Spoken => ({
  code: 'VALIDATION',
  message: /Invalid UUID/.test(message) ? 'invalid input syntax for type uuid: 编号格式错误' : message,
  data: null,
})
