import { readParts } from '@chengban/kernel/kinds/json.ts'
import { isEmpty, showValue } from '@chengban/kernel/kinds/kinds.ts'
import { isLines, type LinesField } from '@chengban/kernel/kinds/lines.ts'
import type { CellProps } from '../cell.ts'
import { formOf, pairsOf } from './json-form.ts'
import { LinesCell } from './LinesCell.tsx'

/** Structured data as a person reads it. */
export const JsonCell = (props: CellProps) => {
  const { row, name, field } = props
  const value = row[name]
  if (isEmpty(value)) return '—'
  if (isLines(field)) return <LinesCell field={field as LinesField} lines={value as readonly Line[]} />
  const words = wordsOf(value, props)
  return <span title={words}>{words || '—'}</span>
}

type Line = Readonly<Record<string, unknown>>

const wordsOf = (value: unknown, { field }: CellProps): string => {
  const nodes = (value as { nodes?: readonly { name?: string }[] }).nodes
  if (Array.isArray(nodes)) return nodes.flatMap(({ name }) => name ?? []).join('、')
  switch (formOf(value, field)) {
    case 'texts':
      return (value as readonly string[]).join('、')
    case 'pairs':
      return 'names' in field.options
        ? showValue(value, field)
        : pairsOf(value)
            .map((pair) => `${pair.name}：${pair.value || '—'}`)
            .join('，')
    default:
      return 'names' in field.options && !Array.isArray(value) ? showValue(value, field) : readParts(value)
  }
}

export const PlaceCell = ({ row, name }: CellProps) => {
  const place = row[name] as { address?: string; lng?: number; lat?: number } | null | undefined
  if (!place) return '—'
  const degrees = `${place.lng}, ${place.lat}`
  return <span title={degrees}>{place.address || degrees}</span>
}
