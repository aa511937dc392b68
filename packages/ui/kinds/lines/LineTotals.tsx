import { Money } from '../../marks/Money.tsx'
import { type Line, type LineColumn, totalOf } from './line.ts'

interface Props {
  readonly columns: readonly LineColumn[]
  readonly lines: readonly Line[]
}

/** What the sums of the lines come to, below their columns. */
export const LineTotals = ({ columns, lines }: Props) => {
  if (lines.length < 2 || !columns.some(isSum)) return null
  return (
    <tfoot>
      <tr>
        <td className="is-number">合计</td>
        {columns.map((column) => (
          <td key={column.name} className="is-right">
            {isSum(column) && <Money value={totalOf(lines, column.name) ?? null} strong />}
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  )
}

/** Money alone adds up to something; a mean of percents or a sum of ages does not. */
export const isSum = ({ field }: LineColumn): boolean => field.kind === 'money' && !field.options.isUnsummed
