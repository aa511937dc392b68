import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Today } from './day-calls.ts'
import { hourWords } from './day-lines.ts'
import { Rewrite } from './Rewrite.tsx'
import { Unlock } from './Unlock.tsx'

interface Props {
  readonly date: string
  readonly today: Today | undefined
  readonly error: Error | null
  readonly again: () => void
  /** Nothing can be written now, so the saved day is shown. */
  readonly closed: boolean
  readonly children: ReactNode
}

/** Shows the state of the day, then either its form or the saved day when it is closed. */
export const DayState = ({ date, today, error, again, closed, children }: Props) => {
  if (error && !today) return <ListFailed error={error} label="我的一天" onAgain={again} />
  return (
    <div className="cb-day-page" aria-busy={!today}>
      {today && (
        <p className="cb-day-state">
          <b>{date}</b>
          <span>{today.taskDay?.stage ?? '未预估'}</span>
          {hasReport(today) && <span>日报 {today.report.status ?? '未填'}</span>}
          {today.taskDay?.backOpinion && <em>退回：{today.taskDay.backOpinion}</em>}
        </p>
      )}
      {today && closed ? <Standing date={date} today={today} again={again} /> : children}
    </div>
  )
}

const Standing = ({ date, today, again }: Pick<Props, 'date' | 'again'> & { readonly today: Today }) => {
  const [isRewriting, setRewriting] = useState(false)
  return (
    <div className="cb-day-body">
      {today.message && <p className="cb-day-none">{today.message}</p>}
      {!today.isWorkDay && (
        <Link className="cb-button cb-day-rewrite" to={weekendTask(date)}>
          填写周末任务
        </Link>
      )}
      {isShut(today) && <Unlock today={today} again={again} />}
      {isRewriting ? (
        <Rewrite today={today} again={again} onEnd={() => setRewriting(false)} />
      ) : (
        (today.isWorkDay || today.taskDay) && <Told items={today.items} />
      )}
      {today.canRewrite && !isRewriting && (
        <button type="button" className="cb-button cb-day-rewrite" onClick={() => setRewriting(true)}>
          修改产出
        </button>
      )}
    </div>
  )
}

/** On a day off a report is shown where one was written: none is owed. */
const hasReport = ({ report, isWorkDay }: Today): boolean => report.kind !== 'none' && (isWorkDay || report.id !== null)

/** The form of a weekend task of this day. */
const weekendTask = (date: string): string =>
  `/taskDay?${new URLSearchParams({ tab: '周末任务', new: JSON.stringify({ date }) })}`

/** Whether the day is past its deadline, so that its person may ask for it to be opened again. */
const isShut = ({ report, message }: Today): boolean =>
  report.status === '已锁定' || (report.kind !== 'none' && !report.id && message === '填报已锁定，请申请解锁')

const Told = ({ items }: Pick<Today, 'items'>) => (
  <ul className="cb-day-lines" aria-label="事项">
    {items.map((item) => (
      <li key={item.id ?? item.title}>
        <p className="cb-day-title">{item.title}</p>
        <small>
          计划 {hourWords(Number(item.planHours))} 小时{item.output ? ` · ${item.output}` : ''}
          {item.outputFile.length > 0 && ` · 附件 ${item.outputFile.length}`}
        </small>
      </li>
    ))}
  </ul>
)
