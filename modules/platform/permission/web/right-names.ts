import { readAllRows } from '@chengban/ui/data/calls.ts'
import { useQuery } from '@tanstack/react-query'

/** Names of the operation codes and of the bundles of them, for entries as they are stored: `contract:*`, `!client:apply`. */
export const useRightNames = (): ((entry: string) => string) => {
  const { data } = useQuery({
    queryKey: ['list', 'operation', 'names'],
    queryFn: async ({ signal }) => {
      const read = (resource: string) => readAllRows({ resource }, { sort: 'id' }, signal)
      // a reader of the log need not be one of the bundles
      const [codes, bundles] = await Promise.all([read('operation'), read('permission').catch(() => [])])
      return new Map([...bundles, ...codes].map(({ id, name }) => [String(id), String(name)]))
    },
    staleTime: 600_000,
    meta: { quiet: true },
  })
  return (entry) => nameOfRight(entry, data ?? none)
}

const none: ReadonlyMap<string, string> = new Map()

/** Leaves words that are no code, such as the name of a role or a bundle, unchanged. */
export const nameOfRight = (entry: string, names: ReadonlyMap<string, string>): string => {
  if (entry.startsWith('!')) return `禁止${nameOfRight(entry.slice(1), names)}`
  if (entry === '*') return '全部权限'
  if (!entry.endsWith(':*')) return names.get(entry) ?? entry
  const meant = [...names].filter(([code]) => code.startsWith(entry.slice(0, -1))).map(([, name]) => name)
  return meant.length > 0 ? meant.join('、') : entry
}
