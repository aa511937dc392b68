import type { CellProps } from '../cell.ts'
import { TextCell } from '../text/TextCell.tsx'

export const LongTextCell = (props: CellProps) => (
  <span className="cb-long">
    <TextCell {...props} />
  </span>
)
