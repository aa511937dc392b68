import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { askedColumns } from '../../columns/default-columns.ts'
import { readPage, stillShown } from '../../data/calls.ts'
import { useTotals } from '../../data/use-rows.ts'
import type { Board } from './board.ts'
import { boardNames, conditionOn } from './board-columns.ts'

const size = 20

/** The cards of one column, twenty at a time, and how many there are. */
export const useCards = ({ list: { entity, query, chosen }, by, order }: Board, value: string) => {
  const asked = askedColumns(entity, [...boardNames(entity), ...chosen.shown, ...order.names])
  const narrowed = useMemo(() => {
    const own = conditionOn(by, value)
    const sort = query.sort ?? order.sort
    return { ...query, ...(sort ? { sort } : {}), filters: query.filters ? { and: [query.filters, own] } : own }
  }, [query, by, value, order.sort])
  const [total] = useTotals(entity, [narrowed])
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ['list', entity.name, 'rows', 'cards', narrowed, asked],
    queryFn: ({ pageParam, signal }) =>
      readPage(entity, { ...narrowed, pageNumber: pageParam, pageSize: size, columns: asked }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length === size ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  return {
    rows: data && stillShown(data.pages.flat()),
    total,
    error,
    more: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
    again: () => void refetch(),
  }
}
