import { useMemo } from 'react'
import { askedColumns } from '../../columns/default-columns.ts'
import { useCardPages } from '../use-card-pages.ts'
import type { Board } from './board.ts'
import { boardNames, conditionOn } from './board-columns.ts'

/** The cards of one column, twenty at a time, and how many there are. */
export const useCards = ({ list: { entity, query, chosen }, by, order }: Board, value: string) => {
  const asked = askedColumns(entity, [...boardNames(entity), ...chosen.shown, ...order.names])
  const narrowed = useMemo(() => {
    const own = conditionOn(by, value)
    const sort = query.sort ?? order.sort
    return { ...query, ...(sort ? { sort } : {}), filters: query.filters ? { and: [query.filters, own] } : own }
  }, [query, by, value, order.sort])
  const { rows, total, error, hasMore, isReading, more, again } = useCardPages(entity, narrowed, asked)
  return { rows, total, error, more: hasMore && !isReading ? more : undefined, again }
}
