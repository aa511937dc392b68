import { type ChartData, toneOf, wordsOf } from './chart.ts'
import { Plot } from './Plot.tsx'

interface Props {
  readonly data: ChartData
  /** The series stand on one another instead of beside. */
  readonly isStacked?: boolean
  /** Places of the series that are to be reached: a mark across the others. */
  readonly goals?: readonly number[]
}

/** Bars from zero. */
export const Bars = ({ data, isStacked = false, goals = [] }: Props) => {
  const heights = data.points.map(({ values }) =>
    isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values, 0),
  )
  return (
    <Plot
      data={data}
      most={Math.max(...heights, 0)}
      points={isStacked ? 'is-stacked' : undefined}
      mark={(point, top) =>
        point.values.map((value, at) => {
          const share = `${(value / top) * 100}%`
          if (goals.includes(at)) return value > 0 && <em key={data.series[at]} style={{ bottom: share }} />
          const look = { className: toneOf(data, at), style: { height: share } }
          const href = point.hrefs?.[at]
          return href ? (
            <a
              key={data.series[at]}
              href={href}
              aria-label={`${point.label}${data.series[at]}：${wordsOf(point, at)}`}
              {...look}
            />
          ) : (
            <i key={data.series[at]} {...look} />
          )
        })
      }
    />
  )
}
