import type { Entity } from '@chengban/kernel/entity.ts'
import { Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { Line } from '../kinds/lines/line.ts'
import { knownOf } from './known.ts'
import type { Form } from './use-form.ts'
import type { Values } from './values.ts'

const ToldFigures = lazyPart(() => import('./ToldFigures.tsx'))

interface Props {
  readonly child: Entity
  /** The line's reference to the record of the form. */
  readonly by: string
  readonly form: Form
  readonly name: string
  readonly line: Line
  readonly fill: (values: Values) => void
}

/** The same of a line: what is known of the record goes along behind the line's reference to it. */
export const LineFigures = ({ child, by, form, name, line, fill }: Props) => {
  if (!child.tells?.some(({ at }) => at === name)) return null
  const record = Object.entries(knownOf(form)).map(([column, value]) => [`${by}.${column}`, value])
  return (
    <Suspense>
      <ToldFigures entity={child} known={{ ...Object.fromEntries(record), ...line }} name={name} onFill={fill} />
    </Suspense>
  )
}
