import { today } from '@chengban/ui/dates/date-time.ts'
import { movedMonth } from '@chengban/ui/dates/month.ts'
import { PeriodBar } from '@chengban/ui/list/PeriodBar.tsx'
import { useState } from 'react'
import { GoalsOf } from './GoalsOf.tsx'
import { type Cell, type PersonRow, peopleIn } from './month-goals.ts'
import { useMonthGoals } from './use-month-goals.ts'
import './month-goals.css'

interface Place {
  readonly userId: string
  readonly month: string
}

const begin = (): string => movedMonth(today().slice(0, 7), -1)

/** 月目标: people by months with the sum of weights; a press opens the goals of one cell. */
export const MonthGoals = () => {
  const [first, setFirst] = useState(begin)
  const [place, setPlace] = useState<Place>()
  const { months, rows, error, isBusy, save } = useMonthGoals(first)
  const people = peopleIn(rows ?? [], months)
  const chosen = place && people.find(({ userId }) => userId === place.userId)
  return (
    <section className="cb-month-goals" aria-label="月目标" aria-busy={!rows}>
      <PeriodBar
        title={`${months[0]} 至 ${months.at(-1)}`}
        onStep={(by) => setFirst(movedMonth(first, by))}
        onToday={() => setFirst(begin())}
      />
      {error && <p role="alert">{error.message}</p>}
      <Grid people={people} months={months} place={place} onChoose={setPlace} />
      {rows && people.length === 0 && <p className="cb-month-goals-none">这几个月没有里程碑</p>}
      {rows && place && chosen && (
        <GoalsOf
          key={`${place.userId} ${place.month}`}
          {...{ rows, isBusy, save, ...place }}
          name={chosen.name}
          onClose={() => setPlace(undefined)}
        />
      )}
    </section>
  )
}

interface GridProps {
  readonly people: readonly PersonRow[]
  readonly months: readonly string[]
  readonly place: Place | undefined
  readonly onChoose: (place: Place) => void
}

const Grid = ({ people, months, place, onChoose }: GridProps) => (
  <div className="cb-month-goals-grid">
    <table>
      <thead>
        <tr>
          <th scope="col">人员</th>
          {months.map((month) => (
            <th key={month} scope="col">
              {month}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ userId, name, cells }) => (
          <tr key={userId}>
            <th scope="row">{name}</th>
            {months.map((month) => (
              <td key={month}>
                <button
                  type="button"
                  className={isShort(cells[month]) ? 'is-short' : undefined}
                  aria-pressed={place?.userId === userId && place.month === month}
                  aria-label={`${name} ${month}：${wordsOf(cells[month])}`}
                  onClick={() => onChoose({ userId, month })}
                >
                  {wordsOf(cells[month])}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const isShort = (cell: Cell | undefined): boolean => cell !== undefined && cell.sum !== null && cell.sum !== 100

const wordsOf = (cell: Cell | undefined): string =>
  !cell || cell.sum === null ? '—' : `${cell.goals.length} 个 ${cell.sum}%`
