import { context, lambda } from 'postgraphile/grafast'
import { type SQL, sql } from 'postgraphile/pg-sql2'
import type { SessionSettings } from './identified.ts'

type ScopedContext = { readonly pgSettings?: SessionSettings | null }
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
            if (!(asked as ScopedContext).pgSettings) query.where(sql.false)
          })
          $select.apply(apply)
        }
      },
    },
  },
}
