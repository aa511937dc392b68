import { type ReactNode, useState } from 'react'
import { type ChartData, toneOf, wordsOf } from './chart.ts'
import '../marks/tones.css'
import './charts.css'

interface Props {
  readonly title: string
  readonly unit?: string
  readonly data: ChartData
  /** What a point is: 月份, 阶段. */
  readonly head: string
  readonly hasLegend?: boolean
  /** There is nothing but the table. */
  readonly isTable?: boolean
  readonly children: ReactNode
}

/** A chart with its title and legend; a button switches to the same figures as a table. */
export const ChartFrame = ({
  title,
  unit,
  data,
  head,
  hasLegend = data.series.length > 1,
  isTable: isOnly,
  children,
}: Props) => {
  const [isTurned, setTurned] = useState(false)
  const isTable = isOnly ?? isTurned
  return (
    <section className="cb-chart" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {unit && <small>{unit}</small>}
        <span>
          {hasLegend && !isTable && (
            <ul>
              {data.series.map((name, at) => (
                <li key={name} className={toneOf(data, at)}>
                  <i /> {name}
                </li>
              ))}
            </ul>
          )}
          {!isOnly && (
            <button type="button" className="cb-link" aria-pressed={isTable} onClick={() => setTurned(!isTable)}>
              {isTable ? '图' : '表格'}
            </button>
          )}
        </span>
      </header>
      {data.points.length === 0 ? (
        <p className="cb-pale">没有数据</p>
      ) : isTable ? (
        <FigureTable title={title} head={head} data={data} />
      ) : (
        children
      )}
    </section>
  )
}

const FigureTable = ({ title, head, data: { series, points } }: Pick<Props, 'title' | 'head' | 'data'>) => (
  <div className="cb-chart-table">
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.href ? <a href={point.href}>{point.label}</a> : point.label}</th>
            {series.map((name, at) => (
              <td key={name}>
                {point.hrefs?.[at] ? <a href={point.hrefs[at]}>{wordsOf(point, at)}</a> : wordsOf(point, at)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
