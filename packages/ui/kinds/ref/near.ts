import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, targetOf } from '@chengban/kernel/field.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { Row } from '../../data/row.ts'

type Where = Readonly<Record<string, unknown>>

/** People and departments belong to much: that both name the same one says nothing. */
const broad = ['user', 'department']

/**
 * What narrows the rows of a picker by the other fields of its form: a column there and a field here that have one name
 * and refer to the same kind of record, such as the plans of this contract.
 */
export const nearOf = (to: Entity, from: Readonly<Record<string, Field>>, beside: Row): Where =>
  Object.fromEntries(
    Object.entries(to.fields).flatMap(([name, field]) => {
      const own = from[name]
      const isSameKind = field.kind === 'ref' && own?.kind === 'ref' && targetOf(field) === targetOf(own)
      const isOpen = !field.options.hidden && !field.options.secret
      return isSameKind && isOpen && !broad.includes(targetOf(field)) && !isEmpty(beside[name])
        ? [[name, beside[name]] as const]
        : []
    }),
  )
