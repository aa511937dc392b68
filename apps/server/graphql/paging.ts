import { type FieldArg, lambda } from 'postgraphile/grafast'

type Plugin = GraphileConfig.Plugin
interface Connection {
  setFirst(first: unknown): void
  setOffset(offset: unknown): void
}

/** Rows of a list when nothing is said, and at most; comments of a record are read all at once. */
export const usualRows = 100
export const mostRows = (table: string): number => (table === 'comment' ? 9999 : 1000)

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
              $connection.setFirst(lambda(arg.getRaw(), (first) => clamped(first, most), true)),
          },
          offset: {
            ...args.offset,
            description: 'Rows to leave out in front.',
            applyPlan: (_parent: unknown, $connection: Connection, arg: FieldArg) =>
              $connection.setOffset(lambda(arg.getRaw(), skipped, true)),
          },
        } as unknown as typeof args
      },
    },
  },
}

const clamped = (first: unknown, most: number): number =>
  Math.min(most, Math.max(0, (first as number | null) ?? usualRows))
const skipped = (offset: unknown): number => Math.max(0, (offset as number | null) ?? 0)
