import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { useMemo, useState } from 'react'
import { useDicts } from '../kinds/choice/dicts.ts'
import { useAsker } from '../record/asker.ts'
import type { Row } from '../record/row.ts'
import { type Errors, errorsOf, problemOf } from './check.ts'
import { formNames, formulaOf } from './form-fields.ts'
import { changesOf, firstValues, rowValues, type Values, wireValues } from './values.ts'

export interface FormOptions {
  readonly entity: Entity
  /** The row to change; none: a new one. */
  readonly row?: Row | undefined
  readonly initial?: Values | undefined
  /** Only these fields. */
  readonly only?: readonly string[] | undefined
}

/** The values of a form with what is wrong in them; knows nothing of calls and looks. */
export const useForm = ({ entity, row, initial, only }: FormOptions) => {
  const asker = useAsker()
  const dicts = useDicts()
  const names = useMemo(() => only ?? formNames(entity, asker, row), [entity, asker, row, only])
  const first = useMemo(
    () => (row ? rowValues(names, row) : firstValues(entity, names, asker, dicts, initial)),
    [row, names, entity, asker, dicts, initial],
  )
  const [typed, setTyped] = useState<Values>({})
  const [errors, setErrors] = useState<Errors>({})
  const values = useMemo(() => ({ ...first, ...typed }), [first, typed])
  const changes = changesOf(values, first)
  const checked = { entity, names, values, row: { ...initial, ...row }, asker }
  const set = (name: string, value: unknown): void => {
    setTyped({ ...typed, [name]: value })
    if (errors[name]) setErrors(without(errors, name))
  }
  // a mistake is said when the field is left, an omission only when it is submitted
  const leave = (name: string): void => {
    const field = entity.fields[name]
    const problem = field && values[name] ? problemOf(field, values[name]) : undefined
    if (problem) setErrors({ ...errors, [name]: problem.message })
  }
  const check = (forSubmit: boolean): Errors => {
    const found = errorsOf(checked, forSubmit)
    setErrors(found)
    return found
  }
  return {
    entity,
    asker,
    names,
    first,
    values,
    changes,
    errors,
    set,
    leave,
    check,
    setErrors,
    row: row ?? emptyRow,
    /** What the caller fixed goes along even where no field shows it: the client of a new contact. */
    initial: initial ?? emptyRow,
    isNew: row === undefined,
    isDirty: Object.keys(changes).length > 0,
    fill: (next: Values) => setTyped(next),
    /** A formula's value over what is typed; null while it cannot be said. */
    formula: (name: string): unknown => {
      const formula = formulaOf(entity.fields[name])
      return (formula && evaluate(formula, { ...row, ...readable(entity, values) }, asker)) ?? null
    },
  }
}

export type Form = ReturnType<typeof useForm>

const without = (errors: Errors, name: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name))

const readable = (entity: Entity, values: Values): Values => wireValues(entity, values)

const emptyRow: Row = {}
