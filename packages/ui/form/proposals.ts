import { addHours, addMonths } from '@chengban/kernel/days.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, isDefaultFrom } from '@chengban/kernel/field.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { isEmpty, readValue } from '@chengban/kernel/kinds/kinds.ts'
import type { Row } from '../data/row.ts'
import { type Offers, sourceOf } from '../kinds/ref/offered.ts'
import type { Form } from './use-form.ts'
import { isSame } from './values.ts'

/** What a row chosen under a reference gives to the fields that are copied from it; what lies behind it is left to the server. */
export const proposalsFrom = (
  entity: Entity,
  source: string,
  row: Row | undefined,
): readonly (readonly [string, unknown])[] =>
  row
    ? Object.entries(entity.fields).flatMap(([name, { options }]) => {
        const given = options.default
        if (!isDefaultFrom(given) || !('of' in given) || given.of.length !== 2 || given.of[0] !== source) return []
        const value = row[String(given.of[1])]
        return isEmpty(value) ? [] : [[name, value] as const]
      })
    : []

/** What follows in a new row from another of its days or instants. */
export const laterDays = ({
  entity: { fields },
  names,
  values,
  isNew,
}: Pick<Form, 'entity' | 'names' | 'values' | 'isNew'>): readonly (readonly [string, unknown])[] =>
  (isNew ? names : []).flatMap((name) => {
    const later = laterOf(fields[name]?.options)
    const source = later && fields[later.field]
    if (!source) return []
    // half of a day that is still being typed gives nothing
    const day = readValue(values[later.field], source)
    return typeof day === 'string' ? [[name, later.from(day)] as const] : []
  })

interface Later {
  readonly field: string
  readonly from: (day: string) => string
}

const laterOf = ({ default: given, begins }: Field['options'] = {}): Later | undefined => {
  if (isDefaultFrom(given) && 'field' in given && given.months !== undefined) {
    const { field, months } = given
    return { field, from: (day) => addMonths(day, months) }
  }
  if (typeof begins !== 'object') return undefined
  const { field, hours } = begins
  return { field, from: (day) => (hours === undefined ? day : shanghai(addHours(day, hours))) }
}

/**
 * Whether a proposal may fill the field. It never overwrites typed values, only an empty field or an earlier proposal.
 */
export const mayPropose = (value: unknown, before: unknown, now: unknown): boolean =>
  !isSame(value, now) && (isEmpty(value) ? isEmpty(before) || !isSame(before, now) : isSame(value, before))

/** What the picker of a reference offers, where the form around it says. */
export const offersOf = ({ fields }: Entity, name: string): Offers | undefined => fields[name]?.options?.offers

/** Returns the reference whose row determines the options offered; undefined when there is none. */
export const offersSource = (entity: Entity, name: string): string | undefined => sourceOf(offersOf(entity, name))
