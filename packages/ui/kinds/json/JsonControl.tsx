import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { hasParts } from '@chengban/kernel/kinds/parts.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../declarations/load-part.ts'
import type { ControlProps } from '../widget.ts'
import { ChoicesControl } from './ChoicesControl.tsx'
import { formOf } from './json-form.ts'
import { LinesControl } from './LinesControl.tsx'
import { NumbersControl, TextsControl } from './TextsControl.tsx'

// its parts are controls of every kind, this one among them
const PartsControl = lazyPart(async () => ({ default: (await import('./PartsControl.tsx')).PartsControl }))

const controls = { choices: ChoicesControl, texts: TextsControl, numbers: NumbersControl }

/** Structured data as its declaration says: lines as a grid, an object by its parts, words and numbers as chips. */
export const JsonControl = (props: ControlProps) => {
  const { field } = props
  if (isLines(field)) return <LinesControl {...props} />
  if (hasParts(field))
    return (
      <Suspense>
        <PartsControl {...props} field={field} />
      </Suspense>
    )
  const form = formOf(field)
  if (form === undefined) return null
  const Control = controls[form]
  return <Control {...props} />
}
