import { faces } from '../faces.ts'
import type { Line, LineColumn } from './line.ts'
import type { LineActs, LinesProps } from './use-lines.ts'

interface Props {
  readonly id: string
  readonly entity: string
  readonly column: LineColumn
  readonly line: Line
  readonly at: number
  readonly acts: LineActs
  readonly told?: LinesProps['told']
  /** The label is said, not shown: the column's head shows it. */
  readonly isBare?: boolean
}

/** One value of a line, with its label and its error. */
export const LineControl = ({ id, entity, column: { name, field }, line, at, acts, told, isBare = false }: Props) => {
  const { Control } = faces[field.kind]
  const error = acts.errors[`${at}.${name}`]
  const own = `${id}.${at}.${name}`
  if (!Control) return null
  return (
    <>
      <label htmlFor={own} className={isBare ? 'cb-sr' : undefined}>
        {isBare ? `第${at + 1}行${field.label}` : field.label}
      </label>
      <Control
        id={own}
        name={name}
        field={field}
        entity={entity}
        value={line[name]}
        row={line}
        isCompact={isBare}
        isInvalid={error !== undefined}
        onChange={(value) => acts.set(at, name, value)}
      />
      {(error || !isBare) && (
        <small id={`${own}-note`} className="cb-line-wrong">
          {error}
        </small>
      )}
      {told?.(name, line)}
    </>
  )
}
