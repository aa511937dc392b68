import type { Entity } from '@chengban/kernel/entity.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import type { Errors } from './check.ts'
import type { FormLines } from './form-lines.ts'

interface Placed {
  readonly entity: Entity
  readonly names: readonly string[]
  readonly lines: readonly FormLines[]
}

/** Whether the form shows the place an error names: a field, a list, a value inside one. */
export const isOwnPlace = ({ names, lines }: Placed, place: string): boolean => {
  const [head = ''] = place.split('.')
  return names.includes(head) || lines.some(({ key }) => key === head)
}

/** Returns the errors in the order of the form, with the labels that people know: 联系电话, 联系人第2行手机. */
export const wrongPlaces = (form: Placed & { readonly errors: Errors }) =>
  [...form.names, ...form.lines.map(({ key }) => key)].flatMap((name) =>
    Object.keys(form.errors)
      .filter((place) => place === name || place.startsWith(`${name}.`))
      .sort(byLine)
      .map((place) => ({ field: place, label: labelOf(form, place) })),
  )

const byLine = (a: string, b: string): number => Number(a.split('.')[1] ?? -1) - Number(b.split('.')[1] ?? -1)

const labelOf = ({ entity, lines }: Placed, place: string): string => {
  const [head = '', at, name = ''] = place.split('.')
  const field = entity.fields[head]
  const list = lines.find(({ key }) => key === head)
  const label = list?.label ?? field?.label ?? head
  if (at === undefined) return label
  const inner = list ? list.child.fields[name] : field && isLines(field) ? field.options.shape[name] : undefined
  return `${label}第${Number(at) + 1}行${inner?.label ?? ''}`
}
