import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { PgResource } from 'postgraphile/@dataplan/pg'
import { context, each, type FieldArgs, get, type Step, sideEffect } from 'postgraphile/grafast'
import { parse } from 'postgraphile/graphql'
import { extendSchema } from 'postgraphile/utils'
import type { GraphqlAction } from './actions.ts'
import { commonTypes, mutationTypes } from './mutation-types.ts'
import { type InflectedNames, namesOf, upper } from './names.ts'

type Plugin = GraphileConfig.Plugin
type Input = Readonly<Record<string, unknown>>
type FieldPlan = (parent: Step, args: FieldArgs) => Step

/** What mutations find in the context of an execution. */
export interface Acting {
  act(action: GraphqlAction): Promise<Input>
}

/**
 * `createX`, `updateX`, `upsertX`, `deleteX` of every entity, and of many `createXs` … (also as `bulkCreateX` …), all
 * through the engine's write path.
 */
export const mutations = (catalog: Catalog): Plugin =>
  extendSchema((build) => {
    const known = namesOf(build, catalog).filter(({ entity }) => !entity.readOnly)
    return {
      typeDefs: parse(
        [commonTypes, ...known.map(({ entity, names }) => mutationTypes(catalog, entity, names))].join('\n'),
        { noLocation: true },
      ),
      objects: Object.assign(
        {
          Mutation: {
            plans: Object.assign({ ...signingIn }, ...known.map(({ entity, names }) => fields(entity, names))),
          },
        },
        ...known.map(({ resource, names }) => payloads(resource, names)),
      ),
    }
  }, 'EngineMutationsPlugin')

/** Runs the action as it is reached; the plan is the same for everybody. */
const does =
  (action: (input: Input) => GraphqlAction): FieldPlan =>
  (_parent, args) =>
    sideEffect([context(), args.getRaw('input')], ([asked, input]) =>
      (asked as Acting).act(action(plain(input) as Input)),
    )

const signingIn = {
  authenticateAdmin: does(({ name, password }) => ({
    do: 'authenticateAdmin',
    name: String(name),
    password: String(password),
  })),
  setPassword: does(({ plain: given }) => ({ do: 'setPassword', plain: String(given) })),
  resetPassword: does(({ id }) => ({ do: 'resetPassword', id: String(id) })),
}

const fields = (entity: Entity, names: InflectedNames): Record<string, FieldPlan> => {
  const { type } = names
  const many = manyFields(entity.name, names)
  return {
    ...oneFields(entity.name, names),
    ...Object.fromEntries(Object.entries(many).map(([verb, plan]) => [`${verb}${upper(names.many)}`, plan])),
    ...Object.fromEntries(Object.entries(many).map(([verb, plan]) => [`bulk${upper(verb)}${type}`, plan])),
  }
}

const oneFields = (entity: string, { type, one }: InflectedNames): Record<string, FieldPlan> => ({
  [`create${type}`]: does((input) => ({ do: 'create', entity, rows: [input[one] as Input] })),
  [`update${type}`]: does(({ id, version, patch }) => ({
    do: 'update',
    entity,
    ids: [String(id)],
    version,
    patch: patch as Input,
  })),
  [`upsert${type}`]: does((input) => ({ do: 'upsert', entity, row: input[one] as Input, version: input.version })),
  [`delete${type}`]: does(({ id, version }) => ({ do: 'delete', entity, ids: [String(id)], version })),
})

const manyFields = (entity: string, { many }: InflectedNames): Record<string, FieldPlan> => ({
  create: does((input) => ({ do: 'create', entity, rows: input[many] as Input[] })),
  update: does(({ ids, patch }) => ({ do: 'update', entity, ids: idsOf(ids), patch: patch as Input })),
  delete: does(({ ids }) => ({ do: 'delete', entity, ids: idsOf(ids) })),
})

const idsOf = (ids: unknown): string[] => (ids as unknown[]).map(String)

/** Reads the rows back through the schema, so that the reader's rights decide which columns are shown. */
const payloads = (resource: PgResource, { type, one, many }: InflectedNames) => {
  const row = ($id: Step): Step => resource.get({ id: $id } as never)
  return {
    [`${type}Payload`]: { plans: { [one]: ($payload: Step) => row(get($payload, 'id')) } },
    [`${upper(many)}Payload`]: {
      plans: { [many]: ($payload: Step) => each(get($payload, 'ids'), row) },
    },
  }
}

/** Copies input without prototypes and without undefined: the engine treats every key as sent. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [key, plain(inner)]),
  )
}
