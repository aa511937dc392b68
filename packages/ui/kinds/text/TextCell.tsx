import { recordOf } from '@chengban/kernel/kinds/text.ts'
import type { CellProps } from '../cell.ts'
import { RefCell } from '../ref/RefCell.tsx'

export const TextCell = (props: CellProps) => {
  const value = props.row[props.name]
  if (value === null || value === undefined || value === '') return '—'
  const kind = recordOf(props.field)
  if (kind) return <RefCell {...props} field={{ ...props.field, options: { to: props.row[kind] } as object }} />
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
