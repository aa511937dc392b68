import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { useMemo, useState } from 'react'
import { useDicts } from '../kinds/choice/dicts.ts'
import { useAsker } from '../record/asker.ts'
import type { Row } from '../record/row.ts'
import { type Errors, errorsOf, problemOf, requiredNow } from './check.ts'
import { formNames, formulaOf } from './form-fields.ts'
import { changesOf, firstValues, rowValues, type Values, wireValues } from './values.ts'

export interface FormOptions {
  readonly entity: Entity
  /** The row to change; none: a new one. */
  readonly row?: Row | undefined
  /** What the caller fixed goes along even where no field shows it: the client of a new contact. */
  readonly initial?: Values | undefined
  /** Only these fields. */
  readonly only?: readonly string[] | undefined
}

/** The values of a form with what is wrong in them; knows nothing of calls and looks. */
export const useForm = (options: FormOptions) => {
  const { entity, row, initial } = options
  const { asker, names, first } = useFirst(options)
  const [typed, setTyped] = useState<Values>({})
  const [errors, setErrors] = useState<Errors>({})
  const values = useMemo(() => ({ ...first, ...typed }), [first, typed])
  const changes = changesOf(values, first)
  const set = (name: string, value: unknown): void => {
    setTyped((now) => ({ ...now, [name]: value }))
    if (errors[name]) setErrors(without(errors, name))
  }
  // a mistake is said when the field is left, an omission only when it is submitted
  const leave = (name: string): void => {
    const field = entity.fields[name]
    const problem = field && values[name] ? problemOf(field, values[name]) : undefined
    if (problem) setErrors({ ...errors, [name]: problem.message })
  }
  const checked = { entity, names, values, row: { ...initial, ...row }, asker }
  const check = (forSubmit: boolean): Errors => {
    const found = errorsOf(checked, forSubmit)
    setErrors(found)
    return found
  }
  /** A formula's value over what is typed; null while it cannot be said. */
  const formula = (name: string): unknown => {
    const rule = formulaOf(entity.fields[name])
    return (rule && evaluate(rule, { ...row, ...wireValues(entity, values) }, asker)) ?? null
  }
  const given = { isNew: row === undefined, row: row ?? emptyRow, initial: initial ?? emptyRow }
  const state = { ...given, isDirty: Object.keys(changes).length > 0, required: requiredNow(checked) }
  return {
    entity,
    asker,
    names,
    first,
    values,
    changes,
    errors,
    ...state,
    set,
    leave,
    check,
    setErrors,
    formula,
    fill: setTyped,
  }
}

/** Which fields there are and how they begin. */
const useFirst = ({ entity, row, initial, only }: FormOptions) => {
  const asker = useAsker()
  const dicts = useDicts()
  const names = useMemo(() => only ?? formNames(entity, asker, row), [entity, asker, row, only])
  const first = useMemo(
    () => (row ? rowValues(names, row) : firstValues(entity, names, asker, dicts, initial)),
    [row, names, entity, asker, dicts, initial],
  )
  return { asker, names, first }
}

export type Form = ReturnType<typeof useForm>

const without = (errors: Errors, name: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name))

const emptyRow: Row = {}
