import type { ToldBlock } from '@chengban/kernel/dashboard-told.ts'
import { Link } from 'react-router'
import { customProperties } from '../theme/custom-properties.ts'
import { figureWords } from './told-words.ts'

/** A list of names: the first figure is a bar, drawn in front of the second figure or the goal. */
export const Names = ({ block: { series, points } }: { readonly block: ToldBlock }) => {
  const goal = series.findIndex(({ isGoal }) => isGoal)
  const shown = series.flatMap((one, at) => (one.isGoal ? [] : [at]))
  const valueAt = (point: ToldBlock['points'][number], at: number): number => Number(point.figures[at]?.value ?? 0)
  const most = Math.max(...points.flatMap((point) => series.map((_, at) => valueAt(point, at))), 1)
  return (
    <ul className="cb-dash-names" style={customProperties({ '--figures': shown.length })}>
      <li aria-hidden="true" className="is-head">
        <span />
        {shown.map((at) => (
          <small key={series[at]?.label}>{series[at]?.label}</small>
        ))}
      </li>
      {points.map((point) => (
        <li key={point.key ?? point.label}>
          <span>{point.label}</span>
          {shown.map((at) => {
            const figure = point.figures[at]
            const words = figureWords(figure?.value ?? 0, series[at]?.unit ?? '').text
            return figure?.link ? (
              <Link key={series[at]?.label} to={figure.link}>
                {words}
              </Link>
            ) : (
              <b key={series[at]?.label}>{words}</b>
            )
          })}
          <div className="cb-dash-track" aria-hidden="true">
            {shown.toReversed().map((at) => (
              <i
                key={series[at]?.label}
                className={at === shown[0] ? 'is-first' : undefined}
                style={{ width: `${(Math.max(valueAt(point, at), 0) / most) * 100}%` }}
              />
            ))}
            {goal >= 0 && valueAt(point, goal) > 0 && (
              <em
                title={`${series[goal]?.label} ${figureWords(point.figures[goal]?.value ?? null, series[goal]?.unit ?? '').text}`}
                style={{ left: `${(valueAt(point, goal) / most) * 100}%` }}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
