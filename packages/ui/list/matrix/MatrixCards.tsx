import { rowName } from '@chengban/kernel/row-name.ts'
import { idOf } from '../../data/row.ts'
import { weekdayOf } from '../../dates/days.ts'
import { MatrixCell } from './MatrixCell.tsx'
import type { MatrixProps } from './MatrixTable.tsx'

/** The matrix on a phone: a small month for each person. */
export const MatrixCards = ({ matrix, onOpen }: MatrixProps) => {
  const { people, days, target } = matrix
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its months may hold nothing to go to
    <ul className="cb-matrix-cards" tabIndex={0}>
      {people?.map((person) => (
        <li key={idOf(person)}>
          <b>{rowName(target, person)}</b>
          <div>
            {days.map((day, at) => (
              <span key={day} style={at === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}>
                <small>{Number(day.slice(8))}</small>
                <MatrixCell matrix={matrix} person={idOf(person)} day={day} onOpen={onOpen} />
              </span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
