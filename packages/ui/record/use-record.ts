import { hasTasks } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readDetail } from '../audit/audit-detail.ts'
import { readRow } from '../data/calls.ts'
import type { Row } from '../data/row.ts'
import { useLive } from '../live/use-live.ts'
import { useSoon } from '../live/use-soon.ts'
import { fedBy } from './fed-by.ts'

/** One record, read anew when somebody else has written it. */
export const useRecord = (entity: Entity, id: string) => {
  const client = useQueryClient()
  // shows the written row at once: the next act must send its new version
  const again = (written?: Row): void => {
    if (written) client.setQueryData<Row>(['record', entity.name, id, 'row'], (before) => ({ ...before, ...written }))
    void client.invalidateQueries({ queryKey: ['record', entity.name, id] })
    void client.invalidateQueries({ queryKey: ['list', entity.name] })
    void client.invalidateQueries({ queryKey: ['comments', entity.name, id] })
    // a call on the record makes rows of its tabs
    for (const { of } of [...(entity.page?.tabs ?? []), ...(entity.children ?? [])])
      void client.invalidateQueries({ queryKey: ['list', of] })
  }
  // one approval is several events: what they changed is read once
  const soon = useSoon(again, 200)
  const rereadSoon = useSoon(() => void client.invalidateQueries({ queryKey: ['record', entity.name, id, 'row'] }), 200)
  useLive('record', (event) => {
    if (event.module === entity.name && event.id === id) soon()
    else if (fedBy(entity).has(event.module)) rereadSoon()
  })
  useLive('poll', () => again())
  const row = useQuery({
    queryKey: ['record', entity.name, id, 'row'],
    queryFn: ({ signal }) => readRow(entity, id, signal),
    meta: { quiet: true },
  })
  const detail = useQuery({
    queryKey: ['record', entity.name, id, 'audit'],
    queryFn: ({ signal }) => readDetail(entity.name, id, signal),
    enabled: hasTasks(entity) && row.data !== undefined,
    retry: false,
    meta: { quiet: true },
  })
  return { row: row.data, error: row.error, detail: detail.data, again, retry: row.refetch }
}
