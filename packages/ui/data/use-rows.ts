import type { Entity } from '@chengban/kernel/entity.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '../live/use-live.ts'
import { countRows, type ListQuery, readRows } from './calls.ts'
import { isOwnWrite } from './own-writes.ts'
import { idOf, type Row } from './row.ts'

export interface RowsOptions {
  readonly entity: Entity
  readonly query: ListQuery
  readonly page: number
  readonly size: number
  readonly columns: readonly string[]
  /** false: nothing is read, the list has another form. */
  readonly isOn?: boolean
}

/** One page and, beside it, the total: the page shows before the total has come. Others' changes arrive by themselves. */
export const useRows = ({ entity, query, page, size, columns, isOn = true }: RowsOptions) => {
  const rows = useQuery({ ...rowsOptions({ entity, query, page, size, columns }), enabled: isOn })
  const total = useTotal(entity, query, isOn)
  const fresh = useNewRows(entity, query, rows.data, total.data)
  const { shown, note } = useMadeRows({ entity, query, page, size, columns }, rows.data)
  return {
    rows: shown,
    noteMade: note,
    columns,
    isFetching: rows.isFetching,
    error: rows.error,
    total: total.data,
    again: rows.refetch,
    ...fresh,
  }
}

const rowsOptions = ({ entity, query, page, size, columns }: RowsOptions) => ({
  queryKey: ['list', entity.name, 'rows', query, page, size, columns],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readRows(entity, { ...query, pageNumber: page, pageSize: size, columns }, signal),
  meta: { quiet: true },
})

/** Shows rows created here at the top of the page, in any sort order, until another page or query is shown. */
const useMadeRows = ({ entity, columns, ...asked }: RowsOptions, rows: readonly Row[] | undefined) => {
  const place = JSON.stringify([entity.name, asked])
  const [made, setMade] = useState<{ readonly place: string; readonly ids: readonly string[] }>()
  const ids = made?.place === place ? made.ids : none
  const { data = none } = useQuery({
    queryKey: ['list', entity.name, 'made', ids, columns],
    queryFn: ({ signal }) =>
      readRows(entity, { filters: { id: { in: ids } }, pageNumber: 1, pageSize: 50, columns }, signal),
    enabled: ids.length > 0,
    meta: { quiet: true },
  })
  const top = data.filter((row) => ids.includes(idOf(row)))
  const isTop = (row: Row): boolean => top.some((each) => idOf(each) === idOf(row))
  return {
    shown: top.length > 0 && rows ? [...top, ...rows.filter((row) => !isTop(row))] : rows,
    note: (row: Row): void => setMade({ place, ids: [idOf(row), ...ids.filter((id) => id !== idOf(row))] }),
  }
}

const none: readonly never[] = []

/** Asks for another page before it is drawn that it comes: on a full page that takes as long as the answer. */
export const useRowsAhead = (): ((options: RowsOptions) => void) => {
  const client = useQueryClient()
  return (options) => void client.prefetchQuery(rowsOptions(options))
}

const totalOptions = (entity: Entity, query: ListQuery) => {
  const { sort: _sort, ...counted } = query
  return {
    queryKey: ['list', entity.name, 'count', counted],
    queryFn: ({ signal }: { signal: AbortSignal }) => countRows(entity, counted, signal),
    // an old total would name pages that are not there
    placeholderData: () => undefined,
    meta: { quiet: true },
  }
}

/** How many rows a query has. */
export const useTotal = (entity: Entity, query: ListQuery, enabled: boolean) =>
  useQuery({ ...totalOptions(entity, query), enabled })

/** The totals of several queries, such as a list's views. */
export const useTotals = (entity: Entity, queries: readonly ListQuery[]): readonly (number | undefined)[] =>
  useQueries({ queries: queries.map((query) => totalOptions(entity, query)) }).map(({ data }) => data)

/** A changed row of the page is read anew at once; rows that came wait to be asked for. */
const useNewRows = (entity: Entity, query: ListQuery, rows: readonly Row[] | undefined, total: number | undefined) => {
  const client = useQueryClient()
  const [count, setCount] = useState(0)
  const lookAgain = async (): Promise<void> => {
    const now = await countRows(entity, query).catch(() => total)
    setCount(Math.max(0, (now ?? 0) - (total ?? 0)))
  }
  useLive('record', ({ module, id }) => {
    if (rows === undefined || module !== entity.name || isOwnWrite(id)) return
    if (rows?.some((row) => idOf(row) === id))
      void client.invalidateQueries({ queryKey: ['list', entity.name, 'rows'] })
    else void lookAgain()
  })
  useLive('poll', () => void client.invalidateQueries({ queryKey: ['list', entity.name] }))
  const show = (): void => {
    setCount(0)
    void client.invalidateQueries({ queryKey: ['list', entity.name] })
  }
  return { newCount: count, showNew: show }
}
