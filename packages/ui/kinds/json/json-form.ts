import type { Field } from '@chengban/kernel/field.ts'
import { listIn } from '@chengban/kernel/list-in.ts'

/** How structured data other than lines and objects of parts is typed; undefined where nobody types it. */
export type JsonForm = 'choices' | 'texts' | 'numbers'

export const formOf = ({ options }: Field): JsonForm | undefined => {
  const { choices, dict, among, structure } = options
  if (choices || dict || among) return 'choices'
  const [one] = listIn<unknown>(structure)
  return one === 'text' ? 'texts' : one === 'int' ? 'numbers' : undefined
}
