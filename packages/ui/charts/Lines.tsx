import { type ChartData, toneAt } from './chart.ts'
import { Plot } from './Plot.tsx'

const width = 600
const height = 180

/** Lines over a time; the last point is dotted. */
export const Lines = ({ data }: { readonly data: ChartData }) => {
  const { series, points } = data
  const x = (at: number): number => ((at + 0.5) / points.length) * width
  const y = (value: number, top: number): number => height - (value / top) * height
  return (
    <Plot
      data={data}
      most={Math.max(...points.flatMap(({ values }) => values), 0)}
      look="cb-chart-lines"
      behind={(top) => (
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {series.map((name, each) => (
            <polyline
              key={name}
              className={toneAt(each)}
              points={points.map(({ values }, at) => `${x(at)},${y(values[each] ?? 0, top)}`).join(' ')}
            />
          ))}
        </svg>
      )}
      mark={({ values }, top) =>
        values.map((value, at) => (
          <b key={series[at]} className={toneAt(at)} style={{ bottom: `${(value / top) * 100}%` }} />
        ))
      }
    />
  )
}
