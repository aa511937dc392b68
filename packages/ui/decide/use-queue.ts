import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { countRows, readRows } from '../data/calls.ts'
import { idOf, type Named, type Row } from '../data/row.ts'
import { useLive } from '../live/use-live.ts'
import { sumName } from '../phone/ApprovalFields.tsx'
import type { Queued } from './Queue.tsx'

const most = 50

/** What waits beside the record that is open. */
export interface Waiting {
  readonly items: readonly Queued[]
  /** How many wait in all, those not read yet among them. */
  readonly total: number
  /** Reads further ones, where there are some. */
  readonly more?: (() => void) | undefined
  readonly refresh: () => void
}

/** What of one kind waits for the reader, in the order of its list. */
export const useQueue = (entity: Entity): Waiting => {
  const client = useQueryClient()
  const { data = none } = useQuery({
    queryKey: ['list', entity.name, 'queue'],
    queryFn: async ({ signal }) => {
      const rows = await readRows(
        entity,
        { view: 'todo', sort: entity.list?.sort, pageNumber: 1, pageSize: most },
        signal,
      )
      return { rows, total: rows.length < most ? rows.length : await countRows(entity, { view: 'todo' }, signal) }
    },
    meta: { quiet: true },
  })
  const refresh = (): void => void client.invalidateQueries({ queryKey: ['list', entity.name] })
  useLive('badge', refresh)
  return { items: data.rows.map((row) => queuedOf(entity, row)), total: data.total, refresh }
}

const none: { readonly rows: readonly Row[]; readonly total: number } = { rows: [], total: 0 }

const queuedOf = (entity: Entity, row: Row): Queued => {
  const sum = sumName(entity)
  return {
    id: idOf(row),
    name: rowName(entity, row),
    sum: sum ? ((row[sum] as string | null | undefined) ?? null) : null,
    person: (row.initiatorUser as Named | null | undefined)?.name,
    since: typeof row.tzSubmit === 'string' ? row.tzSubmit : undefined,
  }
}
