import type { CellProps } from '../cell.ts'
import { RareCell } from '../RareCell.tsx'
import { TextCell } from '../text/TextCell.tsx'

export const LongTextCell = (props: CellProps) => {
  const Cell = props.field.options.settingKey ? RareCell : TextCell
  return (
    <span className="cb-long">
      <Cell {...props} />
    </span>
  )
}
