import type { CellProps } from '../cell.ts'
import { Hidden } from '../Hidden.tsx'
import { isHidden } from '../hidden.ts'

const words = (value: unknown): string => {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join('、')
  return JSON.stringify(value)
}

export const JsonCell = (props: CellProps) => {
  const value = props.row[props.name]
  if (isHidden(props)) return <Hidden field={props.field} />
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return '—'
  const nodes = (value as { nodes?: readonly { name?: string }[] }).nodes
  if (nodes)
    return (
      nodes
        .map(({ name }) => name)
        .filter(Boolean)
        .join('、') || '—'
    )
  return <span title={words(value)}>{words(value)}</span>
}

export const PlaceCell = ({ row, name }: CellProps) =>
  (row[name] as { address?: string } | null | undefined)?.address || '—'
