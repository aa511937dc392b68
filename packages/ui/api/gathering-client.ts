import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/** Milliseconds within which all that is to be read anew is gathered. */
const gatherMs = 50

type Readings = ReadonlyMap<Query, Promise<void>>

/**
 * Reads a query anew once, however many ask for it at about the same time: after an approval its answer, several live
 * events, and every part of the page that hears them do. What they name is stale at once; what nobody shows by then is
 * not read.
 */
export class GatheringClient extends QueryClient {
  readonly #marked = new Set<Query>()
  #next: Promise<Readings> | undefined

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    void super.invalidateQueries({ ...filters, refetchType: 'none' }, options)
    if (filters.refetchType === 'none') return
    const mine = this.getQueryCache().findAll({ ...filters, type: 'active' })
    for (const query of mine) this.#marked.add(query)
    this.#next ??= new Promise((resolve) => setTimeout(() => resolve(this.#read()), gatherMs))
    const readings = await this.#next
    await Promise.all(mine.map((query) => readings.get(query)))
  }

  #read(): Readings {
    const marked = [...this.#marked]
    this.#marked.clear()
    this.#next = undefined
    return new Map(
      marked.map((query) => {
        // an answer from before the change may have come in between
        if (!query.isActive()) query.invalidate()
        return [query, this.refetchQueries({ type: 'active', predicate: (one) => one === query })]
      }),
    )
  }
}
