import { reportError } from '@chengban/ui/api/error-notice.ts'
import { request } from '@chengban/ui/api/request.ts'
import { enableRow, patchRow, readAllRows, removeRows } from '@chengban/ui/data/calls.ts'
import { idOf, type Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { confirm } from '@chengban/ui/table/confirm.ts'
import { useStable } from '@chengban/ui/table/use-stable.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

export interface Used {
  readonly code: string
  readonly count: number
  readonly places: readonly { readonly label: string; readonly count: number }[]
}

export interface EntryActs {
  readonly patch: (row: Row, patch: Row) => void
  readonly enable: (row: Row) => void
  readonly remove: (row: Row) => void
}

/** The entries of a type with how often each is used, and what can be done with one. */
export const useEntries = (type: Row) => {
  const entity = useEntity('dict')
  const client = useQueryClient()
  const id = idOf(type)
  const again = useStable(async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['list', 'dict'] })
    await client.invalidateQueries({ queryKey: ['dicts'] })
  })
  const { data: rows, isFetching } = useQuery({
    queryKey: ['list', 'dict', 'of', id],
    queryFn: ({ signal }) =>
      readAllRows(entity, { filters: { dictTypeId: { equalTo: id } }, sort: 'sort,code' }, signal),
  })
  const { data: used } = useQuery({
    queryKey: ['list', 'dict', 'used', id],
    queryFn: () => request<{ nodes: readonly Used[] }>('GET', '/api/dict/used', { query: { dictTypeId: id } }),
    meta: { quiet: true },
  })
  const byCode = useMemo(() => used && new Map(used.nodes.map((one) => [one.code, one])), [used])
  const patch = useStable((row: Row, values: Row) => void patchRow(entity, row, values).catch(reportError).then(again))
  const enable = useStable((row: Row) => {
    const isOn = row.isEnable === false
    confirm.enable([String(row.name)], isOn, (back) => enableRow(entity, row, back ? !isOn : isOn).then(again))
  })
  const remove = useStable((row: Row) =>
    confirm.remove([String(row.name)], () => removeRows(entity, [row]).then(again)),
  )
  const acts: EntryActs = useMemo(() => ({ patch, enable, remove }), [patch, enable, remove])
  return { rows, used: byCode, isFetching, again, acts }
}
