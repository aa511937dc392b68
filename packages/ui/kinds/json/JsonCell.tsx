import { isEmpty, showValue } from '@chengban/kernel/kinds/kinds.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { hasParts } from '@chengban/kernel/kinds/parts.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import type { CellProps } from '../cell.ts'
import { useDict } from '../choice/dicts.ts'
import { JsonTable } from './JsonTable.tsx'
import { LinesCell, LineValue } from './LinesCell.tsx'
import { withLineNames } from './line-name.ts'
import { type JsonValues, partsFilled } from './parts.ts'

/** Structured data as a person reads it. */
export const JsonCell = ({ row, name, field, entity }: CellProps) => {
  const value = row[name]
  if (isEmpty(value)) return '—'
  if (isLines(field)) return <LinesCell field={field} lines={listIn<Line>(value)} />
  if (hasParts(field)) return <PartsCell parts={partsFilled(field, value as JsonValues)} />
  const { dict, isTable, names, lineName } = field.options
  if (isTable && names && entity !== undefined)
    return <JsonTable value={value} names={names as Readonly<Record<string, string>>} label={field.label} />
  if (dict) return <CodesCell dict={dict} codes={listIn<string>(value)} />
  const words = showValue(lineName ? withLineNames(listIn<Line>(value), row, lineName) : value, field)
  return <span title={words}>{words || '—'}</span>
}

type Line = Readonly<Record<string, unknown>>

const PartsCell = ({ parts }: { readonly parts: ReturnType<typeof partsFilled> }) => (
  <span className="cb-parts-read">
    {parts.map(([name, part, value]) => (
      <span key={name}>
        {part.label}：<LineValue field={part} value={value} />
      </span>
    ))}
  </span>
)

const CodesCell = ({ dict, codes }: { readonly dict: string; readonly codes: readonly string[] }) => {
  const entries = useDict(dict)
  return codes.map((code) => entries.find(({ value }) => value === code)?.label ?? code).join('、')
}

export const PlaceCell = ({ row, name }: CellProps) => {
  const place = row[name] as { address?: string; lng?: number; lat?: number } | null | undefined
  if (!place) return '—'
  const degrees = `${place.lng}, ${place.lat}`
  return <span title={degrees}>{place.address || degrees}</span>
}
