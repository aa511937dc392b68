import { DownloadOutlined, LeftOutlined, PrinterOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons'
import type { ToldDashboard } from '@chengban/kernel/dashboard-told.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { download } from '../api/download.ts'
import { reportError } from '../api/error-notice.ts'
import { FilterChip } from '../list/FilterChip.tsx'
import { useHolds } from '../session/person.ts'
import type { DashboardShown } from './use-dashboard.ts'
import '../list/list.css'

interface Props {
  readonly told: ToldDashboard
  readonly shown: DashboardShown
}

const daysField = date('期间')

/** The one line that narrows all figures: when, and whose. */
export const FilterLine = ({ told, shown }: Props) => (
  <header className="cb-dash-line">
    <h1>{told.label}</h1>
    {told.year !== null && <Step told={told} year={told.year} shown={shown} />}
    {told.period === 'days' && (
      <FilterChip
        name="days"
        field={daysField}
        text={shown.days || `${told.date1}~${told.date2}`}
        isNew={false}
        onChange={(_, text) => shown.setDays(text)}
      />
    )}
    {Object.entries(told.choices).map(([name, field]) => (
      <FilterChip
        key={name}
        name={name}
        field={field}
        text={shown.texts[name] ?? ''}
        isNew={false}
        onChange={shown.setChoice}
      />
    ))}
    <Save told={told} shown={shown} />
    <button type="button" className="cb-icon-button" aria-label="打印" title="打印" onClick={() => window.print()}>
      <PrinterOutlined />
    </button>
    <button type="button" className="cb-icon-button" aria-label="刷新" title="刷新" onClick={shown.again}>
      <ReloadOutlined spin={shown.isFetching} />
    </button>
  </header>
)

/** A year, a quarter or a week, and the ways to those beside it. */
const Step = ({ told: { period, quarter, date1, date2 }, year, shown }: Props & { readonly year: number }) => {
  if (period === 'year') return <Stepper word="年" text={`${year} 年`} onStep={(by) => shown.setYear(year + by)} />
  if (period === 'week' && date1 && date2) {
    const to = (by: number): void => shown.setDays([date1, date2].map((day) => addDays(day, by * 7)).join('~'))
    return <Stepper word="周" text={`${date1} 至 ${date2}`} onStep={to} />
  }
  if (period !== 'quarter' || quarter === null) return null
  const step = (by: number): void => {
    const at = year * 4 + quarter - 1 + by
    shown.setQuarter(Math.floor(at / 4), (at % 4) + 1)
  }
  return <Stepper word="季度" text={`${year} 年 ${quarter} 季度`} onStep={step} />
}

interface StepperProps {
  readonly word: string
  readonly text: string
  readonly onStep: (by: number) => void
}

const Stepper = ({ word, text, onStep }: StepperProps) => (
  <span className="cb-dash-year">
    <button type="button" className="cb-icon-button" aria-label={`上一${word}`} onClick={() => onStep(-1)}>
      <LeftOutlined />
    </button>
    <b aria-live="polite">{text}</b>
    <button type="button" className="cb-icon-button" aria-label={`下一${word}`} onClick={() => onStep(1)}>
      <RightOutlined />
    </button>
  </span>
)

/** Downloads the figures under the current filter as a workbook. */
const Save = ({ told: { label }, shown: { asked } }: Props) => {
  const mayExport = useHolds('data:export')
  if (!mayExport) return null
  const save = () => void download('/api/dashboard/export', asked, `${label}.xlsx`).catch(reportError)
  return (
    <button type="button" className="cb-icon-button" aria-label="导出" title="导出" onClick={save}>
      <DownloadOutlined />
    </button>
  )
}
