import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { countRows, readPage, stillShown } from '../data/calls.ts'
import { idOf, named, type Row, textValue } from '../data/row.ts'
import { useLive } from '../live/use-live.ts'
import { sumName } from '../phone/ApprovalFields.tsx'
import type { Queued } from './Queue.tsx'

const size = 50

/** What waits beside the record that is open. */
export interface WaitingDecision {
  readonly items: readonly Queued[]
  /** How many wait in all, those not read yet among them. */
  readonly total: number
  /** Reads further ones, where there are some. */
  readonly more?: (() => void) | undefined
  readonly refresh: () => void
}

/** What of one kind waits for the reader, in the order of its list. */
export const useQueue = (entity: Entity): WaitingDecision => {
  const client = useQueryClient()
  const queryKey = ['list', entity.name, 'queue']
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const asked = { view: 'todo', sort: entity.list?.sort, pageNumber: pageParam, pageSize: size }
      const rows = await readPage(entity, asked, signal)
      const isLast = rows.length < size
      const total = isLast ? (pageParam - 1) * size + rows.length : await countRows(entity, { view: 'todo' }, signal)
      return { rows: stillShown(rows), total }
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * size < total ? pages.length + 1 : undefined),
    meta: { quiet: true },
  })
  const refresh = (): void => void client.invalidateQueries({ queryKey })
  useLive('badge', ({ module }) => void (module === entity.name && refresh()))
  const pages = data?.pages ?? []
  return {
    items: pages.flatMap(({ rows }) => rows.map((row) => queuedOf(entity, row))),
    total: pages.at(-1)?.total ?? 0,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    refresh,
  }
}

const queuedOf = (entity: Entity, row: Row): Queued => {
  const sum = sumName(entity)
  return {
    id: idOf(row),
    name: rowName(entity, row),
    sum: sum && !entity.fields[sum]?.options.covered ? textValue(row[sum]) : null,
    person: named(row.initiatorUser)?.name,
    since: typeof row.tzSubmit === 'string' ? row.tzSubmit : undefined,
  }
}
