import type { Consequence } from './consequence.ts'
import type { Decided, Decider } from './decided.ts'
import type { Except } from './except.ts'
import type { Expr } from './expr.ts'
import type { Field } from './field.ts'
import type { MoveBegin } from './move-begin.ts'
import type { Limit, MoveCall } from './move-call.ts'
import type { HandlerName, OperationCode } from './registry.ts'
import type { Requirement } from './shape.ts'
import type { Together } from './together.ts'

/** What must hold for a move; `field` makes the refusal a VALIDATION at that field, without it it is a CONFLICT. */
export interface Guard<Needs = unknown> {
  readonly holds: Expr<Needs>
  /** `{column}`, `{ref.column}` and names of `fill` are filled in. */
  readonly message: string
  readonly field?: string
  /** Figures that the message names, worked out only when it is said. */
  readonly fill?: { readonly [name: string]: Expr<Needs> }
}

/**
 * Where a move leads: a state; `same`, where it is an act without a move; the states a person may choose among, sent
 * under the state field's name; the state a formula gives, or a handler.
 */
export type Target<S extends string = string, Needs = unknown> =
  | S
  | 'same'
  | readonly S[]
  | Expr<Needs>
  | { readonly handler: HandlerName }

/** A named change of state: the only way a state field is ever written. */
export interface Move<S extends string = string, F extends string = string, Needs = unknown>
  extends Consequence<F, Needs> {
  readonly name: string
  /** The word on the button. */
  readonly label: string
  readonly from: readonly S[]
  readonly to: Target<S, Needs>
  /** `nobody`: the system alone, as an effect or in a job. */
  readonly who: Expr<Needs>
  /** Who may not even so; they hear this before they hear of the state. */
  readonly except?: readonly Except<Needs>[]
  /** The message in a state from which it does not start, instead of 当前状态不能{label}. */
  readonly elsewhere?: string | { readonly [K in S]?: string }
  /** The field at which that is said: a VALIDATION, where it is a CONFLICT otherwise. */
  readonly elsewhereAt?: F
  /** Columns the person gives with the move, readonly and fixed ones too. */
  readonly input?: readonly F[]
  /** What the person gives beside columns: read by its kind, handed to handlers, named by `asked`. */
  readonly asks?: { readonly [name: string]: Field }
  /** First values of its form, of `input` and `asks`. */
  readonly begins?: { readonly [K in F | (string & {})]?: MoveBegin<F> }
  /** Made over what this page showed: its digest is named at every door, or compared by a handler without a column. */
  readonly shown?: { readonly page: `/demand/${string}`; readonly digest?: F }
  /** Columns that name rows to be locked first, in this order; a path reaches further (`contractId.parentId`). */
  readonly locks?: readonly (F | `${string}.${string}`)[]
  /** Of a move that takes long: the state, among `from`, seen meanwhile; it is made again from there where it died. */
  readonly during?: S
  /** Over a row in that state: the state it had before; the initial one where left out. */
  readonly stood?: Expr<Needs>
  readonly call?: `/${string}` | MoveCall<F>
  /** A GET call that answers the move's conditions, shown in its dialog: `points`, each with `ok` and a message. */
  readonly points?: `/${string}`
  /** Parts of the answer that appear nowhere else: shown to be copied, until the person closes them. */
  readonly shows?: { readonly [part: string]: string }
  /** Locks further rows before the record: gets the id, the input and the person. */
  readonly ahead?: HandlerName
  /** Fields among `input` that must be filled, with their message. */
  readonly required?: { readonly [K in F]?: string }
  /** Fields of `input` and `asks`, or the `opinion`, that must be filled while a condition over the row as it will be holds. */
  readonly requires?: readonly Requirement<string, Needs>[]
  readonly guards?: readonly Guard<Needs>[]
  /** Runs in the same transaction before anything is written; its refusal refuses the move. */
  readonly guard?: HandlerName
  /** Runs in the same transaction after the state has moved; figures it gives are answered as `['counted', name]`. */
  readonly effect?: HandlerName
  readonly opinion?: 'required' | 'optional'
  /** The message when a required opinion is missing. */
  readonly opinionMessage?: string
  /** Destructive: asks once more. */
  readonly danger?: boolean
  /** Made of rows together too, all or none: `ids` in place of `id`, each `{id, version}`; `answers` names their number. */
  readonly many?: { readonly most: number; readonly answers?: string; readonly named?: Together }
  /** Made regardless of the version seen: the move decides nothing about the shown content. */
  readonly anyVersion?: true
  readonly limit?: Limit<Needs>
  /** The message where the input changes nothing; without it that is no mistake. */
  readonly unchanged?: string
}

/** A step that is allowed in every state and changes none: made, guarded and recorded like a move. */
export type Act<F extends string = string, Needs = unknown> = Omit<
  Move<string, F, Needs>,
  'from' | 'to' | 'elsewhere' | 'elsewhereAt'
>

export interface Workflow<S extends string = string, F extends string = string, Needs = unknown> {
  readonly field: string
  readonly states: readonly S[]
  readonly initial: S
  readonly moves: readonly Move<S, F, Needs>[]
  /** Decisions among its moves, each a task of the person who decides. */
  readonly decided?: Decided<S, F, Needs>
}

/** What an audited entity says beyond the shared audit. */
export interface AuditOptions<F extends string = string, Needs = unknown> {
  readonly levels: AuditLevel
  /** The column that the audit moves, where it is not `status`. */
  readonly field?: F
  /** The column that names who asks, where it is neither `initiator` nor `creatorId`. */
  readonly applicant?: F
  /** The columns of the opinions, level by level, where they are not the usual ones (see `opinionField`). */
  readonly opinions?: readonly F[]
  /** The operation code of a level, where it is not `{entity}:audit{k}` or `{entity}:audit`. */
  readonly codes?: { readonly [level: number]: OperationCode }
  /**
   * Who decides a level where neither the form nor the configuration names anybody, in order: the first who can. People
   * named by columns need no code; for a code, its oldest holder decides.
   */
  readonly approvers?: { readonly [level: number]: readonly Decider<F>[] }
  /** `none`: an approved record is not changed. Otherwise everybody who may update it may request a change. */
  readonly change?: 'none'
  /** Who may void approved records, and records in a state of `voidsAlso` while its condition holds. */
  readonly void?: Expr<Needs>
  readonly voidsAlso?: { readonly [state: string]: Expr<Needs> }
  /** The message when a record that cannot be deleted is deleted; by default 当前状态不可删除. */
  readonly undeletable?: string
  /** Who may submit besides holding the record in hand. */
  readonly submit: Expr<Needs>
  /** Columns the approver may give with their word; readonly ones too. */
  readonly input?: { readonly approve: readonly F[] }
  /** The message for a change that changes nothing, in place of 没有变更内容. */
  readonly unchanged?: string
  /** Must hold when the record is submitted, and again when it passes. */
  readonly guards?: { readonly [move: string]: readonly Guard<Needs>[] }
  readonly guard?: { readonly [move: string]: HandlerName }
  /** Parts of what the guard of an act gives into its answer. */
  readonly gives?: { readonly [move: string]: { readonly [name: string]: readonly string[] } }
  readonly effect?: { readonly [move: string]: HandlerName }
  /** What follows, as data; of `approve` when the last level has agreed, of `enter` (`set` alone) as a further one has it. */
  readonly after?: { readonly [K in AuditMove | 'enter']?: Consequence<F, Needs> }
  /** Columns that name rows every act locks before the record, in this order; a path reaches further. */
  readonly locks?: readonly (F | `${string}.${string}`)[]
  /** Further addresses of acts; `decide` takes `{id, version, pass, opinion}` and is approve or reject. */
  readonly calls?: { readonly [K in AuditMove | 'decide']?: `/${string}` | Omit<MoveCall<F>, 'pass'> }
  /** The phone page where it is decided, where it has its own: `?id=` follows. */
  readonly page?: `/phone/${string}`
  /** What an approver weighs before the rest, under a heading: figures of a ledger. */
  readonly figures?: { readonly title: string; readonly fields: readonly F[] }
  /** Levels passed as 自动通过（低于限额） while the field is true. */
  readonly skip?: readonly { readonly level: number; readonly field: F }[]
}

const numerals = '一二三四五'
/** The levels there are words for: an audit has as many of them as it says. */
export const auditLevels = [1, 2, 3, 4, 5] as const
export type AuditLevel = (typeof auditLevels)[number]

export const auditStates = {
  1: ['草稿', '待一级审核', '通过', '驳回', '已撤回', '变更中', '已作废'],
  2: ['草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '变更中', '已作废'],
  3: ['草稿', '待一级审核', '待二级审核', '待三级审核', '通过', '驳回', '已撤回', '变更中', '已作废'],
  4: ['草稿', '待一级审核', '待二级审核', '待三级审核', '待四级审核', '通过', '驳回', '已撤回', '变更中', '已作废'],
  5: [
    '草稿',
    '待一级审核',
    '待二级审核',
    '待三级审核',
    '待四级审核',
    '待五级审核',
    '通过',
    '驳回',
    '已撤回',
    '变更中',
    '已作废',
  ],
} as const satisfies Record<AuditLevel, readonly string[]>

/** The state every file picker and ledger counts as approved. */
export const AUDIT_STATUS_PASS = '通过'
export const draftStates = ['草稿', '驳回', '已撤回'] as const
export const editableStates: readonly string[] = [...draftStates]
/** 一级审核 … */
export const levelWord = (level: number): string => `${numerals[level - 1]}级审核`
export const waitingState = (level: number): string => `待${levelWord(level)}`
export const isWaiting = (status: unknown): boolean => typeof status === 'string' && /^待.级审核$/.test(status)
/** 1 for 待一级审核 …, 0 where nothing waits. */
export const waitingLevel = (status: unknown): number =>
  isWaiting(status) ? numerals.indexOf(String(status)[1] ?? '') + 1 : 0

/** The button words of the shared audit. */
export const auditMoves = {
  submit: '提交审核',
  approve: '同意',
  reject: '驳回',
  withdraw: '撤回',
  transfer: '转交',
  addSign: '加签',
  removeSign: '取消加签',
  auditWithdraw: '收回',
  urge: '催办',
  cc: '抄送',
  change: '变更',
  void: '作废',
} as const
export type AuditMove = keyof typeof auditMoves

/** The moves that the system makes on an audited record, on its own or because of another record. */
export const isSystemAct = (audit: AuditOptions | undefined, name: string): name is 'void' | 'withdraw' =>
  (name === 'void' || name === 'withdraw') && isOffered(audit, name)

/** Everything the system moves an entity's rows by: its own moves, and what its audit lets it do. */
export const systemMoves = (e: {
  readonly workflow?: { readonly moves: readonly { readonly name: string }[] }
  readonly flows?: readonly { readonly moves: readonly { readonly name: string }[] }[]
  readonly acts?: readonly { readonly name: string }[]
  readonly audit?: AuditOptions
}): string[] => [
  ...[e.workflow, ...(e.flows ?? []), { moves: e.acts ?? [] }].flatMap(
    (flow) => flow?.moves.map(({ name }) => name) ?? [],
  ),
  ...['void', 'withdraw'].filter((name) => isSystemAct(e.audit, name)),
]

/** Whether the entity's audit knows the move: changing and voiding are offered by declaration. */
export const isOffered = (audit: AuditOptions | undefined, name: string): name is AuditMove =>
  audit !== undefined &&
  Object.hasOwn(auditMoves, name) &&
  (name !== 'change' || audit.change !== 'none') &&
  (name !== 'void' || audit.void !== undefined)

export const opinionFields = ['opinionFirst', 'opinion', 'opinion3', 'opinion4', 'opinion5'] as const

/**
 * The column for the opinion of a level: `opinionFirst` for the first of several, `opinion` for the last (`isLast`),
 * `opinion3`, `opinion4` … for those between.
 */
export const opinionField = (
  { levels, opinions }: Pick<AuditOptions, 'levels' | 'opinions'>,
  level: number,
  isLast = level === levels,
): string => {
  if (opinions) return opinions[level - 1] ?? 'opinion'
  if (level === 1 && levels > 1) return 'opinionFirst'
  return isLast ? 'opinion' : `opinion${level + 1}`
}
