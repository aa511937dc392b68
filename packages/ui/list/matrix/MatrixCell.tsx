import { rowName } from '@chengban/kernel/row-name.ts'
import { toneOf } from '../../columns/tones.ts'
import { idOf, type Row } from '../../data/row.ts'
import type { LayoutProps } from '../layouts.ts'
import { MenuPopover } from '../MenuPopover.tsx'
import type { MatrixState } from './use-matrix.ts'

interface Props extends Pick<LayoutProps, 'onOpen'> {
  readonly matrix: MatrixState
  readonly person: string
  readonly day: string
}

/** What a person has on a day: its first letter in its colour; several are counted and chosen from. */
export const MatrixCell = ({ matrix: { cellsOf, tones, cell, list }, person, day, onOpen }: Props) => {
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
    <MenuPopover
      title={day}
      choices={rows.map((row) => ({
        key: idOf(row),
        words: `${wordOf(tones, row, cell)}　${rowName(list.entity, row)}`,
        choose: () => onOpen(row, rows),
      }))}
    >
      {button}
    </MenuPopover>
  )
}

const wordOf = (tones: MatrixState['tones'], row: Row, name: string): string =>
  tones.get(String(row[name]))?.word ?? (String(row[name] ?? '') || '有')
