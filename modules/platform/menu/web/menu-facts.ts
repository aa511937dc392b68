import { ApiError } from '@chengban/ui/api/api-error.ts'
import { readAllRows } from '@chengban/ui/data/calls.ts'
import { useQuery } from '@tanstack/react-query'

/** Refusal messages by field; `all` for a message without a field. */
export type Refused = Readonly<Record<string, string | undefined>>

export const refusedOf = (error: unknown): Refused => {
  if (!(error instanceof ApiError)) return { all: '请求失败' }
  return error.fields ? { ...error.fields } : { all: error.message }
}

/** Every operation code there is, as something to choose from. */
export const useOperations = () =>
  useQuery({
    queryKey: ['list', 'operation', 'all'],
    queryFn: async ({ signal }) => {
      const rows = await readAllRows({ resource: 'operation' }, { sort: 'id' }, signal)
      return rows.map(({ id, name }) => ({ value: String(id), label: `${String(name)}（${String(id)}）` }))
    },
    staleTime: 600_000,
    meta: { quiet: true },
  }).data ?? []
