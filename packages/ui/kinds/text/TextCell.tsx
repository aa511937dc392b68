import type { CellProps } from '../cell.ts'

export const TextCell = (props: CellProps) => {
  const value = props.row[props.name]
  if (value === null || value === undefined || value === '') return '—'
  const { names } = props.field.options as { names?: Readonly<Record<string, string>> }
  const words = names?.[String(value)] ?? String(value)
  return <span title={words}>{words}</span>
}

export const PhoneCell = (props: CellProps) => {
  const value = props.row[props.name]
  return typeof value === 'string' && value ? (
    <a href={`tel:${value}`} data-aim="">
      {value}
    </a>
  ) : (
    <TextCell {...props} />
  )
}

export const EmailCell = (props: CellProps) => {
  const value = props.row[props.name]
  return typeof value === 'string' && value ? (
    <a href={`mailto:${value}`} data-aim="">
      {value}
    </a>
  ) : (
    <TextCell {...props} />
  )
}

export const UrlCell = (props: CellProps) => {
  const value = props.row[props.name]
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value)) return <TextCell {...props} />
  return (
    <a href={value} target="_blank" rel="noopener noreferrer" data-aim="">
      {value}
    </a>
  )
}
