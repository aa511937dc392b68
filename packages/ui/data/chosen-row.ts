import { loadEntity } from '../declarations/declarations.ts'
import { readRow } from './calls.ts'

/** Query options that read the row a form's reference points to. */
export const chosenRow = (to: string, id: string) => ({
  queryKey: ['record', to, id, 'proposed'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => readRow(await loadEntity(to), id, signal),
  staleTime: 60_000,
  retry: false,
  meta: { quiet: true },
})
