import { useState } from 'react'
import { DateInput } from '../../dates/DateInput.tsx'
import { readDate } from '../../dates/partial-date.ts'
import type { FilterProps } from '../widget.ts'

/** A year, a month, a day, or from one to another: `2026`, `2026-05~2026-08`. */
const DateFilter = ({ field, text, onChange }: FilterProps) => {
  const [[from = '', to = ''], setEnds] = useState(text.split('~'))
  const give = (next: readonly string[]): void => {
    setEnds([...next])
    const [a = '', b = ''] = next
    if (isReadable(next)) onChange(b ? `${a}~${b}` : a)
  }
  // an invalid date must not leave the list filtered by the previous one
  const leave = (): void => {
    if (text && !isReadable([from, to])) onChange('')
  }
  return (
    <span className="cb-range">
      <DateInput
        partial
        value={from}
        aria-label={field.label}
        onChange={(value) => give([value ?? '', to])}
        onLeave={leave}
      />
      <span>至</span>
      <DateInput
        partial
        value={to}
        aria-label={`${field.label}至`}
        placeholder="不填即同一段"
        onChange={(value) => give([from, value ?? ''])}
        onLeave={leave}
      />
    </span>
  )
}

const isReadable = (ends: readonly string[]): boolean => ends.every((end) => end === '' || readDate(end) !== undefined)

export default DateFilter
