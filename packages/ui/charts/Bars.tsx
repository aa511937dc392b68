import type { CSSProperties } from 'react'
import { type ChartData, shortFigure, stepsTo, toneAt, wordsOf } from './chart.ts'

interface Props {
  readonly data: ChartData
  /** The series stand on one another instead of beside. */
  readonly isStacked?: boolean
}

/** Bars from zero; a place opens the list behind it. */
export const Bars = ({ data: { series, points }, isStacked = false }: Props) => {
  const heights = points.map(({ values }) =>
    isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values, 0),
  )
  const steps = stepsTo(Math.max(...heights, 0))
  const top = steps.at(-1) ?? 1
  return (
    <div className="cb-bars" style={{ '--steps': steps.length - 1 } as CSSProperties}>
      <div className="cb-bars-steps" aria-hidden="true">
        {steps.toReversed().map((step) => (
          <span key={step}>{shortFigure(step)}</span>
        ))}
      </div>
      <ul className={isStacked ? 'is-stacked' : undefined}>
        {points.map((point) => (
          <li key={point.label}>
            <a
              href={point.href}
              aria-label={`${point.label}：${series.map((name, at) => `${name} ${wordsOf(point, at)}`).join('，')}`}
              title={series.map((name, at) => `${name} ${wordsOf(point, at)}`).join('\n')}
            >
              <span>
                {point.values.map((value, at) => (
                  <i key={series[at]} className={toneAt(at)} style={{ height: `${(value / top) * 100}%` }} />
                ))}
              </span>
              <small>{point.label}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
