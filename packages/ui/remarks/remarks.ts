import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createRow, moveRow, readAllRows, removeRows } from '../data/calls.ts'
import { idOf, type Row } from '../data/row.ts'
import { playTime } from '../figures/play-time.ts'
import type { RecordFile } from '../files/file-entry.ts'
import type { FilePin, FilePlace } from '../preview/file-places.ts'

/** The remarks on one file of a record, oldest first, with functions to add, settle and delete them. */
export const useRemarks = (entity: Entity, { module, id }: NonNullable<RecordFile['of']>, fileUrl: string) => {
  const client = useQueryClient()
  const queryKey = ['list', entity.name, 'of', module, id, fileUrl]
  const filters = { module: { equalTo: module }, relevanceId: { equalTo: id }, fileUrl: { equalTo: fileUrl } }
  const { data = none } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readAllRows(entity, { filters, sort: 'tzCreate' }, signal),
    meta: { quiet: true },
  })
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: ['list', entity.name] })
  return {
    rows: data,
    write: async (content: string, place: FilePlace): Promise<void> => {
      await createRow(entity, { module, relevanceId: id, fileUrl, content, ...place })
      await again()
    },
    resolve: (row: Row): Promise<void> => moveRow(entity, 'resolve', row).then(again),
    remove: (row: Row): Promise<void> => removeRows(entity, [row]).then(again),
  }
}

const none: readonly Row[] = []

/** The remarks with a page or a second, with the numbers they have in the list beside the file. */
export const pinsOf = (rows: readonly Row[]): readonly FilePin[] =>
  rows.flatMap((row, at) => {
    const place = placeOf(row)
    return hasPlace(place) ? [{ id: idOf(row), number: at + 1, isResolved: row.isResolved === true, ...place }] : []
  })

export const placeOf = ({ page, second }: Row): FilePlace => ({
  ...(typeof page === 'number' ? { page } : {}),
  ...(typeof second === 'number' ? { second } : {}),
})

export const hasPlace = ({ page, second }: FilePlace): boolean => page !== undefined || second !== undefined

/** `第 3 页`, `01:15`. */
export const placeWords = ({ page, second }: FilePlace): string =>
  page !== undefined ? `第 ${page} 页` : second !== undefined ? playTime(second) : ''
