import { useNavigate } from 'react-router'
import { idOf, type Row } from '../record/row.ts'
import { DataCards } from '../table/DataCards.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { useLook } from '../theme/look.ts'
import { cardOf } from './card-of.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListFailed } from './ListFailed.tsx'
import { keepTrail } from './trail.ts'
import { useColumns } from './use-columns.tsx'
import type { List } from './use-list.ts'

interface Props {
  readonly list: List
  readonly title: string
  readonly isNarrow: boolean
  readonly onCreate: (() => void) | undefined
  readonly onOpen: ((row: Row) => void) | undefined
}

/** The rows: a table on the desk, cards on the phone. */
export const ListBody = ({ list, title, isNarrow, onCreate, onOpen }: Props) => {
  const { entity, rows, state, change, error } = list
  const columns = useColumns(entity, list.chosen.shown, list.asker)
  const density = useLook((look) => look.density)
  const openRecord = useOpenRecord(list, title)
  const open = onOpen ?? openRecord
  if (error && !rows) return <ListFailed error={error} label={entity.label} onAgain={() => void list.again()} />
  const empty = <ListEmpty list={list} onCreate={onCreate} />
  if (isNarrow)
    return (
      <div className="cb-list-cards">
        <DataCards
          label={title}
          rows={rows}
          rowKey={idOf}
          card={(row) => cardOf(entity, row)}
          onOpen={open}
          empty={empty}
        />
      </div>
    )
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={rows}
      rowKey={idOf}
      rowName={(row) => String(row[entity.title] ?? '')}
      href={(row) => `#/record/${entity.name}/${idOf(row)}`}
      onOpen={open}
      loading={list.isFetching}
      selected={list.selected}
      onSelect={list.select}
      sort={state.sort ?? entity.list?.sort?.split(',')[0]}
      onSort={(sort) => change({ sort })}
      density={density}
      empty={empty}
      pageKeys
    />
  )
}

/** Opens the record and keeps where it came from, for the way back and the next one. */
const useOpenRecord = (list: List, label: string) => {
  const navigate = useNavigate()
  return (row: Row): void => {
    const { entity, query, state, rows = [], total, view } = list
    const { pathname, search } = hashLocation()
    const offset = (state.page - 1) * state.size
    keepTrail(entity.name, {
      path: pathname,
      search,
      label,
      view: view?.label ?? '',
      query,
      ids: rows.map(idOf),
      offset,
      total,
    })
    navigate(`/record/${entity.name}/${idOf(row)}`)
  }
}

const hashLocation = (): { pathname: string; search: string } => {
  const [pathname = '/', search = ''] = location.hash.slice(1).split('?')
  return { pathname, search: search ? `?${search}` : '' }
}
