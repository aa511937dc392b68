import { anyOf, isSet } from '@chengban/kernel/expr.ts'

/** Refuses a report that has neither progress nor a summary. */
export const saysSomething = (name: string) =>
  ({ holds: anyOf(isSet('progress'), isSet('summarize')), field: 'progress', message: `请填写${name}内容` }) as const
