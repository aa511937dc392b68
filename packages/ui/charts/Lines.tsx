import type { CSSProperties } from 'react'
import { type ChartData, shortFigure, stepsTo, toneAt, wordsOf } from './chart.ts'

const width = 600
const height = 180

/** Lines over a time; the last point is dotted, every point opens the list behind it. */
export const Lines = ({ data: { series, points } }: { readonly data: ChartData }) => {
  const steps = stepsTo(Math.max(...points.flatMap(({ values }) => values), 0))
  const top = steps.at(-1) ?? 1
  const x = (at: number): number => ((at + 0.5) / points.length) * width
  const y = (value: number): number => height - (value / top) * height
  return (
    <div className="cb-bars cb-lines" style={{ '--steps': steps.length - 1 } as CSSProperties}>
      <div className="cb-bars-steps" aria-hidden="true">
        {steps.toReversed().map((step) => (
          <span key={step}>{shortFigure(step)}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {series.map((name, each) => (
          <polyline
            key={name}
            className={toneAt(each)}
            points={points.map(({ values }, at) => `${x(at)},${y(values[each] ?? 0)}`).join(' ')}
          />
        ))}
      </svg>
      <ul>
        {points.map((point) => (
          <li key={point.label}>
            <a
              href={point.href}
              aria-label={`${point.label}：${series.map((name, at) => `${name} ${wordsOf(point, at)}`).join('，')}`}
              title={series.map((name, at) => `${name} ${wordsOf(point, at)}`).join('\n')}
            >
              <span>
                {point.values.map((value, at) => (
                  <b key={series[at]} className={toneAt(at)} style={{ bottom: `${(value / top) * 100}%` }} />
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
