import { readFileSync } from 'node:fs'
import { kebab } from '@chengban/engine/schema/names.ts'
import { hasMove } from '@chengban/engine/write/move.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { nobody } from '@chengban/kernel/expr.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import { calls, jobs, makeCatalog, notices } from '../compose.ts'
import { openApi } from '../docs/openapi.ts'
import { named, type Part } from './left-out.ts'

/** Whether a name of the blueprint exists in the product. */
export type Stands = (kind: Part, name: string) => boolean

export const standing = (): Stands => {
  const catalog = makeCatalog()
  const entities = [...catalog.all.values()]
  const known: Readonly<Record<Exclude<Part, 'calls' | 'moves'>, ReadonlySet<string>>> = {
    entities: new Set(entities.map(({ name }) => name)),
    notices: new Set(notices.map(({ declared }) => declared.code)),
    jobs: new Set(jobs.map(({ declared }) => declared.name)),
    screens: new Set((JSON.parse(derived('routes.json')) as { path: string }[]).map(({ path }) => path)),
  }
  const addresses = addressesOf(entities)
  const fields = rootFields()
  return (kind, name) => {
    if (kind === 'calls') return isRest(name) ? addresses.has(plain(name)) : fields.has(named(name))
    if (kind !== 'moves') return known[kind].has(name)
    const [of = '', move = ''] = name.split('.')
    const entity = catalog.all.get(of)
    return entity !== undefined && hasMove(entity, move)
  }
}

const isRest = (call: string): boolean => /^(GET|POST|PATCH|DELETE) /.test(call)

/** Method and path in one spelling, without the names of parameters. */
const plain = (call: string): string => {
  const [method = '', path = ''] = call.split(' ')
  return `${method} ${kebab(path.replace(/\{\w+\}/g, '{}'))}`
}

/** Every address that answers people, without those every table has beside what the blueprint gives all tables. */
const addressesOf = (entities: readonly Entity[]): ReadonlySet<string> => {
  const own = new Set(calls.map(({ signature: { method, path } }) => plain(`${method} /api${path}`)))
  const others = new Set(entities.flatMap((entity) => [...general(entity), ...closed(entity)]))
  const { paths } = openApi(entities, calls) as { paths: Readonly<Record<string, object>> }
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => plain(`${method.toUpperCase()} ${path}`)),
  )
  return new Set(all.filter((one) => own.has(one) || !others.has(one)))
}

const general = ({ resource }: Entity): string[] =>
  ['statistics', 'figures', 'count'].map((word) => plain(`GET /api/${resource}/${word}`))

/** Moves of the system have an address that answers nobody. */
const closed = (entity: Entity): string[] =>
  movesOf(entity)
    .filter(({ who }) => JSON.stringify(who) === JSON.stringify(nobody))
    .map(({ name }) => plain(`POST /api/${entity.resource}/action/${name}`))

/** What `npm run gen` has written of the product. */
const derived = (name: string): string => readFileSync(new URL(`../../../api/${name}`, import.meta.url), 'utf8')

/** Questions and acts of the GraphQL door, and the door itself. */
const rootFields = (): ReadonlySet<string> => {
  const roots = [...derived('schema.graphql').matchAll(/^type (?:Query|Mutation)\b[^{]*\{([\s\S]*?)^\}/gm)]
  const fields = roots.flatMap(([, body = '']) => [...body.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name))
  return new Set(['POST', ...fields])
}
