import { hasTasks } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { readDetail } from '../audit/audit-detail.ts'
import { readRow } from '../data/calls.ts'
import { isOwnWrite, ownWriteAt } from '../data/own-writes.ts'
import type { Row } from '../data/row.ts'
import { useLive } from '../live/use-live.ts'
import { useSoon } from '../live/use-soon.ts'
import { fedBy } from './fed-by.ts'

/** One record, read anew when somebody else has written it. */
export const useRecord = (entity: Entity, id: string) => {
  const client = useQueryClient()
  const reload = (...queryKey: readonly string[]): void => void client.invalidateQueries({ queryKey })
  const reloadRecord = (): void => {
    reload('record', entity.name, id)
    reload('list', entity.name)
    reload('comments', entity.name, id)
  }
  /** After a decision: reloads the rows of the tabs. Their counts change only with events of those rows. */
  const decided = (): void => {
    reloadRecord()
    for (const of of tabsOf(entity)) for (const part of ['rows', 'plan', 'made']) reload('list', of, part)
  }
  // shows the written row at once: the next act must send its new version
  const again = (written?: Row): void => {
    if (written) client.setQueryData<Row>(['record', entity.name, id, 'row'], (before) => ({ ...before, ...written }))
    reloadRecord()
    // a call on the record makes rows of its tabs
    for (const of of tabsOf(entity)) reload('list', of)
  }
  useChanges(entity, id, again)
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
  return { row: row.data, error: row.error, detail: detail.data, again, decided, retry: row.refetch }
}

const tabsOf = ({ page, children = [] }: Entity): readonly string[] =>
  [...(page?.tabs ?? []), ...children].map(({ of }) => of)

/** Follows change events: another person's change reloads everything, a change to rows it is computed from only the record. */
const useChanges = (entity: Entity, id: string, again: () => void): void => {
  const client = useQueryClient()
  const queryKey = ['record', entity.name, id, 'row']
  const version = (): unknown => client.getQueryData<Row>(queryKey)?.version
  const reread = (): Promise<void> => client.invalidateQueries({ queryKey })
  // one approval is several events: what they changed is read once
  const soon = useSoon(again, 200)
  const rereadSoon = useSoon(() => void reread(), 200)
  // whoever wrote here has read it all since: the rest is read where the record is another one still
  const lookSoon = useSoon(async () => {
    const known = version()
    await reread()
    if (version() !== known) again()
  }, 200)
  const isEcho = useEcho(id)
  useLive('record', (event) => {
    if (event.module === entity.name && event.id === id) (isEcho() ? lookSoon : soon)()
    else if (fedBy(entity).has(event.module)) rereadSoon()
    // rows that the own act made stand in their tab at once; those of others wait there to be asked for
    if (isOwnWrite(id) && tabsOf(entity).includes(event.module))
      void client.invalidateQueries({ queryKey: ['list', event.module] })
  })
  useLive('poll', () => again())
}

/** Whether an event that is heard now is the first one since this window wrote the record. */
const useEcho = (id: string): (() => boolean) => {
  const heard = useRef<number>(undefined)
  return () => {
    const at = ownWriteAt(id)
    if (at === undefined || at === heard.current) return false
    heard.current = at
    return true
  }
}
