import { reportError } from '@chengban/ui/api/error-notice.ts'
import { moveRow } from '@chengban/ui/data/calls.ts'
import { remindTogether } from '@chengban/ui/data/remind-together.ts'
import { canOf, idOf, type Row } from '@chengban/ui/data/row.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { dayAfter } from '@chengban/ui/dates/days.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { useShortcut } from '@chengban/ui/window/shortcuts.ts'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { ReviewedReport } from './ReviewedReport.tsx'
import { authorOf, type DailyReport, isOwed, unreadFirst, useDailies } from './report-rows.ts'
import './reports.css'

/** 我审阅的: the reports of a day as cards, unread first; ↓ marks one as read and moves to the next. The names of people without a report follow. */
export const ReviewedReports = () => {
  const [date, setDate] = useState(today())
  const [at, setAt] = useState(0)
  const { data = [], error, isPending, refetch } = useDailies('manager', date, date)
  const kinds = { dailyWork: useEntity('dailyWork'), marketWork: useEntity('marketWork') }
  const shown = unreadFirst(data.filter((one) => !isOwed(one) && one.row.status !== '免交'))
  const isBusy = useRef(false)
  const during = async (act: () => Promise<unknown>): Promise<void> => {
    // a key that is held would send the same move again
    if (isBusy.current) return
    isBusy.current = true
    await act().catch(reportError)
    await refetch()
    isBusy.current = false
  }
  const move = (name: string, { kind, row }: DailyReport, input: Row = {}): Promise<void> =>
    during(() => moveRow(kinds[kind], name, row, input))
  const readOn = (): void => {
    const one = shown[at]
    if (one && canOf(one.row).includes('read')) void move('read', one)
    else if (at < shown.length - 1) setAt(at + 1)
  }
  useShortcut('arrowdown', readOn)
  const turn = (by: number): void => {
    setDate(dayAfter(date, by))
    setAt(0)
  }
  return (
    <section className="cb-reports" aria-label="我审阅的">
      <header>
        <Button onClick={() => turn(-1)}>前一天</Button>
        <b>{date}</b>
        <Button disabled={date >= today()} onClick={() => turn(1)}>
          后一天
        </Button>
        <span>↓ 已阅并看下一份</span>
      </header>
      {error && <p role="alert">{error.message}</p>}
      {!isPending && shown.length === 0 && <p className="cb-report-none">这一天没有交来的日报</p>}
      <ol className="cb-report-cards">
        {shown.map((one, index) => (
          <ReviewedReport
            key={idOf(one.row)}
            report={one}
            isHere={index === at}
            onRead={() => void move('read', one)}
            onRemark={(input) => move('remark', one, input)}
          />
        ))}
      </ol>
      <Missing reports={data.filter(isOwed)} date={date} />
    </section>
  )
}

/** Who owes the report of the day. A person is reminded of one once in four hours. */
const Missing = ({ reports, date }: { readonly reports: readonly DailyReport[]; readonly date: string }) => {
  const [isBusy, setBusy] = useState(false)
  if (reports.length === 0) return null
  const all = async (): Promise<void> => {
    setBusy(true)
    await remindTogether(
      reports.map(({ kind, row }) => ({ id: idOf(row), type: kind })),
      `请提交${date.slice(5)}日报`,
    )
    setBusy(false)
  }
  return (
    <section className="cb-report-missing" aria-label="未交">
      <b>未交 {reports.length} 人</b>
      {reports.map((one) => (
        <span key={idOf(one.row)}>{authorOf(one)}</span>
      ))}
      <Button disabled={isBusy} onClick={() => void all()}>
        催办
      </Button>
    </section>
  )
}
