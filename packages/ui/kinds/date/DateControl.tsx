import { Input } from 'antd'
import { DateInput } from '../../dates/DateInput.tsx'
import { formatDate, formatTime } from '../../dates/date-time.ts'
import type { ControlProps } from '../widget.ts'

export const DateControl = ({ id, value, onChange }: ControlProps) => (
  <DateInput id={id} quiet value={value as string | null} onChange={onChange} />
)

/** A day and a time of it, in +08:00 whatever the device's zone. */
export const DateTimeControl = ({ id, field, value, isInvalid, onChange }: ControlProps) => {
  const { day, time } = parts(value as string | null)
  const give = (nextDay: string, nextTime: string): void =>
    onChange(nextDay ? `${nextDay}T${nextTime || '09:00'}:00+08:00` : null)
  return (
    <span className="cb-range">
      <DateInput id={id} quiet value={day} onChange={(next) => give(next ?? '', time)} />
      <Input
        type="time"
        className="cb-time-input"
        value={time}
        disabled={!day}
        status={isInvalid ? 'error' : ''}
        aria-label={`${field.label}时间`}
        onChange={(event) => give(day, event.target.value)}
      />
    </span>
  )
}

// what is no instant yet (a day half typed) stays as it was typed
const parts = (value: string | null): { day: string; time: string } => {
  if (!value) return { day: '', time: '' }
  const day = formatDate(value)
  return day ? { day, time: formatTime(value) } : { day: value.split('T')[0] ?? '', time: '' }
}
