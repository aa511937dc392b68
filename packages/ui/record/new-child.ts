import { type Entity, writable } from '@chengban/kernel/entity.ts'
import { type Asker, evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import type { Offered } from '@chengban/kernel/shape.ts'
import { handRule } from '@chengban/kernel/write-rules.ts'
import { createVerdict } from '../data/asker.ts'
import { rowTyped } from '../data/known-row.ts'
import { idOf, type Row } from '../data/row.ts'
import type { Child } from './RecordTabs.tsx'

/** A record with rows that name it. */
export interface ChildParent {
  readonly entity: Entity
  readonly row: Row
}

/** What a new row under a record begins with; undefined where it cannot be made from there. */
export const beginningOf = ({ by, begins, readOnly }: Child, of: Entity, { row }: ChildParent): Row | undefined => {
  if (readOnly) return undefined
  if (begins) return Object.fromEntries(Object.entries(begins).map(([name, column]) => [name, row[column] ?? null]))
  return writable(of).includes(by) ? { [by]: idOf(row) } : undefined
}

/** The same for this person; what the rule asks of the record is answered by it. */
export const newUnder = (child: Child, of: Entity, parent: ChildParent, asker: Asker): Row | undefined => {
  const begun = beginningOf(child, of, parent)
  return begun && mayCreateUnder(child, of, parent, begun, asker) ? begun : undefined
}

/** What the declaration offers to make from a record, each with the child it becomes. */
export const followersOf = ({ children = [] }: Entity): readonly { readonly child: Child; readonly offer: Offered }[] =>
  children.flatMap((child) => (child.offered ?? []).map((offer) => ({ child, offer })))

/** What such a one begins with; undefined while it is not offered, or to whom it is not. */
export const followingOf = (
  child: Child,
  { when, starts }: Offered,
  of: Entity,
  parent: ChildParent,
  asker: Asker,
): Row | undefined => {
  const begun = evaluate(when, parent.row, asker) === true ? newUnder(child, of, parent, asker) : undefined
  return begun && { ...begun, ...starts }
}

const mayCreateUnder = (child: Child, of: Entity, parent: ChildParent, begun: Row, asker: Asker): boolean => {
  const create = answered(handRule(of), child, parent, asker)
  return createVerdict({ ...of, write: { ...of.write, create: create as never } }, asker, begun) !== false
}

const answered = (rule: Expr<unknown>, child: Child, parent: ChildParent, asker: Asker): Expr<unknown> => {
  const { op } = rule
  if (op.is === 'and' || op.is === 'or')
    return { op: { ...op, args: op.args.map((arg) => answered(arg, child, parent, asker)) } }
  if (op.is !== 'via' || op.field !== child.by || (op.to && op.to !== parent.entity.name)) return rule
  const said = evaluate(op.rule, rowTyped(parent.entity, parent.row, {}, asker), asker)
  return said === undefined ? rule : { op: { is: 'value', value: said === true } }
}
