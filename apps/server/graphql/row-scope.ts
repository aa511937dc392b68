import type { Actor } from '@chengban/engine/db/database.ts'
import { context, lambda } from 'postgraphile/grafast'
import { type SQL, sql } from 'postgraphile/pg-sql2'

type Asked = { readonly pgSettings?: { readonly actor: Actor } | null }
interface Query {
  where(condition: SQL): void
}

/** Without a person there are no rows; row-level security keeps to a person's own. */
export const rowScope: GraphileConfig.Plugin = {
  name: 'RowScopePlugin',
  version: '1.0.0',
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
}
