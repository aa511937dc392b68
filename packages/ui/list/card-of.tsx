import { applies } from '@chengban/kernel/applies.ts'
import type { PhoneFace } from '@chengban/kernel/area.ts'
import { hasTasks } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { rowName, shownOf, subjectField } from '@chengban/kernel/row-name.ts'
import { StatusCell, statusWord } from '../columns/StatusCell.tsx'
import { StillCell } from '../columns/StillCell.tsx'
import { named, type Row, textValue } from '../data/row.ts'
import { formatDate } from '../dates/date-time.ts'
import { StatusDot } from '../marks/StatusDot.tsx'
import type { Card } from '../table/DataCards.tsx'
import { Ring } from './face/Ring.tsx'

/** A row as a card: title, status, the sum first, two facts (or those named), whose it is. */
export const cardOf = (entity: Entity, row: Row, names?: readonly string[], face: PhoneFace = {}): Card => {
  const person = named(row.initiatorUser ?? row.user)
  const deciding = face.facts?.filter((name) => !isNone(entity.fields[name], row, name))
  const shown = names?.filter((name) => name in row) ?? deciding ?? factNames(entity, row)
  const word = hasTasks(entity) ? statusWord(entity, row) : row.status ? String(row.status) : undefined
  const isTold = [...shown, titled(entity, row), entity.title].some((name) => name === 'userId' || name === 'initiator')
  return {
    title: titleOf(entity, row),
    status: hasTasks(entity) ? <StatusCell entity={entity} row={row} /> : word && <StatusDot word={word} />,
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
    ...ringOf(row, face),
    foot: isTold ? undefined : person?.name,
    aside: (!shown.includes('tzCreate') && formatDate(textValue(row.tzCreate))) || undefined,
  }
}

const ringOf = (row: Row, { ring }: PhoneFace): Pick<Card, 'ring'> =>
  ring ? { ring: <Ring done={Number(row[ring.done] ?? 0)} all={Number(row[ring.all] ?? 0)} /> } : {}

/** Returns the row's name; leaves out the state when it would be the title, since the card shows it already. */
const titleOf = (entity: Entity, row: Row): string => {
  const subject = subjectField(entity)
  const isState = subject !== undefined && entity.title === entity.workflow?.field
  return (isState && nameIn(entity, row, subject)) || rowName(entity, row) || ownerName(entity, row)
}

/** Returns the name of a row without a title: that of the first record it belongs to, else the entity's label. */
const ownerName = (entity: Entity, row: Row): string => {
  const owner = ownerField(entity, row)
  return owner ? nameIn(entity, row, owner) : entity.label
}

const ownerField = (entity: Entity, row: Row): string | undefined =>
  (entity.list?.columns ?? []).find((name) => entity.fields[name]?.kind === 'ref' && nameIn(entity, row, name) !== '')

const nameIn = ({ fields }: Entity, row: Row, name: string): string =>
  shownOf(row, name, targetOf(fieldOf(fields, name)))?.name ?? ''

/**
 * Returns at most three fields for the card: the sum and the summary first, without empty fields and those shown in the
 * title or status.
 */
const factNames = (entity: Entity, row: Row): readonly string[] => {
  const columns = entity.list?.columns ?? []
  const sum = columns.find((name) => entity.fields[name]?.kind === 'money' && !isNone(entity.fields[name], row, name))
  const names = [...(sum ? [sum] : []), ...(entity.summary ?? []), ...columns]
  const said = new Set([entity.title, titled(entity, row), 'status', ...(entity.flows ?? []).map(({ field }) => field)])
  const told = [...new Set(names)].filter(
    (name) => !said.has(name) && !isNone(entity.fields[name], row, name) && !isInTitle(entity, row, name),
  )
  return [...told.filter((name) => !isMark(entity, name)), ...told.filter((name) => isMark(entity, name))].slice(0, 3)
}

/** Whether a field is a flag or a sort number: less informative, so it comes last. */
const isMark = ({ fields }: Entity, name: string): boolean =>
  fields[name]?.kind === 'bool' || (fields[name]?.kind === 'int' && /(排序|顺序)$/.test(fields[name]?.label ?? ''))

/** The record that the title names beside the row's own words. */
const titled = (entity: Entity, row: Row): string | undefined =>
  rowName(entity, row) ? subjectField(entity) : ownerField(entity, row)

/** Whether the title already begins with this value. */
const isInTitle = (entity: Entity, row: Row, name: string): boolean => {
  const kind = entity.fields[name]?.kind
  const called = kind === 'text' ? String(row[name]) : kind === 'ref' ? nameIn(entity, row, name) : ''
  return called !== '' && titleOf(entity, row).startsWith(called)
}

/** Empty, nothing in this state, or a duration of nothing. */
const isNone = (field: Field | undefined, row: Row, name: string): boolean =>
  isEmptyValue(field, row[name]) || (field !== undefined && !applies(field, row))

const isEmptyValue = (field: Field | undefined, value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (value === 0 && field?.options?.isSeconds === true)
