import type { DragEvent, KeyboardEvent } from 'react'
import { toneOf } from '../../columns/tones.ts'
import { idOf, type Row } from '../../data/row.ts'
import { formatTime } from '../../dates/date-time.ts'
import { dayAfter, daysBetween } from '../../dates/days.ts'
import { dragged } from './dragged.ts'
import type { Bar } from './lanes.ts'
import type { CalendarState } from './use-calendar.ts'

interface Props {
  readonly bar: Bar<Row>
  /** The Monday of the week it is drawn in. */
  readonly first: string
  readonly calendar: CalendarState
  readonly onOpen: (row: Row) => void
}

const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A row over its days. Dragging, or Alt and the arrows, moves it where it may be written. */
export const DayBar = ({ bar, first, calendar, onOpen }: Props) => {
  const { item: row, column, length, lane, from, to, isCutBefore, isCutAfter } = bar
  const { list, hue, tones, mayShift, shift } = calendar
  const { entity } = list
  const name = calendar.nameOf(row)
  const time = entity.fields[calendar.from]?.kind === 'datetime' ? `${formatTime(String(row[calendar.from]))} ` : ''
  const tone = hue ? tones.get(String(row[hue]))?.word : undefined
  const onKey = (event: KeyboardEvent): void => {
    const days = event.altKey ? keys[event.key] : undefined
    if (days === undefined) return
    event.preventDefault()
    shift(row, days)
  }
  const onDragStart = (event: DragEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const into = Math.min(length - 1, Math.floor((event.clientX - box.left) / (box.width / length)))
    const grip = dayAfter(first, column + into)
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', idOf(row))
    dragged.current = { row, daysTo: (day) => daysBetween(grip, day) }
  }
  const words = ['cb-cal-bar', toneOf(tones, row, hue), isCutBefore && 'is-before', isCutAfter && 'is-after']
  return (
    <button
      type="button"
      className={words.filter(Boolean).join(' ')}
      style={{ gridColumn: `${column + 1} / span ${length}`, gridRow: lane + 2 }}
      title={`${name}${tone ? `，${tone}` : ''}，${from}${to === from ? '' : ` 至 ${to}`}`}
      draggable={mayShift(row)}
      onDragStart={onDragStart}
      onDragEnd={() => {
        dragged.current = undefined
      }}
      onKeyDown={onKey}
      onClick={() => onOpen(row)}
    >
      {time && <small>{time}</small>}
      {name}
    </button>
  )
}
