import type { Entity } from '@chengban/kernel/entity.ts'
import type { StageLine } from '@chengban/kernel/page.ts'
import { present } from '@chengban/kernel/present.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readAllRows } from '../../data/calls.ts'
import { idOf, type Row } from '../../data/row.ts'
import { useEntities } from '../../declarations/use-entities.ts'
import { useLive } from '../../live/use-live.ts'
import { type Stage, stagesOf } from './stage.ts'

/** The stages of a record with their documents, as the reader sees them; read anew when somebody writes one. */
export const useStages = (line: StageLine, record: Row): readonly Stage[] | undefined => {
  const client = useQueryClient()
  const id = idOf(record)
  const declared = line.documents.rows
  const [stage, ...others] = useEntities([line.of, ...declared.map(({ of }) => of)]) as [Entity, ...Entity[]]
  const parts = declared.map((rows, at) => ({ rows, entity: present(others[at]) }))
  const found = useQueries({
    queries: [
      ownRows(stage, line.by, id, line.sort),
      ...parts.map(({ entity, rows }) => ownRows(entity, rows.by, id, rows.sort)),
    ],
  })
  useLive('record', ({ module }) => {
    if ([stage, ...parts.map(({ entity }) => entity)].some(({ name }) => name === module))
      void client.invalidateQueries({ queryKey: ['list', module] })
  })
  const [first, ...read] = found.map(({ data }) => data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows themselves tell when they are others
  return useMemo(
    () =>
      first &&
      stagesOf(
        line,
        first,
        parts.map((part, at) => ({ ...part, found: read[at] ?? [] })),
      ),
    [first, ...read],
  )
}

/** Every row that names the record, in their order. */
const ownRows = (entity: Entity, by: string, id: string, sort: string) => ({
  queryKey: ['list', entity.name, 'of', by, id],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    readAllRows(entity, { filters: { [by]: { equalTo: id } }, sort }, signal),
  meta: { quiet: true },
})
