import { targetOf } from '@chengban/kernel/field.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { OfferedRows } from '@chengban/kernel/kinds/ref.ts'
import { useQuery } from '@tanstack/react-query'
import { chosenRow } from '../../data/chosen-row.ts'
import type { Row } from '../../data/row.ts'
import type { ControlProps } from '../widget.ts'

export type Offers = Readonly<Record<string, OfferedRows>>

/** What the rows of a picker must have: constants, and what the form around it says. */
export const useOffered = ({ field, row, within }: ControlProps, isOpen: boolean): Row | undefined => {
  const { among, offers } = field.options
  const { fields = {} } = within ?? {}
  // a form that changes a record does not ask for fixed values
  const values = { ...row, ...within?.values }
  const source = fields[sourceOf(offers) ?? '']
  const id = values[sourceOf(offers) ?? '']
  const { data } = useQuery({
    ...chosenRow(source ? targetOf(source) : '', String(id)),
    enabled: isOpen && source !== undefined && !isEmpty(id),
  })
  return offers ? { ...among, ...offeredBy(offers, values, data) } : among
}

/** The conditions of an offer, with values from the form and from the row it refers to; an empty value narrows nothing. */
export const offeredBy = (offers: Offers, values: Row, chosen: Row | undefined): Row =>
  Object.fromEntries(
    Object.entries(offers).flatMap(([name, one]) => {
      if (!isFrom(one)) return [[name, one]]
      const [own = '', behind] = one.from.split('.')
      const value = behind ? chosen?.[behind] : values[own]
      return isEmpty(value) ? [] : [[name, one.orNone ? [value, null] : value]]
    }),
  )

/** The condition under which the only row offered is meant; none before all is filled that it rests on. */
export const meantBy = (offers: Offers, values: Row, chosen: Row | undefined): Row | undefined => {
  const strict = Object.fromEntries(
    Object.entries(offers).map(([name, one]) => [name, isFrom(one) ? { from: one.from } : one]),
  )
  const where = offeredBy(strict, values, chosen)
  return Object.keys(where).length === Object.keys(offers).length ? where : undefined
}

/** The reference whose row an offer asks, where it does. */
export const sourceOf = (offers: Offers = {}): string | undefined =>
  Object.values(offers).flatMap((one) => (isFrom(one) && one.from.includes('.') ? one.from.split('.') : []))[0]

const isFrom = (one: OfferedRows): one is Exclude<OfferedRows, string | boolean | null> =>
  typeof one === 'object' && one !== null
