import './json-table.css'

type Names = Readonly<Record<string, string>>
type Values = Readonly<Record<string, unknown>>

interface Props {
  readonly value: unknown
  readonly names: Names
  readonly label: string
}

/** A list as a table with a column each part that has a name; an object as a row each part. */
export const JsonTable = ({ value, names, label }: Props) =>
  Array.isArray(value) ? (
    <List rows={value} names={names} label={label} />
  ) : (
    <table className="cb-json-table" aria-label={label}>
      <tbody>
        {partsOf(value as Values, names).map(([name, word]) => (
          <tr key={name}>
            <th scope="row">{word}</th>
            <td className="is-right">{wordsOf((value as Values)[name], names)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

const List = ({
  rows,
  names,
  label,
}: {
  readonly rows: readonly Values[]
  readonly names: Names
  readonly label: string
}) => {
  const columns = Object.entries(names).filter(([name]) => rows.some((row) => isFilled(row[name])))
  return (
    <table className="cb-json-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(([name, word]) => (
            <th key={name} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no name of their own
          <tr key={at}>
            {columns.map(([name]) => (
              <td key={name} className={isFigure(row[name]) ? 'is-right' : undefined}>
                {wordsOf(row[name], names)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
const isFigure = (value: unknown): boolean => typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value)
const partsOf = (value: Values, names: Names): readonly (readonly [string, string])[] =>
  Object.entries(names).filter(([name]) => isFilled(value[name]))

/** A value, or the parts within it that have a name and say something. */
const wordsOf = (value: unknown, names: Names): string => {
  if (typeof value !== 'object' || value === null) return isFilled(value) ? String(value) : ''
  return partsOf(value as Values, names)
    .map(([name, word]) => `${word} ${wordsOf((value as Values)[name], names)}`)
    .join('，')
}
