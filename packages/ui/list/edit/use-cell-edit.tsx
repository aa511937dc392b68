import { type ReactNode, useMemo, useRef, useState } from 'react'
import { idOf, type Row } from '../../data/row.ts'
import type { Column } from '../../table/columns.ts'
import { useStable } from '../../table/use-stable.ts'
import type { List } from '../use-list.ts'
import { afterKey, cellCursor } from './cell-cursor.ts'
import { EditableCell } from './EditableCell.tsx'
import { editableIn } from './editable.ts'

/** The columns with cells that may be changed in place, and the keys that lead to them. */
export const useCellEdit = (list: List, columns: readonly Column<Row>[]) => {
  const { entity, asker, rows, refresh } = list
  const [cursor] = useState(cellCursor)
  const known = useRef(new WeakMap<Row, readonly string[]>())
  const refreshed = useStable(refresh)
  const editable = useMemo(() => {
    known.current = new WeakMap()
    const names = columns.map(({ key }) => key)
    return (row: Row): readonly string[] => {
      const found = known.current.get(row) ?? editableIn(entity, names, asker, row)
      known.current.set(row, found)
      return found
    }
  }, [entity, columns, asker])
  const framed = useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        frame: (row: Row, shown: ReactNode) =>
          editable(row).includes(column.key) ? (
            <EditableCell
              entity={entity}
              name={column.key}
              row={row}
              cursor={cursor}
              names={editable(row)}
              onSaved={refreshed}
            >
              {shown}
            </EditableCell>
          ) : (
            shown
          ),
      })),
    [columns, editable, entity, cursor, refreshed],
  )
  const onKey = (key: string, id: string): boolean => {
    const row = rows?.find((each) => idOf(each) === id)
    const next = row && afterKey(cursor.getState(), key, id, editable(row))
    if (next) cursor.setState(next)
    return next !== undefined
  }
  return { columns: framed, onKey }
}
