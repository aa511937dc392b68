import type { ToldBlock } from '@chengban/kernel/dashboard-told.ts'
import { fieldNamed } from '@chengban/kernel/field.ts'
import { Link } from 'react-router'
import { idOf } from '../data/row.ts'
import { useEntity } from '../declarations/declarations.ts'
import { cells } from '../kinds/cells.ts'

interface Props {
  readonly rows: NonNullable<ToldBlock['rows']>
  readonly label: string
}

/** The first rows of a list; the name opens the record. */
export const FirstRows = ({ rows: { of, columns, nodes }, label }: Props) => {
  const entity = useEntity(of)
  const shown = columns.flatMap((name) => {
    const field = fieldNamed(entity, name)
    return field ? [{ name, field, ...cells[field.kind] }] : []
  })
  return (
    <div className="cb-chart-table cb-dash-rows">
      <table aria-label={label}>
        <thead>
          <tr>
            {shown.map(({ name, field, align }) => (
              <th key={name} scope="col" className={align === 'right' ? 'is-right' : undefined}>
                {field.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nodes.map((row) => (
            <tr key={idOf(row)}>
              {shown.map(({ name, field, align, Cell }, at) => (
                <td key={name} className={align === 'right' ? 'is-right' : undefined}>
                  {at === 0 ? (
                    <Link to={`/record/${of}/${idOf(row)}`}>
                      <Cell field={field} name={name} row={row} />
                    </Link>
                  ) : (
                    <Cell field={field} name={name} row={row} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
