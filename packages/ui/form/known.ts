import type { Form } from './use-form.ts'
import type { Values } from './values.ts'

/** All that a form knows of its row. */
export const knownOf = ({ initial, row, values }: Pick<Form, 'initial' | 'row' | 'values'>): Values => ({
  ...initial,
  ...row,
  ...values,
})
