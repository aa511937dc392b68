import { LeftOutlined, ReloadOutlined, RightOutlined } from '@ant-design/icons'
import type { ToldDashboard } from '@chengban/kernel/dashboard.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { FilterChip } from '../list/FilterChip.tsx'
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
    {told.period === 'year' && told.year !== null && <YearStep year={told.year} onStep={shown.setYear} />}
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
    <button type="button" className="cb-icon-button" aria-label="刷新" title="刷新" onClick={shown.again}>
      <ReloadOutlined spin={shown.isFetching} />
    </button>
  </header>
)

const YearStep = ({ year, onStep }: { readonly year: number; readonly onStep: (year: number) => void }) => (
  <span className="cb-dash-year">
    <button type="button" className="cb-icon-button" aria-label="上一年" onClick={() => onStep(year - 1)}>
      <LeftOutlined />
    </button>
    <b aria-live="polite">{year} 年</b>
    <button type="button" className="cb-icon-button" aria-label="下一年" onClick={() => onStep(year + 1)}>
      <RightOutlined />
    </button>
  </span>
)
