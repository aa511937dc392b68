import { rowName } from '@chengban/kernel/row-name.ts'
import { Suspense } from 'react'
import { useColumns } from '../columns/use-columns.tsx'
import { idOf, type Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { ListFailed } from '../marks/ListFailed.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { useLook } from '../theme/look.ts'
import { useCellEdit } from './edit/use-cell-edit.tsx'
import { useFollow } from './follow/use-follow.tsx'
import type { LayoutProps } from './layouts.ts'
import { useFoot } from './use-foot.tsx'
import { useNews } from './use-news.tsx'

const RowCards = lazyPart(() => import('./RowCards.tsx'))
const ListEmpty = lazyPart(async () => ({ default: (await import('./ListEmpty.tsx')).ListEmpty }))

/** The rows: a table on the desk, cards on the phone. */
export const ListBody = (props: LayoutProps) => {
  const { list, title, isNarrow, onCreate, onOpen } = props
  const { entity, rows, state, change, error } = list
  const { columns: own, onKey } = useCellEdit(
    list,
    useColumns(entity, list.chosen.standing, list.asker, list.chosen.room),
  )
  const { columns, form } = useFollow(list, useNews(entity, rows, own))
  const foot = useFoot(list, columns)
  const density = useLook((look) => look.density)
  const open = (row: Row): void => onOpen(row, rows ?? [])
  if (error && !rows) return <ListFailed error={error} label={entity.label} onAgain={() => void list.again()} />
  if (isNarrow)
    return (
      <Suspense>
        <RowCards {...props} />
      </Suspense>
    )
  return (
    <>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        part={state}
        rowKey={idOf}
        rowName={(row) => rowName(entity, row)}
        href={(row) => `#/record/${entity.name}/${idOf(row)}`}
        onOpen={open}
        loading={list.isFetching}
        selected={list.selected}
        onSelect={list.select}
        sort={state.sort ?? entity.list?.sort?.split(',')[0]}
        onSort={(sort) => change({ sort })}
        density={density}
        empty={
          <Suspense>
            <ListEmpty list={list} onCreate={onCreate} />
          </Suspense>
        }
        onKey={onKey}
        pageKeys
        {...foot}
      />
      {form}
    </>
  )
}
