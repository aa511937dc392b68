import { listIn } from '@chengban/kernel/list-in.ts'
import { Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { Line } from '../kinds/lines/line.ts'
import type { FormLines } from './form-lines.ts'
import { knownOf } from './known.ts'
import type { Form } from './use-form.ts'
import type { TellingInput } from './use-told.ts'
import type { Values } from './values.ts'

const ToldFigures = lazyPart(() => import('./ToldFigures.tsx'))
const ToldFills = lazyPart(() => import('./ToldFills.tsx'))

interface Props {
  readonly list: FormLines
  readonly form: Form
  readonly line: Line
}

/** The same for a line: the record's values are added under the line's reference to it. */
export const LineFigures = ({ name, ...of }: Props & { readonly name: string }) =>
  of.list.child.tells?.some(({ at }) => at === name) && (
    <Suspense>
      <ToldFigures {...askedOf(of)} name={name} />
    </Suspense>
  )

export const LineFills = ({ fill, ...of }: Props & { readonly fill: (values: Values) => void }) => (
  <Suspense>
    <ToldFills {...askedOf(of)} onFill={fill} />
  </Suspense>
)

const askedOf = ({ list: { child, by, key }, form, line }: Props): TellingInput => {
  const record = Object.entries(knownOf(form)).map(([column, value]) => [`${by}.${column}`, value])
  const lines = listIn<Line>(form.values[key])
  return {
    entity: child,
    known: { ...Object.fromEntries(record), ...line },
    others: lines.filter((other) => other !== line),
  }
}
