import { dayHeading, formatTime, today } from '@chengban/ui/dates/date-time.ts'
import { weekdayOf, weekdays } from '@chengban/ui/dates/days.ts'
import { Link } from 'react-router'
import { Part } from './Part.tsx'
import type { Happening } from './summary.ts'

interface Props {
  readonly week: readonly Happening[] | null
  readonly again: () => void
}

/** 本周日程: from today on; what has gone by is left to the calendar. */
export const Week = ({ week, again }: Props) => {
  const present = today()
  const ahead = week?.filter(({ date }) => date !== null && date >= present) ?? null
  const days = [...new Set(ahead?.map(({ date }) => date ?? ''))]
  return (
    <Part title="本周日程" way={<Link to="/date">日程</Link>} rows={ahead} none="这一周没有安排了" again={again}>
      {days.map((day) => (
        <div key={day} className="cb-home-day">
          <h3>{day === present ? '今天' : `周${weekdays[weekdayOf(day)]} ${dayWords(day)}`}</h3>
          <ul>
            {ahead
              ?.filter(({ date }) => date === day)
              .map((row) => (
                <li key={`${row.kind}${row.link}`}>
                  <Link to={row.link} className={row.start ? 'is-timed' : undefined}>
                    <time dateTime={row.start ?? day}>{row.start ? formatTime(row.start) : row.kind}</time>
                    <i aria-hidden="true" />
                    <span>
                      {row.title}
                      {row.sub && <small>{row.sub}</small>}
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Part>
  )
}

const dayWords = (day: string): string => (dayHeading(day) === '今天' ? '' : day.slice(5))
