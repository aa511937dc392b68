import { keepPreviousData, MutationCache, QueryCache } from '@tanstack/react-query'
import { onLive } from '../live/events.ts'
import { ApiError } from './api-error.ts'
import { reportError } from './error-notice.ts'
import { GatheringClient } from './gathering-client.ts'

interface Meta {
  readonly meta?: Record<string, unknown> | undefined
}

const report = (error: unknown, { meta }: Meta): void => {
  if (!meta?.quiet) reportError(error)
}

/**
 * The only query cache. A failed request shows a notice unless `meta: {quiet: true}`, set by screens and forms that
 * show the error themselves. The first part of a key selects the behaviour: `['list', entity, …]` keeps the old rows
 * while new ones load, `['record', entity, id]` does not.
 */
export const queryClient = new GatheringClient({
  queryCache: new QueryCache({ onError: (error, query) => report(error, query) }),
  mutationCache: new MutationCache({ onError: (error, _input, _context, mutation) => report(error, mutation) }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      networkMode: 'always',
      retry: (count, error) => count < 1 && error instanceof ApiError && error.code === 'NO_RESPONSE',
    },
    mutations: { networkMode: 'always' },
  },
})

queryClient.setQueryDefaults(['list'], { placeholderData: keepPreviousData })

/**
 * Marks the readings of a changed record as stale. An open page reads them again at once; a page that was left a
 * moment before the change reads them when it is shown again.
 */
onLive('record', ({ module, id }) => {
  for (const queryKey of [
    ['record', module, id],
    ['list', module],
  ])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
})
