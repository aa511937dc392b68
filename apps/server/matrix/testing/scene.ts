import type { Entity } from '@chengban/kernel/entity.ts'
import { calls } from '../../compose.ts'
import { type Answer, call, type TestServer } from '../../testing/server.ts'
import type { Fixture } from './fixture.ts'
import type { GraphqlNames } from './graphql-names.ts'
import type { MatrixPerson } from './people.ts'
import type { Sample } from './sample.ts'
import type { Tally } from './tally.ts'
import type { Row, World } from './world.ts'

/** One entity with its rows in front of one person, who tries a door. */
export interface Scene {
  readonly server: TestServer
  readonly world: World
  readonly fixture: Fixture
  readonly names: GraphqlNames
  readonly entity: Entity
  readonly rows: readonly Row[]
  readonly person: MatrixPerson
  readonly tally: Tally
  /** Everybody who tries it. */
  readonly people: readonly MatrixPerson[]
  /** Which of its questions are asked. */
  readonly sample: Sample
}

/** Of these questions those that the run asks this person of this entity. */
export const sampled = <T>(
  { sample, entity, person }: Scene,
  door: string,
  questions: readonly T[],
  ...groups: readonly ((question: T) => unknown)[]
): readonly T[] => sample.of(`${entity.name} ${person.name} ${door}`, questions, ...groups)

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export const rest = ({ server, person }: Scene, method: Method, url: string, body?: unknown): Promise<Answer> =>
  call(server.app, method, `/api${url}`, person.token, body)

export interface MatrixAnswer {
  readonly data: Record<string, unknown> | null
  readonly code: string
}

/** A GraphQL request; the code is that of its first error, OK without one. */
export const graphql = async (
  { server, person }: Scene,
  query: string,
  variables: object = {},
): Promise<MatrixAnswer> => {
  const answer = await call(server.app, 'POST', '/postgraphiles/public/graphql', person.token, { query, variables })
  const { data, errors } = answer as {
    data: Record<string, unknown> | null
    errors?: { message: string; extensions?: { code?: string } }[]
  }
  return { data: data ?? null, code: errors?.[0]?.extensions?.code ?? (errors ? 'INTERNAL' : 'OK') }
}

/** Whether a named call takes the path of the generic door. */
export const isNamed = (method: Method, path: string): boolean =>
  calls.some(({ signature }) => signature.method === method && signature.path === path)

export const query = (asked: object): string =>
  Object.entries(asked)
    .map(([key, value]) => `${key}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')

export const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id)).sort()
