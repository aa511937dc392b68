import { today } from '../../dates/date-time.ts'
import { daysBetween } from '../../dates/days.ts'
import type { Scale } from './scale.ts'

/** Two lines of the time: months over weeks or days, years over months. */
export const GanttHead = ({ scale: { heads, ticks, px, first, last } }: { readonly scale: Scale }) => (
  <div className="cb-gantt-head" aria-hidden="true">
    <div className="cb-gantt-corner" />
    {heads.map(({ at, days, label }) => (
      <span key={`h${at}`} className="is-head" style={{ left: at * px, width: days * px }}>
        {label}
      </span>
    ))}
    {ticks.map(({ at, days, label }) => (
      <span key={`t${at}`} style={{ left: at * px, width: days * px }}>
        {label}
      </span>
    ))}
    {first <= today() && today() <= last && (
      <b style={{ left: (daysBetween(first, today()) + 0.5) * px }}>今天 {today().slice(5)}</b>
    )}
  </div>
)
