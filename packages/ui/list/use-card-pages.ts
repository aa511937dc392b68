import type { Entity } from '@chengban/kernel/entity.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ListQuery, readPage, stillShown } from '../data/calls.ts'
import { useTotals } from '../data/use-rows.ts'

const size = 20

/** The cards of a query, twenty at a time, and how many there are. */
export const useCardPages = (entity: Entity, query: ListQuery, columns: readonly string[]) => {
  const [total] = useTotals(entity, [query])
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ['list', entity.name, 'rows', 'cards', query, columns],
    queryFn: ({ pageParam, signal }) =>
      readPage(entity, { ...query, pageNumber: pageParam, pageSize: size, columns }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length === size ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  return {
    rows: data && stillShown(data.pages.flat()),
    total,
    error,
    hasMore: hasNextPage,
    isReading: isFetchingNextPage,
    more: () => void fetchNextPage(),
    again: () => void refetch(),
  }
}
