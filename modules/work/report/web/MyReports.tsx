import { today } from '@chengban/ui/dates/date-time.ts'
import { monthDays, weekdayOf, weekdays } from '@chengban/ui/dates/days.ts'
import { movedMonth } from '@chengban/ui/dates/month.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { MyReport } from './MyReport.tsx'
import { type DailyReport, useDailies } from './report-rows.ts'
import './reports.css'

/** 我的报告: the month as a strip with a dot a day, and the report of the day that is chosen. */
export const MyReports = () => {
  const [month, setMonth] = useState(today().slice(0, 7))
  const [chosen, setChosen] = useState(today())
  const days = monthDays(month)
  const { data = [], error, isPending } = useDailies('userId', days[0] ?? '', days.at(-1) ?? '')
  const reportOf = (day: string): DailyReport | undefined => data.find(({ row }) => row.date === day)
  const turn = (by: number): void => {
    const next = movedMonth(month, by)
    setMonth(next)
    setChosen(next === today().slice(0, 7) ? today() : `${next}-01`)
  }
  return (
    <section className="cb-reports" aria-label="我的报告">
      <header>
        <Button onClick={() => turn(-1)}>上月</Button>
        <b>{month}</b>
        <Button disabled={month >= today().slice(0, 7)} onClick={() => turn(1)}>
          下月
        </Button>
        <Legend />
      </header>
      {error && <p role="alert">{error.message}</p>}
      <ol className="cb-report-days" aria-label={`${month} 的日报`}>
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              aria-current={day === chosen ? 'date' : undefined}
              aria-label={`${day} ${wordOf(reportOf(day))}`}
              onClick={() => setChosen(day)}
            >
              <small>{weekdays[weekdayOf(day)]}</small>
              {Number(day.slice(8))}
              <i data-timeliness={reportOf(day)?.row.timeliness} />
            </button>
          </li>
        ))}
      </ol>
      {!isPending && <MyReport key={chosen} day={chosen} report={reportOf(chosen)} />}
    </section>
  )
}

const wordOf = (report: DailyReport | undefined): string => String(report?.row.timeliness ?? '无需填写')

const Legend = () => (
  <span className="cb-report-legend">
    {['按时', '迟交', '缺交', '免交'].map((word) => (
      <span key={word}>
        <i data-timeliness={word} /> {word}
      </span>
    ))}
  </span>
)
