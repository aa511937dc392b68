import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { brokenGuards, neededBy } from '@chengban/kernel/needed.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { rowTyped } from '../data/known-row.ts'
import type { Row } from '../data/row.ts'
import { type Errors, problemOf } from '../form/check.ts'
import type { Form } from '../form/use-form.ts'
import { wireValues } from '../form/values.ts'
import { chosenWords } from './move-form.ts'

type Typed = Pick<Form, 'entity' | 'names' | 'values' | 'row' | 'asker'>

/**
 * Returns the fields that the form of a move requires at present, the opinion among them, each with its error message.
 */
export const neededIn = (form: Typed, move: Move, opinion = ''): Errors => ({
  ...neededBy(stepOf(form, move, opinion)),
  ...chosenWords(form.entity, move),
  ...(move.opinion === 'required' ? { opinion: move.opinionMessage ?? '请填写原因' } : {}),
})

/** What the move asks for and is not given, and the rules that name a field. */
export const moveErrors = (form: Typed, move: Move, opinion: string): Errors => {
  const { entity, names, values } = form
  const wrong = names.flatMap((name) => {
    const field = entity.fields[name]
    const problem = field && problemOf(field, values[name])
    return problem ? [[name, problem.message] as const] : []
  })
  const given: Row = names.includes('opinion') ? values : { ...values, opinion: opinion.trim() }
  const asked = [...names, ...(move.opinion ? ['opinion'] : [])]
  const missing = Object.entries(neededIn(form, move, opinion)).filter(
    ([name]) => asked.includes(name) && isEmpty(given[name]),
  )
  const broken = brokenGuards(stepOf(form, move, opinion)).flatMap(({ field = '', message }) =>
    !message.includes('{') ? [[field, message] as const] : [],
  )
  return Object.fromEntries([...broken.reverse(), ...missing, ...wrong])
}

const stepOf = ({ entity, row, values, asker }: Typed, move: Move, opinion: string) => ({
  entity,
  move,
  row: rowTyped(entity, row ?? {}, wireValues(entity, values), asker),
  before: rowTyped(entity, row ?? {}, {}, asker),
  opinion: opinion.trim() || null,
  asker,
})
