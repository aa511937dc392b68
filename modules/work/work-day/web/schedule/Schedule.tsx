import type { Field } from '@chengban/kernel/field.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { dayAfter, daysBetween, daysFrom, weekdays } from '@chengban/ui/dates/days.ts'
import { RefsControl } from '@chengban/ui/kinds/ref/RefControl.tsx'
import { type Bar, lanesOf } from '@chengban/ui/list/calendar/lanes.ts'
import { PeriodBar } from '@chengban/ui/list/PeriodBar.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { customProperties } from '@chengban/ui/theme/custom-properties.ts'
import { useNarrow } from '@chengban/ui/window/use-narrow.ts'
import { type DragEvent, useState } from 'react'
import { Agenda } from './Agenda.tsx'
import { AskDate } from './AskDate.tsx'
import { draggedEntry } from './dragged-entry.ts'
import { Entry } from './Entry.tsx'
import { type Dated, layerNames, layers } from './layers.ts'
import { type DateAsked, moveEntry } from './moved-entry.ts'
import { type Day, useSchedule } from './use-schedule.ts'
import './schedule.css'

const colleagues = { kind: 'refs', label: '同事', options: { to: 'user' } } satisfies Field
const noRow = {}

/** 日程: what has a day, of the reader and of colleagues, in layers by kind. */
export const Schedule = () => {
  const schedule = useSchedule()
  const isNarrow = useNarrow()
  const [asked, setAsked] = useState<DateAsked>()
  const { month, weeks, spans, known, whose, kinds, others, error, isRead } = schedule
  const move = (item: Dated, days: number): void => void moveEntry(item, days, { again: schedule.again, ask: setAsked })
  if (error && !isRead) return <ListFailed error={error} label="日程" onAgain={schedule.again} />
  return (
    <section className="cb-schedule" aria-label="日程" aria-busy={!isRead}>
      <PeriodBar
        title={`${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`}
        onStep={schedule.step}
        onToday={schedule.toToday}
      />
      <div className="cb-schedule-choices">
        {layerNames.map((kind) => (
          <button
            key={kind}
            type="button"
            className={`is-${kind}`}
            aria-pressed={kinds.includes(kind)}
            onClick={() => schedule.turn(kind)}
          >
            {layers[kind]}
          </button>
        ))}
        <label htmlFor="schedule-colleagues">
          同事
          <RefsControl
            id="schedule-colleagues"
            name="colleagues"
            entity="workDay"
            field={colleagues}
            value={others}
            row={noRow}
            isInvalid={false}
            onChange={(value) => schedule.setOthers((value as readonly string[] | null) ?? [])}
          />
        </label>
      </div>
      {isNarrow ? (
        <Agenda
          days={weeks.flatMap((first) => daysFrom(first, 7)).filter((day) => day.startsWith(month))}
          {...{ spans, whose, isRead }}
        />
      ) : (
        <div className="cb-schedule-month">
          <div className="cb-schedule-head">
            {weekdays.map((day) => (
              <span key={day}>周{day}</span>
            ))}
          </div>
          {weeks.map((first) => (
            <Week key={first} {...{ first, month, known, whose }} bars={lanesOf(spans, first)} onMove={move} />
          ))}
        </div>
      )}
      {asked && <AskDate asked={asked} onClose={() => setAsked(undefined)} onDone={schedule.again} />}
    </section>
  )
}

/** The day of a week over which something was dropped. */
const dayUnder = (event: DragEvent<HTMLElement>, first: string): string => {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  return dayAfter(first, Math.min(6, Math.max(0, Math.floor((event.clientX - left) / (width / 7)))))
}

/** A bar of several days is held by the day under the pointer, not by its first. */
const taken = (event: DragEvent<HTMLElement>, first: string): void => {
  const { current } = draggedEntry
  if (current) draggedEntry.current = { ...current, grip: dayUnder(event, first) }
}

const dropped = (event: DragEvent<HTMLElement>, first: string, onMove: WeekProps['onMove']): void => {
  const { current } = draggedEntry
  draggedEntry.current = undefined
  if (!current) return
  event.preventDefault()
  onMove(current.item, daysBetween(current.grip, dayUnder(event, first)))
}

interface WeekProps {
  readonly first: string
  readonly month: string
  readonly bars: readonly Bar<Dated>[]
  readonly known: ReadonlyMap<string, Day>
  readonly whose: (item: Dated) => string | undefined
  readonly onMove: (item: Dated, days: number) => void
}

const Week = ({ first, month, bars, known, whose, onMove }: WeekProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the entries themselves move by keys
  <div
    className="cb-schedule-week"
    onDragStart={(event) => taken(event, first)}
    onDragOver={(event) => draggedEntry.current && event.preventDefault()}
    onDrop={(event) => dropped(event, first, onMove)}
  >
    {daysFrom(first, 7).map((day, at) => {
      const told = known.get(day)
      const words = [
        'cb-schedule-day',
        told && !told.isWorkDay && 'is-rest',
        !day.startsWith(month) && 'is-other',
        day === today() && 'is-today',
      ]
      return (
        <div key={day} className={words.filter(Boolean).join(' ')} style={customProperties({ '--at': at })}>
          <h3>
            <span>{Number(day.slice(8))}</span>
            {told?.holiday && <small>{told.isWorkDay ? `${told.holiday} 班` : told.holiday}</small>}
          </h3>
        </div>
      )
    })}
    {bars.map((bar) => (
      <Entry
        key={`${bar.item.kind} ${bar.item.id} ${bar.item.userId} ${bar.item.start}`}
        item={bar.item}
        whose={whose(bar.item)}
        onMove={onMove}
        place={{ gridColumn: `${bar.column + 1} / span ${bar.length}`, gridRow: bar.lane + 2 }}
      />
    ))}
  </div>
)
