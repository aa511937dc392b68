import type { Statement } from '@chengban/engine/db/pipeline.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { snake } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { context, type FieldArg, lambda, type Step } from 'postgraphile/grafast'
import { type SQL, sql } from 'postgraphile/pg-sql2'
import { skipped } from './paging.ts'
import { type RootQuestion, RootReading, type Taken } from './root-reading.ts'

type Plugin = GraphileConfig.Plugin

interface Query {
  readonly alias: SQL
  readonly mode: 'normal' | 'aggregate' | 'mutation'
  where(condition: SQL): void
}
interface Connection {
  getSubplan(): { apply(step: unknown): void }
  setOffset(offset: unknown): void
}
interface Known {
  readonly entity: Entity
  readonly $said: Step<RootQuestion>
  readonly $taken: Step<Taken>
}
type Plan = (parent: unknown, args: { getRaw(name: string): Step }, info: unknown) => Connection
type ApplyOffset = (parent: unknown, $connection: Connection, arg: FieldArg) => void
type Total = ($connection: Connection, ...rest: unknown[]) => Step

/** The arguments of a list, after the context of the question. */
const said = ['filter', 'condition', 'orderBy', 'first', 'offset'] as const

/**
 * Lists at the root. For a person who sees a part of the rows the planner would walk the whole table in the requested
 * order, under policies alone. So the ids of a page are found first and a total is counted like in REST: each
 * alternative of the person's rule by its index. The library's statement takes these in, and reads their rows under all
 * its own conditions. The newest of all rows it finds itself, and only their total is counted here.
 */
export const rootLists = (catalog: Catalog): Plugin => {
  const byView = new Map([...catalog.all.values()].map((entity) => [snake(entity.name), entity]))
  const reading = new RootReading(catalog)
  const kept = new WeakMap<Connection, Known>()
  return {
    name: 'RootListsPlugin',
    version: '1.0.0',
    after: ['PagingPlugin', 'PgConnectionTotalCountPlugin'],
    schema: {
      hooks: {
        GraphQLObjectType_fields_field(field, build, { Self, scope }) {
          if (scope.isPgConnectionTotalCountField) return withPlan<Total>(field, (plan) => totalOf(reading, kept, plan))
          if (scope.isPageInfoHasPreviousPageField) return { ...field, plan: hasPrevious(kept) } as never
          const entity = byView.get(scope.pgFieldResource?.extensions?.pg?.name ?? '')
          if (!scope.isPgFieldConnection || !entity || Self !== build.getTypeByName('Query')) return field
          return withPlan<Plan>(field, (plan) => (parent, args, info) => {
            const $connection = plan(parent, args, info)
            const $said = lambda([context(), ...said.map((name) => args.getRaw(name))], (all) => all, true)
            const $taken = lambda($said, (all) => reading.taken(entity, all as RootQuestion))
            kept.set($connection, { entity, $said, $taken } as Known)
            $connection.getSubplan().apply(lambda($taken, restrict, true))
            return $connection
          })
        },
        GraphQLObjectType_fields_field_args(args, _build, { scope }) {
          if (!scope.isPgFieldConnection || !args.offset) return args
          const usual = args.offset as unknown as { readonly applyPlan: ApplyOffset }
          // rows before the page are excluded from the ids already
          const applyPlan: ApplyOffset = (parent, $connection, arg) => {
            const known = kept.get($connection)
            if (!known) return usual.applyPlan(parent, $connection, arg)
            $connection.setOffset(
              lambda([known.$taken, arg.getRaw()], ([taken, offset]) => (isPage(taken) ? 0 : skipped(offset)), true),
            )
          }
          return { ...args, offset: { ...args.offset, applyPlan } } as typeof args
        },
      },
    },
  }
}

const withPlan = <P>(field: object, change: (plan: P) => P) =>
  ({ ...field, plan: change((field as { plan: P }).plan) }) as never

/** Of a total that is counted besides nothing is left to count. */
const restrict =
  (taken: Taken) =>
  (query: Query): void => {
    if (!taken) return
    if (query.mode === 'aggregate') {
      if (isCounted(taken)) query.where(sql.false)
    } else if (isPage(taken)) query.where(isIn(query.alias, taken))
  }

/** The statement as a part of another one, with its values; `$0` is the alias. */
const isIn = (alias: SQL, { text, params = [] }: Statement): SQL => {
  const parts = `$0.id = any(array(${text}))`.split(/\$(\d+)/)
  const strings = parts.filter((_, at) => at % 2 === 0)
  const places = parts.filter((_, at) => at % 2).map(Number)
  const values = places.map((place) => (place ? sql.value(params[place - 1] as never) : alias))
  return sql(Object.assign(strings, { raw: strings }), ...values)
}

const isPage = (taken: Taken): taken is Statement => taken !== null && typeof taken !== 'function'

/** Rows were left out in front: the library knows no offset where the ids exclude them. */
const hasPrevious =
  (kept: WeakMap<Connection, Known>) =>
  ($info: { get(name: string): Step; getDepOptions(at: number): { step: Connection } }): Step => {
    const $usual = $info.get('hasPreviousPage')
    const known = kept.get($info.getDepOptions(0).step)
    if (!known) return $usual
    return lambda([known.$said, $usual], ([all, usual]) => skipped((all as RootQuestion)[5]) > 0 || usual, true) as Step
  }

const totalOf =
  (reading: RootReading, kept: WeakMap<Connection, Known>, plan: Total): Total =>
  ($connection, ...rest) => {
    const $usual = plan($connection, ...rest)
    const known = kept.get($connection)
    if (!known) return $usual
    return lambda([known.$taken, known.$said, $usual], ([taken, all, usual]) =>
      isCounted(taken) ? reading.total(known.entity, all) : usual,
    )
  }

const isCounted = (taken: Taken): boolean => (typeof taken === 'function' ? taken() : taken !== null)
