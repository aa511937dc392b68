import { isRest } from '../../data/use-holidays.ts'
import { today } from '../../dates/date-time.ts'
import { weekdays } from '../../dates/days.ts'
import type { LayoutProps } from '../layouts.ts'
import { OfDay } from './MoreOfDay.tsx'
import type { CalendarState } from './use-calendar.ts'

interface Props extends LayoutProps {
  readonly calendar: CalendarState
}

/** The calendar on a phone: a small month with a mark where something is, and the rows of the day chosen. */
export const Agenda = ({ calendar, list, onOpen }: Props) => {
  const { days, spans = [], month, special, goTo } = calendar
  const { at } = list.state
  const chosen = at.length === 10 ? at : today().startsWith(month) ? today() : `${month}-01`
  const some = spans.some(({ from, to }) => from <= chosen && chosen <= to)
  return (
    <>
      <div className="cb-agenda-month">
        {weekdays.map((word) => (
          <span key={word}>{word}</span>
        ))}
        {days.map((day) => {
          const count = spans.filter(({ from, to }) => from <= day && day <= to).length
          const words = [isRest(day, special) && 'is-rest', !day.startsWith(month) && 'is-other']
          return (
            <button
              key={day}
              type="button"
              className={words.filter(Boolean).join(' ')}
              aria-pressed={day === chosen}
              aria-current={day === today() ? 'date' : undefined}
              aria-label={`${Number(day.slice(8))} 日，${day}${special.get(day) ? ` ${special.get(day)?.name}` : ''}，${count} 条`}
              onClick={() => goTo(day)}
            >
              {Number(day.slice(8))}
              <i className={count ? 'is-set' : undefined} />
            </button>
          )
        })}
      </div>
      <section className="cb-agenda-day" aria-label={chosen}>
        <h3>
          {chosen} {special.get(chosen)?.name}
        </h3>
        {some ? (
          <OfDay day={chosen} calendar={calendar} onOpen={onOpen} />
        ) : (
          <p className="cb-pale">这一天没有{list.entity.label}</p>
        )}
      </section>
    </>
  )
}
