import { type ChartData, toneAt } from './chart.ts'
import { Plot } from './Plot.tsx'

const width = 600
const height = 180

/** Lines over a time, below zero too; the last point is dotted. */
export const Lines = ({ data }: { readonly data: ChartData }) => {
  const { series, points } = data
  const x = (at: number): number => ((at + 0.5) / points.length) * width
  const figures = points.flatMap(({ values }) => values)
  const partOf = (value: number, top: number, floor: number): number => (value - floor) / (top - floor)
  return (
    <Plot
      data={data}
      most={Math.max(...figures, 0)}
      least={Math.min(...figures, 0)}
      look="cb-chart-lines"
      behind={(top, floor) => (
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {series.map((name, each) => (
            <polyline
              key={name}
              className={toneAt(each)}
              points={points
                .map(({ values }, at) => `${x(at)},${(1 - partOf(values[each] ?? 0, top, floor)) * height}`)
                .join(' ')}
            />
          ))}
        </svg>
      )}
      mark={({ values }, top, floor) =>
        values.map((value, at) => (
          <b key={series[at]} className={toneAt(at)} style={{ bottom: `${partOf(value, top, floor) * 100}%` }} />
        ))
      }
    />
  )
}
