import { Refusal } from '@chengban/kernel/refusal.ts'
import { type FieldArg, lambda } from 'postgraphile/grafast'

type Plugin = GraphileConfig.Plugin
interface Connection {
  setFirst(first: unknown): void
  setOffset(offset: unknown): void
}

/** Rows of a list when nothing is said, and at most; comments of a record are read all at once. */
export const usualRows = 10
export const mostRows = (table: string): number => (table === 'comment' ? 9999 : 500)

/** Lists are paged by `first` and `offset` alone, and always bounded. */
export const paging: Plugin = {
  name: 'PagingPlugin',
  version: '1.0.0',
  after: ['PgFirstLastBeforeAfterArgsPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType_fields_field_args(args, _build, { scope }) {
        const { isPgFieldConnection, pgFieldResource } = scope
        if (!isPgFieldConnection || !args.first) return args
        const most = mostRows(pgFieldResource?.name ?? '')
        const { last: _last, before: _before, after: _after, ...rest } = args
        return {
          ...rest,
          first: {
            ...args.first,
            description: `At most ${most}.`,
            defaultValue: usualRows,
            applyPlan: (_parent: unknown, $connection: Connection, arg: FieldArg) =>
              $connection.setFirst(lambda(arg.getRaw(), (first) => bounded(first, most), true)),
          },
          offset: {
            ...args.offset,
            description: 'Rows to leave out in front.',
            applyPlan: (_parent: unknown, $connection: Connection, arg: FieldArg) =>
              $connection.setOffset(lambda(arg.getRaw(), skipped, true)),
          },
        } as typeof args
      },
    },
  },
}

/** Beyond the most it is refused, not cut: who asks for more must not take a part for the whole. */
export const bounded = (first: unknown, most: number): number => {
  const rows = Math.max(0, (first as number | null) ?? usualRows)
  if (rows > most) throw new Refusal('VALIDATION', `每次最多${most}条`, { fields: { first: `每次最多${most}条` } })
  return rows
}
export const skipped = (offset: unknown): number => Math.max(0, (offset as number | null) ?? 0)
