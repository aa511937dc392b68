import { requiredIn } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { rowTyped } from '../data/known-row.ts'
import type { Row } from '../data/row.ts'
import { type Errors, problemOf } from '../form/check.ts'
import type { Form } from '../form/use-form.ts'
import { wireValues } from '../form/values.ts'
import { requiredWords } from './move-form.ts'

type Typed = Pick<Form, 'entity' | 'names' | 'values' | 'row' | 'asker'>

/** Fields and the opinion that must be filled as the form of a move stands, with what is said where they are not. */
export const neededBy = (form: Typed, move: Move): Errors => {
  const row = rowOf(form)
  const whole = { fields: form.entity.fields, requires: move.requires ?? [] }
  return {
    ...requiredIn(whole as typeof form.entity, (rule) => evaluate(rule, row, form.asker) === true),
    ...requiredWords(form.entity, move),
    ...(move.opinion === 'required' ? { opinion: move.opinionMessage ?? '请填写原因' } : {}),
  }
}

/** What the move asks for and is not given, and the rules that name a field. */
export const moveErrors = (form: Typed, move: Move, opinion: string): Errors => {
  const { entity, names, values, asker } = form
  const row = rowOf(form)
  const wrong = names.flatMap((name) => {
    const field = entity.fields[name]
    const problem = field && problemOf(field, values[name])
    return problem ? [[name, problem.message] as const] : []
  })
  const given: Row = { ...values, opinion: opinion.trim() }
  const asked = [...names, ...(move.opinion ? ['opinion'] : [])]
  const missing = Object.entries(neededBy(form, move)).filter(([name]) => asked.includes(name) && isEmpty(given[name]))
  const broken = (move.guards ?? []).flatMap(({ holds, field, message }) =>
    field && names.includes(field) && evaluate(holds as Expr<unknown>, row, asker) === false
      ? [[field, message] as const]
      : [],
  )
  return Object.fromEntries([...broken, ...missing, ...wrong])
}

const rowOf = ({ entity, row, values, asker }: Typed): Row => rowTyped(entity, row, wireValues(entity, values), asker)
