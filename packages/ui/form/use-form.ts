import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { useMemo, useState } from 'react'
import { useAsker } from '../data/asker.ts'
import type { Row } from '../data/row.ts'
import { useDicts } from '../kinds/choice/dicts.ts'
import { askedNow, type Errors, errorsOf, offIn, problemOf, requiredNow } from './check.ts'
import { errorsAfter, errorsInLines, linesIn } from './errors.ts'
import { formNames, ownFormula } from './form-fields.ts'
import { useFormLines, wireLines } from './form-lines.ts'
import { changesOf, firstValues, rowValues, type Values, wireValues } from './values.ts'

export interface FormOptions {
  readonly entity: Entity
  /** The row to change; none: a new one. */
  readonly row?: Row | undefined
  /** What the caller fixed goes along even where no field shows it: the client of a new contact. */
  readonly initial?: Values | undefined
  /** What the act that opens the form has decided, among `initial`: it goes along and is not asked for. */
  readonly decided?: readonly string[] | undefined
  /** Only these fields and lists of lines. */
  readonly only?: readonly string[] | undefined
  /** Values already filled in when the form of a row opens; they count as changes. */
  readonly typed?: Values | undefined
}

/** Holds the values of a form and their errors, independent of requests and layout. */
export const useForm = (options: FormOptions) => {
  const { entity, row, initial } = options
  const begun = useFirst(options)
  const { asker, names, lines, first } = begun
  const [typed, setTyped] = useState<Values>(options.typed ?? {})
  const [proposed, setProposed] = useState<Values>({})
  const [errors, setErrors] = useState<Errors>({})
  const values = useMemo(() => ({ ...first, ...typed }), [first, typed])
  const changes = changesOf(values, first)
  const propose = (given: Values): void => {
    setTyped((now) => ({ ...now, ...given }))
    setProposed((now) => ({ ...now, ...given }))
  }
  const set = (name: string, value: unknown): void => {
    setTyped((now) => ({ ...now, [name]: value }))
    setErrors(errorsAfter(errors, name, values[name], value))
  }
  // a mistake is said when the field is left, an omission only when it is submitted
  const leave = (name: string): void => {
    const field = entity.fields[name]
    const problem = field && !isLines(field) && values[name] ? problemOf(field, values[name]) : undefined
    if (problem) setErrors({ ...errors, [name]: problem.message })
  }
  const off = offIn({ entity, names, values, row, initial, asker })
  const checked = { entity, names: names.filter((name) => !off.has(name)), values, row, initial, asker }
  const check = (forSubmit: boolean): Errors => {
    const found = { ...errorsOf(checked, forSubmit), ...errorsInLines(lines, values) }
    setErrors(found)
    return found
  }
  const given = { isNew: row === undefined, row: row ?? emptyRow, initial: initial ?? emptyRow }
  const needed = new Set([...Object.keys(requiredNow(checked)), ...askedNow(checked)])
  const state = { ...given, isDirty: Object.keys(changes).length > 0, needed }
  const told = { ...useTold(options, begun, values, off), values, changes, errors, off }
  return { entity, ...begun, ...told, ...state, proposed, propose, set, leave, check, setErrors, fill: setTyped }
}

/** What the values come to. */
const useTold = (
  { entity, row }: FormOptions,
  { asker, lines }: ReturnType<typeof useFirst>,
  values: Values,
  off: ReadonlySet<string>,
) => ({
  /** Returns a formula's value over the typed values; null while it cannot be computed. */
  formula: (name: string): unknown => {
    const rule = ownFormula(entity.fields[name])
    return (rule && evaluate(rule, { ...row, ...wireValues(entity, values) }, asker)) ?? null
  },
  /** Values as they are sent, child rows among them. */
  wire: (given: Values): Values => ({
    ...wireValues(entity, Object.fromEntries(Object.entries(given).filter(([name]) => !off.has(name)))),
    ...Object.fromEntries(
      lines.flatMap((each) => (each.key in given ? [[each.key, wireLines(each, linesIn(given[each.key]))]] : [])),
    ),
  }),
})

/** Which fields and lists there are and how they begin. */
const useFirst = ({ entity, row, initial, decided = none, only }: FormOptions) => {
  const asker = useAsker()
  const dicts = useDicts()
  const names = useMemo(
    () =>
      (only?.filter((name) => !(name in (entity.lines ?? {}))) ?? formNames(entity, asker, row)).filter(
        (name) => !decided.includes(name),
      ),
    [entity, asker, row, only, decided],
  )
  const lines = useFormLines(only ? { ...entity, lines: among(entity.lines, only) } : entity, asker, row)
  const keys = lines.map(({ key }) => key).join()
  const first = useMemo(() => {
    const own = row ? rowValues(entity, names, row) : firstValues(entity, names, asker, dicts, initial)
    const listed = keys.split(',').filter(Boolean)
    return { ...own, ...Object.fromEntries(listed.map((key) => [key, row?.[key] ?? initial?.[key] ?? []])) }
  }, [row, names, entity, asker, dicts, initial, keys])
  return { asker, names, lines, first }
}

const among = (lines: Entity['lines'], only: readonly string[]): NonNullable<Entity['lines']> =>
  Object.fromEntries(Object.entries(lines ?? {}).filter(([key]) => only.includes(key)))

export type Form = ReturnType<typeof useForm>

const emptyRow: Row = {}
const none: readonly string[] = []
