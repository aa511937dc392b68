import { type ChartData, shareOf, toneAt, wordsOf } from './chart.ts'

/** The parts of a whole as one divided bar with the figures below, in place of a pie. */
export const SplitBar = ({ data: { points } }: { readonly data: ChartData }) => {
  const whole = points.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)
  return (
    <div className="cb-split">
      <div aria-hidden="true">
        {points.map((point, at) => (
          <i key={point.label} className={toneAt(at)} style={{ flexGrow: point.values[0] ?? 0 }} />
        ))}
      </div>
      <ul>
        {points.map((point, at) => (
          <li key={point.label} className={toneAt(at)}>
            <a href={point.href}>
              <span>
                <i aria-hidden="true" /> {point.label}
              </span>
              <b>{wordsOf(point, 0)}</b> <small>{shareOf(point.values[0] ?? 0, whole)}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
