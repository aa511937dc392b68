import type { Entity } from '@chengban/kernel/entity.ts'
import { formatDate } from '../dates/date-time.ts'
import { cells } from '../kinds/cells.ts'
import { StatusDot } from '../marks/StatusDot.tsx'
import type { Named, Row } from '../record/row.ts'
import type { Card } from '../table/DataCards.tsx'
import { StatusCell } from './StatusCell.tsx'

/** A row as a card: title, status, the sum first, two facts (or those named), whose it is. */
export const cardOf = (entity: Entity, row: Row, names?: readonly string[]): Card => {
  const person = (row.initiatorUser ?? row.user) as Named | null | undefined
  return {
    title: String(row[entity.title] ?? ''),
    status: entity.audit ? (
      <StatusCell entity={entity} row={row} />
    ) : row.status ? (
      <StatusDot word={String(row.status)} />
    ) : undefined,
    facts: (names?.filter((name) => name in row) ?? factNames(entity, row)).flatMap((name) => {
      const field = entity.fields[name]
      if (!field) return []
      const { Cell } = cells[field.kind]
      return [
        { label: field.label, value: <Cell field={field} name={name} row={row} />, strong: field.kind === 'money' },
      ]
    }),
    foot: person?.name,
    aside: formatDate(row.tzCreate as string | null) || undefined,
  }
}

const factNames = (entity: Entity, row: Row): readonly string[] => {
  const sum = (entity.list?.columns ?? []).find((name) => entity.fields[name]?.kind === 'money')
  const names = [...(sum ? [sum] : []), ...(entity.summary ?? entity.list?.columns ?? [])]
  return [...new Set(names)].filter((name) => name in row && name !== entity.title && name !== 'status').slice(0, 3)
}
