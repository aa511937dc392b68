import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, targetOf } from '@chengban/kernel/field.ts'
import { rowName, shownKey } from '@chengban/kernel/row-name.ts'
import { formatDate } from '../dates/date-time.ts'
import { StatusDot } from '../marks/StatusDot.tsx'
import type { Named, Row } from '../record/row.ts'
import type { Card } from '../table/DataCards.tsx'
import { StatusCell } from './StatusCell.tsx'
import { StillCell } from './StillCell.tsx'

/** A row as a card: title, status, the sum first, two facts (or those named), whose it is. */
export const cardOf = (entity: Entity, row: Row, names?: readonly string[]): Card => {
  const person = (row.initiatorUser ?? row.user) as Named | null | undefined
  const shown = names?.filter((name) => name in row) ?? factNames(entity, row)
  const isTold = shown.some((name) => name === 'userId' || name === 'initiator')
  return {
    title: rowName(entity, row) || ownerName(entity, row),
    status: entity.audit ? (
      <StatusCell entity={entity} row={row} />
    ) : row.status ? (
      <StatusDot word={String(row.status)} />
    ) : undefined,
    facts: shown.flatMap((name) => {
      const field = entity.fields[name]
      if (!field) return []
      return [
        {
          label: field.label,
          value: <StillCell field={field} name={name} row={row} />,
          strong: field.kind === 'money',
        },
      ]
    }),
    foot: isTold ? undefined : person?.name,
    aside: formatDate(row.tzCreate as string | null) || undefined,
  }
}

/** What names a row without a title of its own: the first record it belongs to. */
const ownerName = (entity: Entity, row: Row): string => {
  const refs = (entity.list?.columns ?? []).filter((name) => entity.fields[name]?.kind === 'ref')
  const owners = refs.map((name) => row[shownKey(name, targetOf(entity.fields[name] as Field))] as Named | null)
  return owners.find((one) => one?.name)?.name ?? entity.label
}

const factNames = (entity: Entity, row: Row): readonly string[] => {
  const sum = (entity.list?.columns ?? []).find((name) => entity.fields[name]?.kind === 'money')
  const names = [...(sum ? [sum] : []), ...(entity.summary ?? entity.list?.columns ?? [])]
  return [...new Set(names)].filter((name) => name in row && name !== entity.title && name !== 'status').slice(0, 3)
}
