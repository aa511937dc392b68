import { tonesOf } from '@chengban/ui/columns/tones.ts'
import type { Row } from '@chengban/ui/data/row.ts'
import { isRest, type SpecialDay } from '@chengban/ui/data/use-holidays.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { weekdays } from '@chengban/ui/dates/days.ts'
import { monthWeeks } from '@chengban/ui/dates/month.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { useMemo } from 'react'

interface Props {
  readonly year: number
  readonly rows: readonly Row[]
  readonly onDay: (day: string) => void
}

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** Twelve months; a day that is not what its weekday says has the colour of its kind and says 休 or 班. */
export const YearCalendar = ({ year, rows, onDay }: Props) => {
  const tones = useKinds()
  const byDay = useMemo(() => new Map(rows.map((row) => [String(row.date), row])), [rows])
  const special = useMemo(
    () =>
      new Map<string, SpecialDay>(
        rows.map((row) => [String(row.date), { name: String(row.name), isWork: row.isWork === true }]),
      ),
    [rows],
  )
  const works = rows.filter(({ isWork }) => isWork === true).length
  return (
    <div className="cb-year">
      <p>
        {tones.map(({ value, className }) => (
          <span key={value} className={className}>
            <i aria-hidden="true" /> {value} {rows.filter(({ kind }) => kind === value).length} 天
          </span>
        ))}
        <small>
          放假 {rows.length - works} 天，补班 {works} 天
        </small>
      </p>
      <div className="cb-year-months">
        {months.map((month) => (
          <section key={month} aria-label={`${Number(month)}月`}>
            <h3>{Number(month)}月</h3>
            <div className="cb-year-days">
              {[...weekdays].map((word) => (
                <span key={word}>{word}</span>
              ))}
              {monthWeeks(`${year}-${month}`).map((day) =>
                day.slice(5, 7) === month ? (
                  <Day
                    key={day}
                    day={day}
                    row={byDay.get(day)}
                    isRest={isRest(day, special)}
                    tone={tones.find(({ value }) => value === byDay.get(day)?.kind)?.className}
                    onPress={() => onDay(day)}
                  />
                ) : (
                  <span key={day} />
                ),
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

const useKinds = () => {
  const { fields } = useEntity('holiday')
  const { values = [] } = fields.kind?.options ?? {}
  return useMemo(() => tonesOf(values.map((value) => ({ value, label: value }))), [values])
}

interface DayProps {
  readonly day: string
  readonly row: Row | undefined
  readonly isRest: boolean
  readonly tone: string | undefined
  readonly onPress: () => void
}

const Day = ({ day, row, isRest: rests, tone, onPress }: DayProps) => {
  const words = row ? `${day} ${String(row.name)}，${String(row.kind)}` : day
  const face = `${Number(day.slice(8))}${row ? (row.isWork ? '班' : '休') : ''}`
  const classes = [tone, rests ? 'is-rest' : '', day === today() ? 'is-today' : ''].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      className={classes || undefined}
      title={words}
      aria-label={`${face}，${words}`}
      onClick={onPress}
    >
      {Number(day.slice(8))}
      {row && <small>{row.isWork ? '班' : '休'}</small>}
    </button>
  )
}
