import { Popover } from 'antd'
import { useState } from 'react'
import { toneOf } from '../../columns/tones.ts'
import { idOf } from '../../data/row.ts'
import type { LayoutProps } from '../layouts.ts'
import type { CalendarState } from './use-calendar.ts'

interface Props extends Pick<LayoutProps, 'onOpen'> {
  readonly day: string
  readonly calendar: CalendarState
  readonly count: number
}

/** All rows of a day that has more than can be drawn. */
export const MoreOfDay = ({ day, calendar, count, onOpen }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      arrow={false}
      destroyOnHidden
      title={day}
      content={<OfDay day={day} calendar={calendar} onOpen={onOpen} />}
    >
      <button type="button" className="cb-cal-more">
        还有 {count} 条{calendar.isPartial && '以上'}
      </button>
    </Popover>
  )
}

/** The rows of a day, one under another. */
export const OfDay = ({ day, calendar, onOpen }: Omit<Props, 'count'>) => {
  const { spans = [], nameOf, tones, hue, isPartial, seeDay } = calendar
  const rows = spans.filter(({ from, to }) => from <= day && day <= to).map(({ item }) => item)
  return (
    <ul className="cb-cal-list">
      {rows.map((row) => (
        <li key={idOf(row)} className={toneOf(tones, row, hue)}>
          <button type="button" onClick={() => onOpen(row, rows)}>
            <i aria-hidden="true" />
            <span>{nameOf(row)}</span>
            <small>{hue && tones.get(String(row[hue]))?.word}</small>
          </button>
        </li>
      ))}
      {isPartial && (
        <li>
          <button type="button" className="cb-link" onClick={() => seeDay(day)}>
            在列表里看这一天的全部
          </button>
        </li>
      )}
    </ul>
  )
}
