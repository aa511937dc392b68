import type { Entity } from '@chengban/kernel/entity.ts'
import { type Asker, evaluate } from '@chengban/kernel/evaluate.ts'
import { isVeiled } from '@chengban/kernel/field.ts'
import { has } from '@chengban/kernel/has.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'
import { handRule } from '@chengban/kernel/write-rules.ts'
import { useMemo } from 'react'
import { today, toWire } from '../dates/date-time.ts'
import { now } from '../dates/now.ts'
import { type Person, useSession } from '../session/person.ts'
import { anyRow, openRow, rowToBe } from './known-row.ts'

/** Who asks, for the rules of the declarations. */
export const askerOf = (person: Person | null): Asker => ({
  userId: person?.id ?? '',
  has: (code) => has(person?.operations ?? [], code),
  today: today(),
  now: toWire(now()),
})

export const useAsker = (): Asker => {
  const person = useSession((session) => session.person)
  return useMemo(() => askerOf(person), [person])
}

/** Whether the person may make rows of the entity: what the rule says of one as it begins. */
export const mayCreate = (entity: Entity, asker: Asker, row: Readonly<Record<string, unknown>> = {}): boolean =>
  // what only the server can say (the owner of a parent row) is left to the server
  createVerdict(entity, asker, row) !== false

/**
 * Returns the same verdict with a third value: undefined when it depends on values still to be typed, or on the parent
 * record.
 */
export const createVerdict = (
  entity: Entity,
  asker: Asker,
  row: Readonly<Record<string, unknown>> = {},
): boolean | undefined => {
  const rule = handRule(entity)
  if (evaluate(rule, rowToBe(entity, row, asker), asker) === true) return true
  const said = evaluate(rule, openRow(entity, row, asker), asker)
  return said === undefined ? undefined : said === true
}

/** Whether a list can be sorted or filtered by the field: some row could show it, and it is not veiled. */
export const mayAsk = (entity: Entity, name: string, asker: Asker): boolean =>
  !(entity.fields[name] && isVeiled(entity.fields[name])) && mayShow(entity, name, asker)

/** Whether some row could show this field to the person. */
export const mayShow = (entity: Entity, name: string, asker: Asker): boolean => {
  const field = entity.fields[name]
  if (!field || field.options.hidden) return false
  if (field.options.secret && !asker.has(field.options.secret)) return false
  const { own, manage, also = [], partial = [] } = entity.rows
  if (isSystemField(name) || partial.every(({ fields }) => fields.includes(name))) return true
  const showing = partial.filter(({ fields }) => fields.includes(name)).map(({ when }) => when)
  const grants = [own, manage, ...also, ...showing].filter((rule) => rule !== undefined)
  // what depends on the row is left to the row
  return grants.some((rule) => evaluate(rule, anyRow(entity), asker) !== false)
}
