import { useState } from 'react'
import { DateInput } from '../../dates/DateInput.tsx'
import { readDate } from '../../dates/partial-date.ts'
import type { FilterFace, FilterProps } from '../widget.ts'

/** A year, a month, a day, or from one to another: `2026`, `2026-05~2026-08`. */
const DateFilter = ({ field, text, onChange }: FilterProps) => {
  const [[from = '', to = ''], setEnds] = useState(text.split('~'))
  const give = (next: readonly string[]): void => {
    setEnds([...next])
    const [a = '', b = ''] = next
    const isReadable = [a, b].every((end) => end === '' || readDate(end))
    if (isReadable) onChange(b ? `${a}~${b}` : a)
  }
  return (
    <span className="cb-range">
      <DateInput partial value={from} aria-label={field.label} onChange={(value) => give([value ?? '', to])} />
      <span>至</span>
      <DateInput
        partial
        value={to}
        aria-label={`${field.label}至`}
        placeholder="不填即同一段"
        onChange={(value) => give([from, value ?? ''])}
      />
    </span>
  )
}

/** The first and last day a choice covers; undefined: 日期错误. */
export const daysOf = (text: string): { readonly from?: string; readonly to?: string } | undefined => {
  const [a = '', b] = text.split('~')
  const first = a ? readDate(a) : undefined
  const last = b === undefined ? first : b ? readDate(b) : undefined
  if ((a && !first) || (b && !last) || (!first && !last)) return undefined
  return { ...(first ? { from: first.from } : {}), ...(last ? { to: last.to } : {}) }
}

export const dateFilter: FilterFace = {
  Filter: DateFilter,
  condition: (text, { kind }) => {
    const days = daysOf(text)
    if (!days) return undefined
    const isInstant = kind === 'datetime'
    return {
      ...(days.from ? { greaterThanOrEqualTo: isInstant ? `${days.from}T00:00:00+08:00` : days.from } : {}),
      ...(days.to ? { lessThanOrEqualTo: isInstant ? `${days.to}T23:59:59.999+08:00` : days.to } : {}),
    }
  },
  Words: ({ text }) => text.replace(/^~/, '截至 ').replace('~', ' 至 '),
}
