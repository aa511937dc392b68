import { PlusOutlined } from '@ant-design/icons'
import { type DragEvent, type ReactNode, useMemo } from 'react'
import type { Row } from '../../data/row.ts'
import { isRest } from '../../data/use-holidays.ts'
import { today } from '../../dates/date-time.ts'
import { daysFrom, weekdays } from '../../dates/days.ts'
import { customProperties } from '../../theme/custom-properties.ts'
import type { LayoutProps } from '../layouts.ts'
import { DayBar } from './DayBar.tsx'
import { dragged } from './dragged.ts'
import { type Bar, lanesOf, type Span } from './lanes.ts'
import { MoreOfDay } from './MoreOfDay.tsx'
import type { CalendarState } from './use-calendar.ts'

interface Props extends LayoutProps {
  readonly first: string
  readonly calendar: CalendarState
}

const mostLanes = 4
const none: readonly Span<Row>[] = []

/** Seven days with the bars over them. Bars without room are listed behind 还有 n 条. */
export const Week = ({ first, calendar, onOpen, onCreateWith }: Props) => {
  const { spans = none, zoom } = calendar
  const bars = useMemo(() => lanesOf(spans, first), [spans, first])
  const lanes = zoom === 'week' ? Number.POSITIVE_INFINITY : lanesFor(bars)
  const among = spans.map(({ item }) => item)
  return (
    <div className="cb-cal-week">
      {daysFrom(first, 7).map((day, at) => {
        const hidden = bars.filter(({ column, length, lane }) => lane >= lanes && column <= at && at < column + length)
        return (
          <Day key={day} day={day} at={at} calendar={calendar} onCreateWith={onCreateWith}>
            {hidden.length > 0 && <MoreOfDay day={day} calendar={calendar} count={hidden.length} onOpen={onOpen} />}
          </Day>
        )
      })}
      {bars
        .filter(({ lane }) => lane < lanes)
        .map((bar) => (
          <DayBar
            key={String(bar.item.id)}
            bar={bar}
            first={first}
            calendar={calendar}
            onOpen={(row) => onOpen(row, among)}
          />
        ))}
    </div>
  )
}

/** Where there are more than fit, the last lane says how many. */
const lanesFor = (bars: readonly Bar<Row>[]): number =>
  bars.some(({ lane }) => lane >= mostLanes) ? mostLanes - 1 : mostLanes

interface DayProps extends Pick<Props, 'calendar' | 'onCreateWith'> {
  readonly day: string
  readonly at: number
  readonly children: ReactNode
}

const Day = ({ day, at, calendar, onCreateWith, children }: DayProps) => {
  const { special, zoom, month, from, isWritable } = calendar
  const known = special.get(day)
  const words = [
    'cb-cal-day',
    isRest(day, special) && 'is-rest',
    zoom === 'month' && !day.startsWith(month) && 'is-other',
    day === today() && 'is-today',
  ]
  return (
    <div className={words.filter(Boolean).join(' ')} style={customProperties({ '--at': at })} {...drop(calendar, day)}>
      <h3>
        <span>{zoom === 'week' ? `周${weekdays[at]} ${day.slice(5)}` : Number(day.slice(8))}</span>
        {known && <small title={known.name}>{known.isWork ? '班' : known.name}</small>}
        {onCreateWith && isWritable && (
          <button
            type="button"
            className="cb-icon-button"
            aria-label={`${day} 新建`}
            title="新建"
            onClick={() => onCreateWith({ [from]: day })}
          >
            <PlusOutlined />
          </button>
        )}
      </h3>
      {children}
    </div>
  )
}

const drop = (calendar: CalendarState, day: string) => ({
  onDragOver: (event: DragEvent) => {
    if (dragged.current) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    event.preventDefault()
    const { current } = dragged
    if (current) calendar.shift(current.row, current.daysTo(day))
    dragged.current = undefined
  },
})
