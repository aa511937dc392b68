import type { Actor } from '@chengban/engine/db/database.ts'
import { scopeOf, scopeSql } from '@chengban/engine/read/scope.ts'
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

const mark = '§'

/** The same scope as REST's, as an explicit predicate on every table read; without a person there are no rows. */
export const rowScope = (catalog: Catalog): Plugin => {
  const byView = new Map([...catalog.all.values()].map((entity) => [snake(entity.name), entity]))
  const scopeFor = compiled(catalog)
  return {
    name: 'RowScopePlugin',
    version: '1.0.0',
    gather: {
      hooks: {
        pgTables_PgResourceOptions(_info, event) {
          const entity = byView.get(event.pgClass.relname)
          event.resourceOptions.selectAuth = ($select) => {
            const apply = lambda(context(), (asked) => (query: Query) => {
              const { actor } = (asked as Asked).pgSettings ?? {}
              query.where(entity && actor ? scopeFor(entity, actor.entries, query.alias) : sql.false)
            })
            $select.apply(apply as never)
          }
        },
      },
    },
  }
}

/** Scopes as parts around the alias, kept as long as the rights they were compiled for are known. */
const compiled = (catalog: Catalog) => {
  const kept = new WeakMap<readonly string[], Map<string, TemplateStringsArray>>()
  return (entity: Entity, entries: readonly string[], alias: SQL): SQL => {
    const byEntity = kept.get(entries) ?? new Map<string, TemplateStringsArray>()
    kept.set(entries, byEntity)
    const parts = byEntity.get(entity.name) ?? template(scopeSql(scopeOf(catalog, entity, entries), entity, mark))
    byEntity.set(entity.name, parts)
    return sql(parts, ...parts.slice(1).map(() => alias))
  }
}

/** The text as the parts of a template that has the alias between them. */
const template = (text: string): TemplateStringsArray => {
  const parts = text.split(mark)
  return Object.assign(parts, { raw: parts })
}
