import { anyOf, type Expr, me, nobody } from '@chengban/kernel/expr.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import type { Guard } from '@chengban/kernel/workflow.ts'
import { handingIn } from './handing-in.ts'
import { locking, unlocking } from './locking.ts'
import { reviewing } from './reviewing.ts'

export const reportStates = ['未填', '草稿', '已提交', '已阅', '已点评', '退回', '已锁定', '免交'] as const

interface Ways<
  R extends Expr<unknown>,
  A extends Expr<unknown>,
  D extends Expr<unknown>,
  G extends readonly Guard<unknown>[],
> {
  /** What people call one such report, with its period. */
  readonly name: string
  /** Who reviews besides the reviewer. */
  readonly reviewers?: R
  /** The first and the last day of its period. */
  readonly since: A
  readonly until: D
  readonly submit: G
  readonly demand?: HandlerName
  /** Handler that recounts when a report becomes on time, late or missing. */
  readonly counted?: HandlerName
}

/** Every report is written in its window, read, answered; locked where it is missing, and opened again on request. */
export const reportStatus = <
  A extends Expr<unknown>,
  D extends Expr<unknown>,
  const G extends readonly Guard<unknown>[],
  R extends Expr<unknown> = Expr,
>({
  name,
  reviewers,
  since,
  until,
  submit,
  demand,
  counted,
}: Ways<R, A, D, G>) =>
  ({
    field: 'status',
    states: reportStates,
    initial: '未填',
    moves: [
      ...handingIn({ name, submit, demand, counted }),
      ...reviewing(name, anyOf(me('manager'), reviewers ?? nobody)),
      ...locking(name, { since, until }, counted),
      ...unlocking(name, until),
    ],
  }) as const
