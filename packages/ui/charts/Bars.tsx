import { type ChartData, toneOf, wordsOf } from './chart.ts'
import { Plot } from './Plot.tsx'

interface Props {
  readonly data: ChartData
  /** Stacks the series instead of placing them side by side. */
  readonly isStacked?: boolean
  /** Places of the series that are to be reached: a mark across the others. */
  readonly goals?: readonly number[]
}

/** Bars from zero, downwards what lies below it. */
export const Bars = ({ data, isStacked = false, goals = [] }: Props) => {
  const heights = data.points.map(({ values }) =>
    isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values, 0),
  )
  return (
    <Plot
      data={data}
      most={Math.max(...heights, 0)}
      least={isStacked ? 0 : Math.min(...data.points.flatMap(({ values }) => values), 0)}
      points={isStacked ? 'is-stacked' : undefined}
      mark={(point, top, floor) =>
        point.values.map((value, at) => {
          const partOf = (figure: number): number => (figure / (top - floor)) * 100
          const share = `${partOf(Math.abs(value))}%`
          const bottom = `${partOf(Math.min(value, 0) - floor)}%`
          if (goals.includes(at))
            return value > 0 && <em key={data.series[at]} style={{ bottom: `${partOf(value - floor)}%` }} />
          const look = { className: toneOf(data, at), style: { height: share, bottom } }
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
