import { today } from '@chengban/ui/dates/date-time.ts'
import { weekdayOf, weekdays } from '@chengban/ui/dates/days.ts'
import type { Span } from '@chengban/ui/list/calendar/lanes.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { useEffect, useRef } from 'react'
import { Entry } from './Entry.tsx'
import type { Dated } from './layers.ts'

interface Props {
  readonly days: readonly string[]
  readonly spans: readonly Span<Dated>[]
  readonly whose: (item: Dated) => string | undefined
  /** Not while the month is on its way. */
  readonly isRead: boolean
}

/** The days of a month that have something, one below the other, today's in sight. */
export const Agenda = ({ days, spans, whose, isRead }: Props) => {
  const here = useRef<HTMLElement>(null)
  const filled = days
    .map((day) => ({ day, items: spans.filter(({ from, to }) => from <= day && day <= to) }))
    .filter(({ items }) => items.length > 0)
  const next = filled.find(({ day }) => day >= today())?.day
  useEffect(() => {
    if (next) here.current?.scrollIntoView?.({ block: 'start' })
  }, [next])
  if (filled.length === 0) return isRead && <Empty kind="filtered" title="这个月没有安排" />
  return (
    <div className="cb-schedule-agenda">
      {filled.map(({ day, items }) => (
        <section key={day} ref={day === next ? here : undefined} aria-label={day}>
          <h3 className={day === today() ? 'is-today' : undefined}>
            {day.slice(5)} 周{weekdays[weekdayOf(day)]}
          </h3>
          {items.map(({ item }) => (
            <Entry key={`${item.kind} ${item.id} ${item.userId} ${item.start}`} item={item} whose={whose(item)} />
          ))}
        </section>
      ))}
    </div>
  )
}
