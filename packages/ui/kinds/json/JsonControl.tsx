import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { useState } from 'react'
import type { ControlProps } from '../widget.ts'
import { formOf } from './json-form.ts'
import { LinesControl } from './LinesControl.tsx'
import { PairsControl } from './PairsControl.tsx'
import { TextsControl } from './TextsControl.tsx'
import { WrittenControl } from './WrittenControl.tsx'

const controls = { texts: TextsControl, pairs: PairsControl, written: WrittenControl }

/** Structured data by its shape: lines as a grid, words as chips, an object as names and values, the rest as its text. */
export const JsonControl = (props: ControlProps) => {
  // what is half typed must not change the control it is typed into
  const [form] = useState(() => formOf(props.value, props.field))
  const Control = isLines(props.field) ? LinesControl : controls[form]
  return <Control {...props} />
}
