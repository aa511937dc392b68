import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { errorsOf } from './check.ts'
import { errorsInLines, linesIn } from './errors.ts'
import { wrongPlaces } from './places.ts'
import type { Form } from './use-form.ts'

/** A place that still lacks something, with the name people know it by. */
export interface Lack {
  readonly place: string
  readonly label: string
}

/** The fields that a submission would refuse now, and the empty lists of a step. */
export const lacksOf = (form: Form, listed: readonly string[]): readonly Lack[] => {
  const { entity, names, values, row, initial, asker, lines, off, isNew } = form
  const kept = { entity, names: names.filter((name) => !off.has(name)), values, initial, asker }
  const checked = isNew ? kept : { ...kept, row }
  const errors = { ...errorsOf(checked, true), ...errorsInLines(lines, values) }
  const wrong = wrongPlaces({ entity, names, lines, errors }).map(({ field, label }) => ({ place: field, label }))
  const empty = lines.filter(({ key }) => listed.includes(key) && isEmpty(linesIn(values[key])))
  return [...wrong, ...empty.map(({ key, label }) => ({ place: key, label }))]
}
