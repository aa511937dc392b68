import { intName, intSteps } from '@chengban/kernel/kinds/int.ts'
import { textValue } from '../../data/row.ts'
import { formatMoney, UNKNOWN } from '../../figures/money.ts'
import { durationWords } from '../../figures/play-time.ts'
import { Money } from '../../marks/Money.tsx'
import { customProperties } from '../../theme/custom-properties.ts'
import type { CellProps } from '../cell.ts'
import { RareCell } from '../RareCell.tsx'

export const MoneyCell = ({ row, name }: CellProps) => <Money value={textValue(row[name])} />

export const DecimalCell = ({ row, name, field }: CellProps) => {
  const { digits = 2 } = field.options
  return formatMoney(textValue(row[name]), digits)
}

/** Stored as percentage points: 6 is 6.0%. */
export const PercentCell = (props: CellProps) => {
  const { row, name, field } = props
  const value = textValue(row[name])
  if (value === null || value === undefined) return UNKNOWN
  const words = Number(value) === 100 ? '100%' : `${formatMoney(value, 1)}%`
  const { bar, account } = field.options
  if (account) return <RareCell {...props} />
  if (!bar) return words
  return (
    <span className="cb-percent-bar" style={customProperties({ '--share': `${Number(value)}%` })}>
      {words}
    </span>
  )
}

export const IntCell = ({ row, name, field }: CellProps) => {
  const value = row[name] as number | null | undefined
  if (value === null || value === undefined) return UNKNOWN
  const step = intName(field, value)
  const { isPlain = false, unit = '', isSeconds, isDaysLeft, alarms, bar } = field.options
  if (step) return bar ? <StepBar at={value} step={step} all={intSteps(field)} /> : step
  // nothing watched, or a chapter without a film
  if (isSeconds) return value === 0 ? UNKNOWN : durationWords(value)
  if (isDaysLeft) return <DaysLeft days={value} />
  const words = `${value.toLocaleString('en-US', { useGrouping: !isPlain }).replace('-', '−')}${unit}`
  return alarms && value > 0 ? <span className="cb-days-over">{words}</span> : words
}

interface Step {
  readonly at: number
  readonly step: string
  readonly all: ReturnType<typeof intSteps>
}

/** The name of the step above its segments; its number among all is shown on hover. */
const StepBar = ({ at, step, all }: Step) => (
  <span className="cb-step-bar" title={`${all.filter(({ value }) => value <= at).length}/${all.length}`}>
    {step}
    <span aria-hidden="true">
      {all.map(({ value }) => (
        <i key={value} className={value <= at ? 'is-done' : undefined} />
      ))}
    </span>
  </span>
)

/** `12 天`, `今天到期`, `已过期 5 天`: the nearer, the louder. */
const DaysLeft = ({ days }: { readonly days: number }) => {
  const words = days < 0 ? `已过期 ${-days} 天` : days === 0 ? '今天到期' : `${days} 天`
  return <span className={urgencyOf(days)}>{words}</span>
}

const urgencyOf = (days: number): string | undefined =>
  days <= 0 ? 'cb-days-over' : days <= 30 ? 'cb-days-near' : days <= 90 ? 'cb-days-soon' : undefined
