import type { ToldBlock } from '@chengban/kernel/dashboard-told.ts'
import { Link } from 'react-router'
import { customProperties } from '../theme/custom-properties.ts'
import { figureWords } from './told-words.ts'

/** A table with one shaded cell for each pair; the cell shows the figure. */
export const Heat = ({ block: { head, label, limit, series, points } }: { readonly block: ToldBlock }) => {
  const most = Math.max(...points.flatMap(({ figures }) => figures.map((figure) => Number(figure?.value ?? 0))), 1)
  return (
    <div className="cb-dash-heat">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {series.map((one) => (
              <th key={one.label} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key ?? point.label}>
              <th scope="row">{point.label}</th>
              {series.map((one, at) => {
                const figure = point.figures[at]
                const value = Number(figure?.value ?? 0)
                const look = limit !== undefined && value > limit ? 'is-bad' : undefined
                const words = value === 0 ? '' : figureWords(figure?.value ?? null, one.unit).text
                return (
                  <td key={one.label} className={look} style={customProperties({ '--heat': value / most })}>
                    {figure?.link && words ? <Link to={figure.link}>{words}</Link> : words}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
