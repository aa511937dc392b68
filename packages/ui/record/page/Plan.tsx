import { span, today } from '../../dates/date-time.ts'
import { dayAfter, daysBetween } from '../../dates/days.ts'
import { movedMonth } from '../../dates/month.ts'
import type { Stage } from './stage.ts'

/** 排期: planned spans pale, actual ones solid, late ones hatched; a line marks today. */
export const Plan = ({ stages }: { readonly stages: readonly Stage[] }) => {
  const days = stages.flatMap(({ plan, fact }) => [...plan, ...fact]).filter(Boolean)
  const present = today()
  if (days.length < 2) return null
  const scale = scaleOf(days.concat(present).sort())
  return (
    <section className="cb-plan" aria-label="排期">
      <h3>
        排期 <small className="is-plan">计划</small> <small className="is-fact">实际</small>
      </h3>
      <div className="cb-plan-head" aria-hidden="true">
        {scale.months.map((month) => (
          <span key={month} style={{ left: scale.at(`${month}-01`) }}>
            {Number(month.slice(5))} 月
          </span>
        ))}
      </div>
      <ul>
        {stages.map((stage) => (
          <li key={stage.place}>
            <span>{stage.name}</span>
            <div role="img" aria-label={wordsOf(stage)}>
              <Bar scale={scale} from={stage.plan[0]} to={stage.plan[1]} kind="plan" />
              <Bar scale={scale} from={stage.fact[0]} to={endOf(stage, present)} kind="fact" />
              {stage.late > 0 && (
                <Bar scale={scale} from={dayAfter(stage.plan[1], 1)} to={endOf(stage, present)} kind="late" />
              )}
            </div>
          </li>
        ))}
        <i className="cb-plan-today" aria-hidden="true">
          <i style={{ left: scale.at(present) }}>
            <b>今天 {present.slice(5)}</b>
          </i>
        </i>
      </ul>
    </section>
  )
}

interface Scale {
  readonly months: readonly string[]
  /** Returns the position of a day as a CSS share of the whole. */
  readonly at: (day: string) => string
}

const scaleOf = (days: readonly string[]): Scale => {
  const first = `${days[0]?.slice(0, 7)}-01`
  const after = `${movedMonth((days.at(-1) ?? first).slice(0, 7), 1)}-01`
  const whole = daysBetween(first, after)
  const months: string[] = []
  for (let month = first.slice(0, 7); `${month}-01` < after; month = movedMonth(month, 1)) months.push(month)
  // of a long one not every month has room for its name
  const step = Math.ceil(months.length / 12)
  return {
    months: months.filter((_, at) => at % step === 0),
    at: (day) => `${(Math.max(0, Math.min(whole, daysBetween(first, day))) / whole) * 100}%`,
  }
}

interface BarProps {
  readonly scale: Scale
  readonly from: string
  readonly to: string
  readonly kind: 'plan' | 'fact' | 'late'
}

const Bar = ({ scale, from, to, kind }: BarProps) =>
  from && to && from <= to ? (
    <i className={`is-${kind}`} style={{ left: scale.at(from), right: `calc(100% - ${scale.at(dayAfter(to, 1))})` }} />
  ) : null

const endOf = ({ fact: [from, to], phase }: Stage, present: string): string =>
  to || (from && phase === 'now' ? present : '')

const wordsOf = ({ name, plan, fact, late }: Stage): string =>
  [
    name,
    plan[0] && plan[1] ? `计划 ${span(plan[0], plan[1])}` : '没有计划',
    ...(fact[0] ? [`实际 ${fact[0]} 起${fact[1] ? `，${fact[1]} 止` : ''}`] : []),
    ...(late > 0 ? [`迟 ${late} 天`] : []),
  ].join('，')
