import { useState } from 'react'
import type { Row } from '../data/row.ts'
import type { Column } from '../table/columns.ts'
import { useFigures } from './chart/figures.ts'
import type { List } from './use-list.ts'

/** The foot of a list with several pages: a press turns the sums of the page into those of all rows, and back. */
export const useFoot = ({ entity, query, total, rows }: List, columns: readonly Column<Row>[]) => {
  const [isWhole, setWhole] = useState(false)
  const sums = columns.filter(({ sum }) => sum).map(({ key }) => key)
  const hasMore = total !== undefined && rows !== undefined && total > rows.length && sums.length > 0
  const isAsked = isWhole && hasMore
  const answer = useFigures(entity, query, { groupBy: [], sums }, { isOn: isAsked })
  if (!hasMore) return {}
  const whole = isAsked && answer ? wholeOf(answer.sum, sums) : undefined
  const label = whole ? `全部 ${total.toLocaleString('en-US')} 条合计` : '本页合计'
  return {
    whole,
    footLabel: (
      <button
        type="button"
        className="cb-foot-switch"
        aria-pressed={isWhole}
        title={isWhole ? '只合计本页' : '合计全部行'}
        onClick={() => setWhole(!isWhole)}
      >
        {label}
      </button>
    ),
  }
}

const wholeOf = (sum: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, String(sum[name] ?? '0.00')]))
