import { formatDate, formatTime } from '@chengban/ui/dates/date-time.ts'
import { duration } from '@chengban/ui/dates/elapsed.ts'
import { useMinute } from '@chengban/ui/dates/use-minute.ts'
import { type Hours, hourWords, type Line, sumOf } from './day-lines.ts'
import './day-head.css'

interface Props {
  readonly lines: readonly Line[]
  readonly hours: Hours
  /** What the sum is held against: `/ 8` or `计划 8`. */
  readonly against: string
  /** Until when it is in time; ISO 8601. */
  readonly due?: string | null | undefined
}

/** The sum of a day in large figures, until when it is in time, and a bar of its hours line by line. */
export const DayHead = ({ lines, hours, against, due }: Props) => (
  <header className="cb-day-head">
    <p>
      <b>{hourWords(sumOf(lines, hours))}</b> 小时 <small>{against}</small>
    </p>
    {due && <Due until={due} />}
    <div className="cb-day-bar" aria-hidden="true">
      {lines.map((line) => (
        <i key={line.key} data-tone={toneOf(line)} style={{ flexGrow: line[hours] }} />
      ))}
    </div>
  </header>
)

const toneOf = ({ isPlanned, isDone }: Line): string => (isPlanned ? (isDone ? 'done' : 'open') : 'unplanned')

const Due = ({ until }: { readonly until: string }) => {
  const at = useMinute()
  const left = Date.parse(until) - at.getTime()
  const day = formatDate(until) === formatDate(at) ? '' : `${formatDate(until).slice(5)} `
  const hour = `${day}${formatTime(until)}`
  return (
    <p className="cb-day-due" data-late={left < 0 || undefined}>
      {left < 0 ? `已过 ${hour}，提交算迟交` : `${hour} 前交，还有 ${duration(left)}`}
    </p>
  )
}
