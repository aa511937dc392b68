import { field, le } from '@chengban/kernel/expr.ts'

/** Days of a plan that follow each other, each after every one before it, whichever of them are given. */
export const inOrder = <const F extends string>(names: readonly F[]) =>
  names.flatMap((later, at) =>
    names
      .slice(0, at)
      .map((earlier) => ({ holds: le(field(earlier), field(later)), field: later, message: '日期错误' })),
  )
