import { targetOf } from '@chengban/kernel/field.ts'
import { shownOf } from '@chengban/kernel/row-name.ts'
import { namesIn } from '../../data/row.ts'
import { isDeclaredEntity } from '../../declarations/declarations.ts'
import type { CellProps } from '../cell.ts'

const linked = (to: string): boolean => isDeclaredEntity(to) && to !== 'user'

/** A reference that names its own row: without a link, so that a press opens that row. */
export const RefName = (props: CellProps) => <RefCell {...props} still />

/** The row a reference leads to, by its name; others than people open by a click. */
export const RefCell = ({ row, name, field, still }: CellProps & { readonly still?: boolean }) => {
  const to = targetOf(field)
  const shown = shownOf(row, name, to)
  const value = row[name]
  if (value === null || value === undefined) return '—'
  const words = shown?.name ?? '无权查看'
  if (still || !shown || !linked(to)) return <span title={words}>{words}</span>
  return (
    <a className="cb-aim" href={`#/record/${to}/${String(value)}`} data-aim="" title={words}>
      {words}
    </a>
  )
}

/** Many of them. */
export const RefsCell = ({ row, name }: CellProps) => {
  const value = row[name]
  if (!Array.isArray(value) || value.length === 0) return '—'
  const words = namesIn(row, name).join('、') || `${value.length} 项`
  return <span title={words}>{words}</span>
}
