import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { sourceIn } from '../data/known-row.ts'
import type { Form } from './use-form.ts'

/** As many fields as a form shows at once. */
const most = 20

type Typed = Pick<Form, 'entity' | 'needed' | 'errors' | 'changes' | 'initial' | 'row'>

/** The names that wait behind 更多: of a long form the last of those that nobody has to look at. */
export const foldedIn = (form: Typed, order: readonly string[]): ReadonlySet<string> => {
  if (order.length <= most) return none
  const kept = new Set(order.filter((name) => isLookedAt(form, name)))
  for (const name of order) if (kept.size < most) kept.add(name)
  return new Set(order.filter((name) => !kept.has(name)))
}

/** It must be filled, is wrong, holds something, is filled in from another row, or says who decides. */
const isLookedAt = ({ entity, needed, errors, changes, initial, row }: Typed, name: string): boolean =>
  entity.fields[name]?.options.required === true ||
  needed.has(name) ||
  Object.keys(errors).some((place) => place.split('.')[0] === name) ||
  name in changes ||
  name in initial ||
  !isEmpty(row[name]) ||
  sourceIn(entity, name) !== undefined ||
  (entity.audit !== undefined && /^audit\d$/.test(name))

const none: ReadonlySet<string> = new Set()
