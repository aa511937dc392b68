import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../api/request.ts'
import { idOf, type Row } from '../data/row.ts'
import type { Column } from '../table/columns.ts'

interface UnreadCount {
  readonly id: string
  readonly unread: number
}

/** The columns with a dot before the name of each row about which others have said something new. */
export const useNews = (
  { name, list }: Entity,
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] => {
  const path = list?.news
  const ids = (rows ?? []).map(idOf).join()
  const { data } = useQuery({
    queryKey: ['list', name, 'news', ids],
    queryFn: ({ signal }) =>
      request<{ nodes: readonly UnreadCount[] }>('GET', `/api${path}`, { query: { ids }, signal }),
    enabled: path !== undefined && ids !== '',
    meta: { quiet: true },
  })
  return useMemo(() => {
    const unread = new Map((data?.nodes ?? []).flatMap((one) => (one.unread > 0 ? [[one.id, one.unread]] : [])))
    if (unread.size === 0) return columns
    return columns.map((column) => (column.name ? { ...column, frame: framed(column.frame, unread) } : column))
  }, [data, columns])
}

const framed =
  (own: Column<Row>['frame'], unread: ReadonlyMap<string, number>): NonNullable<Column<Row>['frame']> =>
  (row, shown) => {
    const inner = own ? own(row, shown) : shown
    const count = unread.get(idOf(row))
    if (!count) return inner
    return (
      <>
        <i className="cb-news" role="img" aria-label={`${count} 条新评论`} title={`${count} 条新评论`} />
        {inner}
      </>
    )
  }
