import { type Field, isFileField, targetOf } from '@chengban/kernel/field.ts'
import { recordOf } from '@chengban/kernel/kinds/text.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { shownOf } from '@chengban/kernel/row-name.ts'
import type { NamedRow } from '../data/row.ts'
import { COVER } from '../figures/money.ts'
import type { CellProps } from '../kinds/cell.ts'
import { cells } from '../kinds/cells.ts'
import { useCovers } from '../kinds/covers.ts'
import '../marks/veil.css'

/** A value on a card: the card itself is pressed, so nothing in it leads elsewhere. */
export const StillCell = (props: CellProps) => {
  const { row, name, field } = props
  const isOpen = useCovers((covers) => covers.isOpen)
  if (field.options.covered && !isOpen) return <span className="cb-veil">{COVER}</span>
  const words =
    leading.includes(field.kind) || isFileField(field) || recordOf(field) ? wordsOf(row[name], props) : undefined
  const { Cell } = cells[field.kind]
  return words === undefined ? <Cell {...props} /> : <span title={words}>{words}</span>
}

/** Kinds whose cell leads somewhere by a press. */
const leading: readonly Field['kind'][] = ['ref', 'phone', 'email', 'url']

const wordsOf = (value: unknown, { row, name, field }: CellProps): string | undefined => {
  if (value === null || value === undefined || value === '') return '—'
  if (field.kind === 'ref' || recordOf(field)) return shownOf(row, name, targetOf(field))?.name ?? '无权查看'
  if (!isFileField(field)) return String(value)
  const files = listIn<NamedRow>(value)
  return files.map((file) => file.name).join('、') || '—'
}
