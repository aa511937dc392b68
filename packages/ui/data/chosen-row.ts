import { loadEntity } from '../declarations/declarations.ts'
import { readRow } from './calls.ts'

/** How the row is asked for that a reference of a form names. */
export const chosenRow = (to: string, id: string) => ({
  queryKey: ['record', to, id, 'proposed'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => readRow(await loadEntity(to), id, signal),
  staleTime: 60_000,
  retry: false,
  meta: { quiet: true },
})
