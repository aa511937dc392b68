import { rowName } from '@chengban/kernel/row-name.ts'
import { span } from '../../dates/date-time.ts'
import { dayOf } from '../../dates/days.ts'
import type { LayoutProps } from '../layouts.ts'
import { placeOf } from './scale.ts'
import { type GanttState, rowHeight } from './use-gantt.ts'

interface Props extends LayoutProps {
  readonly gantt: GanttState
}

const height = rowHeight * 2

/** The gantt on a phone: name and dates of each row, over the whole stretch a line with its part. */
export const GanttCards = ({ gantt, list, onOpen }: Props) => {
  const { sight, total = 0, rowAt, names, scale, known } = gantt
  const first = Math.floor(sight.from / 2)
  const rows = Array.from({ length: Math.max(0, Math.min(total, sight.to) - first) }, (_, at) => first + at)
  return (
    <ul className="cb-gantt-list" style={{ height: total * height }}>
      {rows.map((index) => {
        const row = rowAt(index)
        const [from, to] = row ? [dayOf(row[names.from]), dayOf(row[names.to])] : ['', '']
        const place = placeOf(scale, from, to || from)
        const whole = scale.days * scale.px
        return (
          <li key={index} style={{ top: index * height, height }}>
            {row && (
              <button type="button" onClick={() => onOpen(row, known)}>
                <b>{rowName(list.entity, row)}</b>
                <small>{from && span(from, to || from)}</small>
                <span className="cb-gantt-track">
                  {place && (
                    <i style={{ left: `${(place.left / whole) * 100}%`, width: `${(place.width / whole) * 100}%` }} />
                  )}
                </span>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
