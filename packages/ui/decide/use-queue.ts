import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readRows } from '../data/calls.ts'
import { idOf, type Row } from '../data/row.ts'
import { useLive } from '../live/use-live.ts'

const most = 50

/** What waits for the reader, in the order of its list. */
export const useQueue = (entity: Entity) => {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['list', entity.name, 'queue'],
    queryFn: ({ signal }) =>
      readRows(entity, { view: 'todo', sort: entity.list?.sort, pageNumber: 1, pageSize: most }, signal),
    meta: { quiet: true },
  })
  const refresh = (): void => void client.invalidateQueries({ queryKey: ['list', entity.name] })
  useLive('badge', refresh)
  const rows = data ?? none
  return { rows, ids: rows.map(idOf), refresh }
}

const none: readonly Row[] = []
