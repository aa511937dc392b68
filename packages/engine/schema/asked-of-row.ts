import type { Op } from '@chengban/kernel/expr.ts'

export type Children = Extract<Op, { is: 'children' }>

/** Whether it reads more than the id of the row it counts for. */
export const asksAround = (op: Children): boolean => op.at !== undefined || asksRow(op)

/** The column of the row that the function of a figure is given: where it asks no other, it does not look for the row. */
export const givenOf = (op: Children): string =>
  op.at === undefined || op.seen || op.named || asksRow(op) ? 'id' : op.at

/** Whether conditions or values name columns of that row. */
const asksRow = ({ where, value, sort, by, named, through }: Children): boolean =>
  /"is":"(parent|around)"/.test(JSON.stringify([where, value, sort, by, named, through]))
