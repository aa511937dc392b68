import { rowName } from '@chengban/kernel/row-name.ts'
import type { KeyboardEvent } from 'react'
import { idOf } from '../../data/row.ts'
import { isRest } from '../../data/use-holidays.ts'
import { today } from '../../dates/date-time.ts'
import { weekdayOf, weekdays } from '../../dates/days.ts'
import type { LayoutProps } from '../layouts.ts'
import { MatrixCell } from './MatrixCell.tsx'
import type { MatrixState } from './use-matrix.ts'

export interface MatrixProps extends LayoutProps {
  readonly matrix: MatrixState
}

/** The names stay at the left, the days at the top; the arrows walk from cell to cell. */
export const MatrixTable = ({ matrix, title, onOpen }: MatrixProps) => {
  const { people, days, special, target } = matrix
  const dayClass = (day: string): string =>
    `${isRest(day, special) ? 'is-rest' : ''}${day === today() ? ' is-today' : ''}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="cb-matrix-scroll" tabIndex={0} aria-label={title}>
      <table onKeyDown={walk}>
        <thead>
          <tr>
            <th scope="col">{target.label}</th>
            {days.map((day) => (
              <th key={day} scope="col" className={dayClass(day)} title={special.get(day)?.name ?? day}>
                {Number(day.slice(8))}
                <small>{weekdays[weekdayOf(day)]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people?.map((person) => (
            <tr key={idOf(person)}>
              <th scope="row">{rowName(target, person)}</th>
              {days.map((day) => (
                <td key={day} className={dayClass(day)}>
                  <MatrixCell matrix={matrix} person={idOf(person)} day={day} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** To the next filled cell in the arrow's direction. */
const walk = (event: KeyboardEvent<HTMLTableElement>): void => {
  const step = steps[event.key]
  const cell = (event.target as Element).closest('td')
  if (!step || !cell) return
  const { rows } = event.currentTarget
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex + step[0]
  let column = cell.cellIndex + step[1]
  for (; rows[row]?.cells[column]; row += step[0], column += step[1]) {
    const button = rows[row]?.cells[column]?.querySelector('button')
    if (!button) continue
    event.preventDefault()
    button.focus()
    return
  }
}
