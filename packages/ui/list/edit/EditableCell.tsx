import type { Entity } from '@chengban/kernel/entity.ts'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useStore } from 'zustand/react'
import { idOf, type Row } from '../../data/row.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import { type CursorStore, neighbour, noCell } from './cell-cursor.ts'
import './edit.css'

const CellEditor = lazyPart(() => import('./CellEditor.tsx'))

interface Props {
  readonly entity: Entity
  readonly name: string
  readonly row: Row
  readonly cursor: CursorStore
  /** The row's cells that may be changed, in the order of the columns. */
  readonly names: readonly string[]
  readonly onSaved: () => unknown
  readonly children: ReactNode
}

/** A value that can be edited inside the list: by the pencil, or by → and Enter. */
export const EditableCell = ({ entity, name, row, cursor, names, onSaved, children }: Props) => {
  const id = idOf(row)
  const state = useStore(cursor, ({ at, isEditing }) =>
    at?.id !== id || at.name !== name ? 'away' : isEditing ? 'editing' : 'here',
  )
  const isHere = state !== 'away'
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isHere) box.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [isHere])
  const leave = (step?: 1 | -1): void => {
    const next = step && neighbour(names, name, step)
    box.current?.closest('tr')?.focus({ preventScroll: true })
    cursor.setState(next ? { at: { id, name: next }, isEditing: true } : noCell)
  }
  const label = `修改${entity.fields[name]?.label}`
  return (
    <span ref={box} className={isHere ? 'cb-cell is-here' : 'cb-cell'}>
      {children}
      {state === 'editing' ? (
        <Suspense>
          <CellEditor entity={entity} name={name} id={id} onLeave={leave} onSaved={onSaved} />
        </Suspense>
      ) : (
        <button
          type="button"
          className="cb-cell-pencil"
          tabIndex={-1}
          aria-label={label}
          title={label}
          onClick={() => cursor.setState({ at: { id, name }, isEditing: true })}
        />
      )}
    </span>
  )
}
