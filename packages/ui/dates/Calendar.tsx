import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { today } from './date-time.ts'
import { monthWeeks, movedMonth } from './month.ts'
import { readDate } from './partial-date.ts'

interface Props {
  readonly value: string
  readonly onPick: (date: string) => void
}

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日']

/** A month to pick a day from. Weeks begin on Monday. */
export function Calendar({ value, onPick }: Props) {
  const chosen = readDate(value)
  const [month, setMonth] = useState((chosen?.from ?? today()).slice(0, 7))
  const present = today()
  const title = `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`
  return (
    <fieldset className="cb-calendar" aria-label="选择日期">
      <div className="cb-calendar-head">
        <button type="button" aria-label="上一年" onClick={() => setMonth(movedMonth(month, -12))}>
          «
        </button>
        <button type="button" aria-label="上个月" onClick={() => setMonth(movedMonth(month, -1))}>
          <LeftOutlined />
        </button>
        <b aria-live="polite">{title}</b>
        <button type="button" aria-label="下个月" onClick={() => setMonth(movedMonth(month, 1))}>
          <RightOutlined />
        </button>
        <button type="button" aria-label="下一年" onClick={() => setMonth(movedMonth(month, 12))}>
          »
        </button>
      </div>
      <div className="cb-calendar-days">
        {WEEKDAYS.map((day) => (
          <span key={day}>{day}</span>
        ))}
        {monthWeeks(month).map((date) => (
          <button
            key={date}
            type="button"
            className={date.startsWith(month) ? undefined : 'is-outside'}
            aria-label={date}
            aria-pressed={chosen?.whole === true && date === chosen.text}
            aria-current={date === present ? 'date' : undefined}
            onClick={() => onPick(date)}
          >
            {Number(date.slice(8))}
          </button>
        ))}
      </div>
      <button type="button" className="cb-calendar-today" onClick={() => onPick(present)}>
        今天
      </button>
    </fieldset>
  )
}
