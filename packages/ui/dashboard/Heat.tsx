import type { ToldBlock } from '@chengban/kernel/dashboard.ts'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { figureWords } from './told-words.ts'

/** A shade for each pair; the figure stands in it. */
export const Heat = ({ block: { head, label, series, points } }: { readonly block: ToldBlock }) => {
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
                return (
                  <td key={one.label} style={{ '--heat': value / most } as CSSProperties}>
                    {figure?.link && value !== 0 && (
                      <Link to={figure.link}>{figureWords(figure.value, one.unit).text}</Link>
                    )}
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
