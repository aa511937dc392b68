import { json } from '@chengban/kernel/kinds/json.ts'
import { noOptions } from '@chengban/kernel/kinds/no-options.ts'

const choices = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'].map((day, at) => [at + 1, day] as const)

/** Days of the week, 1 for Monday. */
export const weekdays = <const O extends object = object>(label: string, options = noOptions<O>()) =>
  json(label, { structure: ['int'], choices, ...options })
