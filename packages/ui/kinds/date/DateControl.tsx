import { textValue } from '../../data/row.ts'
import { DateInput } from '../../dates/DateInput.tsx'
import { formatDate, formatTime } from '../../dates/date-time.ts'
import { readTime, TimeInput } from '../../dates/TimeInput.tsx'
import { useTyped } from '../use-typed.ts'
import type { ControlProps } from '../widget.ts'
import { isWholeDay } from './whole-day.ts'

export const DateControl = ({ id, value, isInvalid, onChange }: ControlProps) => (
  <DateInput id={id} quiet isInvalid={isInvalid} value={textValue(value)} onChange={onChange} />
)

interface Typed {
  readonly day: string
  readonly time: string
}

/** A day with a time, in +08:00 in every device time zone; only the day when the field means whole days. */
export const DateTimeControl = (props: ControlProps) =>
  isWholeDay(props.field) ? <WholeDay {...props} /> : <DayAndTime {...props} />

// which second of the day it is, its rules say
const WholeDay = ({ id, value, isInvalid, onChange }: ControlProps) => (
  <DateInput
    id={id}
    quiet
    isInvalid={isInvalid}
    value={show(value).day || null}
    onChange={(day) => onChange(day ? `${day}T00:00:00+08:00` : null)}
  />
)

const DayAndTime = ({ id, field, value, isInvalid, onChange }: ControlProps) => {
  const [{ day, time }, type] = useTyped<Typed>(value, onChange, { show, read })
  return (
    <span className="cb-range">
      <DateInput id={id} quiet isInvalid={isInvalid} value={day} onChange={(next) => type({ day: next ?? '', time })} />
      <TimeInput
        className="cb-time-input"
        value={time}
        status={isInvalid ? 'error' : ''}
        aria-label={`${field.label}时间`}
        {...(day ? {} : { disabled: true })}
        onChange={(next) => type({ day, time: next })}
      />
    </span>
  )
}

// an unreadable instant (a day half typed) stays as typed
const show = (value: unknown): Typed => {
  if (typeof value !== 'string') return { day: '', time: '' }
  const day = formatDate(value)
  return day ? { day, time: formatTime(value) } : { day: value.split('T')[0] ?? '', time: '' }
}

/** Work begins at nine where nothing else is said. */
const read = ({ day, time }: Typed): string | null => (day ? `${day}T${readTime(time) || '09:00'}:00+08:00` : null)
