import { type ChartData, toneAt } from './chart.ts'
import { Plot } from './Plot.tsx'

interface Props {
  readonly data: ChartData
  /** The series stand on one another instead of beside. */
  readonly isStacked?: boolean
}

/** Bars from zero. */
export const Bars = ({ data, isStacked = false }: Props) => {
  const heights = data.points.map(({ values }) =>
    isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values, 0),
  )
  return (
    <Plot
      data={data}
      most={Math.max(...heights, 0)}
      points={isStacked ? 'is-stacked' : undefined}
      mark={({ values }, top) =>
        values.map((value, at) => (
          <i key={data.series[at]} className={toneAt(at)} style={{ height: `${(value / top) * 100}%` }} />
        ))
      }
    />
  )
}
