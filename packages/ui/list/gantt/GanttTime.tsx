import { isRest, type SpecialDay } from '../../data/use-holidays.ts'
import { today } from '../../dates/date-time.ts'
import { dayAfter, daysBetween } from '../../dates/days.ts'
import type { Scale } from './scale.ts'

interface Props {
  readonly scale: Scale
  readonly special: ReadonlyMap<string, SpecialDay>
}

/** The background behind the bars: month lines, rest days at day zoom, and today. */
export const GanttTime = ({ scale: { zoom, first, last, px, days, heads }, special }: Props) => {
  const present = today()
  const rest = zoom === 'day' ? Array.from({ length: days }, (_, at) => at) : []
  return (
    <div className="cb-gantt-time" aria-hidden="true">
      {rest
        .filter((at) => isRest(dayAfter(first, at), special))
        .map((at) => (
          <i key={at} className="is-rest" style={{ left: at * px, width: px }} />
        ))}
      {heads.map(({ at }) => (
        <i key={at} className="is-line" style={{ left: at * px }} />
      ))}
      {first <= present && present <= last && (
        <i className="is-today" style={{ left: (daysBetween(first, present) + 0.5) * px }} />
      )}
    </div>
  )
}
