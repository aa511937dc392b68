import { anyOf, isSet } from '@chengban/kernel/expr.ts'

/** A report goes in with what was done or what came of it. */
export const saysSomething = (name: string) =>
  ({ holds: anyOf(isSet('progress'), isSet('summarize')), field: 'progress', message: `请填写${name}内容` }) as const
