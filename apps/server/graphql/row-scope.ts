import type { Actor } from '@chengban/engine/db/database.ts'
import { idsSql } from '@chengban/engine/read/asked.ts'
import { scopeOf } from '@chengban/engine/read/scope.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { snake } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { context, lambda } from 'postgraphile/grafast'
import { type SQL, sql } from 'postgraphile/pg-sql2'

type Plugin = GraphileConfig.Plugin
type Asked = { readonly pgSettings?: { readonly actor: Actor } | null }
interface Query {
  readonly alias: SQL
  where(condition: SQL): void
}
type Apply = (
  parent: unknown,
  $connection: { getSubplan(): { apply(step: unknown): void } },
  ...rest: unknown[]
) => unknown

/**
 * Without a person there are no rows. Row-level security keeps to a person's own; a list at the root is told them too,
 * as ids found by their own indexes, since the planner would walk the whole table in the order asked for.
 */
export const rowScope = (catalog: Catalog): Plugin => {
  const byView = new Map([...catalog.all.values()].map((entity) => [snake(entity.name), entity]))
  const idsFor = compiled(catalog)
  return {
    name: 'RowScopePlugin',
    version: '1.0.0',
    after: ['PagingPlugin'],
    gather: {
      hooks: {
        pgTables_PgResourceOptions(_info, event) {
          event.resourceOptions.selectAuth = ($select) => {
            const apply = lambda(context(), (asked) => (query: Query) => {
              if (!(asked as Asked).pgSettings?.actor) query.where(sql.false)
            })
            $select.apply(apply as never)
          }
        },
      },
    },
    schema: {
      hooks: {
        GraphQLObjectType_fields_field_args(args, build, { Self, scope }) {
          const { isPgFieldConnection, pgFieldResource } = scope
          const entity = byView.get(pgFieldResource?.extensions?.pg?.name ?? '')
          if (!isPgFieldConnection || !args.first || !entity || Self !== build.getTypeByName('Query')) return args
          const { applyPlan } = args.first as { applyPlan?: Apply }
          const scoped: Apply = (parent, $connection, ...rest) => {
            const apply = lambda(context(), (asked) => (query: Query) => {
              const { actor } = (asked as Asked).pgSettings ?? {}
              const ids = actor && idsFor(entity, actor.entries)
              if (ids) query.where(sql`${query.alias}.id = any(array(${ids}))`)
            })
            $connection.getSubplan().apply(apply)
            return applyPlan?.(parent, $connection, ...rest)
          }
          return { ...args, first: { ...args.first, applyPlan: scoped } } as unknown as typeof args
        },
      },
    },
  }
}

/** The ids a person may see, kept as long as the rights they were compiled for are known; null where all are seen. */
const compiled = (catalog: Catalog) => {
  const kept = new WeakMap<readonly string[], Map<string, SQL | null>>()
  return (entity: Entity, entries: readonly string[]): SQL | null => {
    const byEntity = kept.get(entries) ?? new Map<string, SQL | null>()
    kept.set(entries, byEntity)
    const known = byEntity.get(entity.name)
    if (known !== undefined) return known
    const scope = scopeOf(catalog, entity, entries)
    const ids = scope === true ? null : rawSql(idsSql(entity, scope, 'true'))
    byEntity.set(entity.name, ids)
    return ids
  }
}

const rawSql = (text: string): SQL => sql(Object.assign([text], { raw: [text] }))
