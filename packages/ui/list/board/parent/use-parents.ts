import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, fieldOf, targetOf } from '@chengban/kernel/field.ts'
import type { BoardParent } from '@chengban/kernel/listing.ts'
import { present } from '@chengban/kernel/present.ts'
import { useQuery } from '@tanstack/react-query'
import { readRows } from '../../../data/calls.ts'
import { idOf, type Row } from '../../../data/row.ts'
import { loadEntity } from '../../../declarations/declarations.ts'

export type Parent = BoardParent<Readonly<Record<string, Field>>, string>

/** The figures of the parents of a column's cards, by parent id. */
export interface ParentFigures {
  readonly entity: Entity
  readonly rows: ReadonlyMap<string, Row>
  /** Since when each waits; not there: for nobody. */
  readonly waits: ReadonlyMap<string, string>
}

const size = 50

/** The parents of a column's cards and those that wait, each read at once. */
export const useParents = (
  entity: Entity,
  parent: Parent | undefined,
  rows: readonly Row[] | undefined,
): ParentFigures | undefined => {
  const ids = [...new Set((rows ?? []).map((row) => String(row[parent?.by ?? ''])))].sort()
  const { data } = useQuery({
    queryKey: ['list', entity.name, 'parents', parent?.by, ids],
    queryFn: ({ signal }) => readParents(entity, present(parent), ids, signal),
    enabled: parent !== undefined && ids.length > 0,
    meta: { quiet: true },
  })
  return data
}

const readParents = async (
  { fields }: Entity,
  { by, facts, waits }: Parent,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ParentFigures> => {
  const [entity, waiting] = await Promise.all([
    loadEntity(targetOf(fieldOf(fields, by))),
    waits && loadEntity(waits.of),
  ])
  const page = { pageNumber: 1, pageSize: size }
  const parts = Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size))
  const read = parts.map(
    async (some) =>
      [
        await readRows(entity, { ...page, filters: { id: { in: some } }, columns: facts }, signal),
        waits && waiting
          ? await readRows(
              waiting,
              {
                ...page,
                filters: { and: [{ [waits.by]: { in: some } }, waits.where] },
                sort: `-${waits.since}`,
                columns: [waits.by, waits.since],
              },
              signal,
            )
          : [],
      ] as const,
  )
  const all = await Promise.all(read)
  return {
    entity,
    rows: new Map(all.flatMap(([some]) => some.map((row) => [idOf(row), row] as const))),
    // rows arrive newest first, so the oldest overwrites the others in the map
    waits: new Map(
      all.flatMap(([, some]) =>
        some.map((row) => [String(row[waits?.by ?? '']), String(row[waits?.since ?? ''])] as const),
      ),
    ),
  }
}
