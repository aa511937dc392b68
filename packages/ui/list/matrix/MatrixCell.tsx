import { rowName } from '@chengban/kernel/row-name.ts'
import { Popover } from 'antd'
import { useState } from 'react'
import { idOf, type Row } from '../../record/row.ts'
import type { LayoutProps } from '../layouts.ts'
import { toneOf } from '../tones.ts'
import type { MatrixState } from './use-matrix.ts'

interface Props extends Pick<LayoutProps, 'onOpen'> {
  readonly matrix: MatrixState
  readonly person: string
  readonly day: string
}

/** What a person has on a day: its first letter in its colour; several are counted and chosen from. */
export const MatrixCell = ({ matrix: { cellsOf, tones, cell, list }, person, day, onOpen }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const rows = cellsOf.get(`${person} ${day}`)
  const [first] = rows ?? []
  if (!rows || !first) return null
  const words = rows.map((row) => wordOf(tones, row, cell)).join('、')
  const button = (
    <button
      type="button"
      className={`cb-matrix-cell ${toneOf(tones, first, cell)}`}
      aria-label={`${day} ${words}`}
      title={words}
      onClick={() => rows.length === 1 && onOpen(first, rows)}
    >
      {rows.length > 1 ? rows.length : [...wordOf(tones, first, cell)][0]}
    </button>
  )
  if (rows.length === 1) return button
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      arrow={false}
      destroyOnHidden
      title={day}
      content={
        <ul className="cb-menu-list">
          {rows.map((row) => (
            <li key={idOf(row)}>
              <button type="button" onClick={() => onOpen(row, rows)}>
                {wordOf(tones, row, cell)}　{rowName(list.entity, row)}
              </button>
            </li>
          ))}
        </ul>
      }
    >
      {button}
    </Popover>
  )
}

const wordOf = (tones: MatrixState['tones'], row: Row, name: string): string =>
  tones.get(String(row[name]))?.word ?? (String(row[name] ?? '') || '有')
