import type { Values } from '@chengban/engine/row/scene.ts'
import { anyOf, type Expr, holds, me } from '@chengban/kernel/expr.ts'

/** What a request to move a date needs to know of a kind of record. */
export interface Target {
  readonly kind: 'task' | 'applyFor' | 'bug'
  /** The columns of the agreed date, of the first one, and of its state. */
  readonly date: string
  readonly original: string
  readonly state: string
  readonly states: readonly string[]
  readonly who: Expr<unknown>
  /** The code of those who ask as often as they like; null where everybody does. */
  readonly endless: 'task:manage' | 'applyFor:manage' | null
  /** Who may be asked, in order, as SQL over the record `t` and its project `p`. */
  readonly auditors: string
  /** What the request is written as. */
  readonly request: 'change' | 'bugChange'
  named(id: unknown): Values
}

const ofKind = (targetType: 'task' | 'applyFor') => (targetId: unknown) => ({ targetType, targetId })

export const targets: Readonly<Record<Target['kind'], Target>> = {
  task: {
    kind: 'task',
    date: 'date',
    original: 'originalTime',
    state: 'status',
    states: ['待开始', '进行中'],
    who: anyOf(me('designee'), me('userId')),
    endless: 'task:manage',
    auditors: 't.auditor1, t.auditor2, t.user_id',
    request: 'change',
    named: ofKind('task'),
  },
  applyFor: {
    kind: 'applyFor',
    date: 'endTime',
    original: 'originalTime',
    state: 'stage',
    states: ['开发中'],
    who: anyOf(me('solverId'), holds('applyFor:manage')),
    endless: 'applyFor:manage',
    auditors: 't.audit2, p.dev_principal_id',
    request: 'change',
    named: ofKind('applyFor'),
  },
  bug: {
    kind: 'bug',
    date: 'endTime',
    original: 'originalTime',
    state: 'status',
    states: ['已确认', '处理中'],
    who: anyOf(me('solverId'), holds('bug:manage')),
    endless: null,
    auditors: 'p.dev_principal_id, p.principal_id',
    request: 'bugChange',
    named: (bugId) => ({ bugId }),
  },
}
