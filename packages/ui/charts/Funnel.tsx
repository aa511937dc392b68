import { type ChartData, wordsOf } from './chart.ts'

/** Stages in their order as bars of the first series, with the figures of all beside. */
export const Funnel = ({ data: { series, points } }: { readonly data: ChartData }) => {
  const most = Math.max(...points.map(({ values }) => values[0] ?? 0), 1)
  return (
    <div className="cb-funnel" style={{ gridTemplateColumns: `max-content 1fr repeat(${series.length}, max-content)` }}>
      <span />
      <span />
      {series.map((name) => (
        <small key={name}>{name}</small>
      ))}
      {points.map((point) => (
        <a key={point.label} href={point.href}>
          <span>{point.label}</span>
          <span>
            <i style={{ width: `${((point.values[0] ?? 0) / most) * 100}%` }} />
          </span>
          {series.map((name, at) => (
            <b key={name}>{wordsOf(point, at)}</b>
          ))}
        </a>
      ))}
    </div>
  )
}
