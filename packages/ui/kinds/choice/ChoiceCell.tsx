import { dictOf } from '@chengban/kernel/field.ts'
import { choiceName } from '@chengban/kernel/kinds/choice.ts'
import { textValue } from '../../data/row.ts'
import { StatusDot } from '../../marks/StatusDot.tsx'
import type { CellProps } from '../cell.ts'
import { useDictLabel } from './dicts.ts'
import { isStateField } from './state-field.ts'

/** A fixed choice; states are a dot and a word. */
export const EnumCell = ({ row, name, field }: CellProps) => {
  const value = row[name]
  if (typeof value !== 'string' || value === '') return '—'
  return isStateField(name) ? <StatusDot word={value} /> : choiceName(field, value)
}

/** A dictionary's entry by its name. */
export const DictCell = ({ row, name, field }: CellProps) => {
  const value = textValue(row[name])
  const label = useDictLabel(dictOf(field), value)
  return label || (value ? '' : '—')
}
