import { useCallback, useState } from 'react'
import { idOf, type Row } from '../data/row.ts'
import type { List } from './use-list.ts'
import { keepPlace, useOpenRecord } from './use-open-record.ts'

const key = 'chengban.aside'

/**
 * Where a row opens: beside the list in every other form than the table, and in the table for those who like it so
 * (kept on the device); as a page otherwise and on the phone.
 */
export const useAside = (list: List, title: string, isNarrow: boolean, trail = title) => {
  const [id, setId] = useState<string>()
  const [isLiked, setLiked] = useState(() => localStorage.getItem(key) === '1')
  const openPage = useOpenRecord(list, trail)
  const open = (row: Row, among: readonly Row[]): void => {
    if (isNarrow || (list.layout === 'table' && !isLiked)) openPage(row, among)
    else {
      keepPlace(list, trail, among)
      setId(idOf(row))
    }
  }
  const like = (): void => {
    if (isLiked) localStorage.removeItem(key)
    else localStorage.setItem(key, '1')
    setLiked(!isLiked)
  }
  return { id, open, go: setId, close: useCallback(() => setId(undefined), []), isLiked, like }
}

export type Aside = ReturnType<typeof useAside>
