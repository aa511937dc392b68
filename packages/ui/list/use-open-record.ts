import { useNavigate } from 'react-router'
import { idOf, type Row } from '../data/row.ts'
import { keepTrail } from '../data/trail.ts'
import type { List } from './use-list.ts'

/** Opens the record and keeps where it came from, for the way back and the next one. */
export const useOpenRecord = (list: List, label: string) => {
  const navigate = useNavigate()
  return (row: Row, among: readonly Row[]): void => {
    keepPlace(list, label, among)
    navigate(`/record/${list.entity.name}/${idOf(row)}`)
  }
}

/**
 * Stores the rows around the opened record for moving to the previous or next one. In every layout but the table these
 * are all of them.
 */
export const keepPlace = (list: List, label: string, among: readonly Row[]): void => {
  const { entity, query, state, total, view, layout } = list
  const isPage = layout === 'table'
  keepTrail(entity.name, {
    ...hashLocation(),
    label,
    view: view?.label ?? '',
    query,
    ids: among.map(idOf),
    offset: isPage ? (state.page - 1) * state.size : 0,
    total: isPage ? total : among.length,
  })
}

const hashLocation = (): { path: string; search: string } => {
  const [path = '/', search = ''] = location.hash.slice(1).split('?')
  return { path, search: search ? `?${search}` : '' }
}
