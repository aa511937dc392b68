import type { EditRight } from './edit-right.ts'
import type { Expr } from './expr.ts'
import { type Field, isReadonly, type ValueOf } from './field.ts'
import { inlined } from './inline.ts'
import { datetime } from './kinds/date.ts'
import { int } from './kinds/int.ts'
import { ref } from './kinds/ref.ts'
import { text } from './kinds/text.ts'
import type { Listing } from './listing.ts'
import type { Mark } from './mark.ts'
import type { EntityName, FieldNameOf, HandlerName, OperationCode } from './registry.ts'
import type { Token, TokenRows } from './token.ts'
import type { AuditOptions, Workflow } from './workflow.ts'

export type Fields = Readonly<Record<string, Field>>

/** Fields every entity has, so declarations leave them out. */
const system = {
  id: text('ID', { required: true, readonly: true }),
  tzCreate: datetime('创建时间', { required: true, readonly: true }),
  tzUpdate: datetime('更新时间', { required: true, readonly: true }),
  creatorId: ref('创建人', 'user' as EntityName, { readonly: true, onDelete: 'setNull' }),
  version: int('版本', { required: true, readonly: true, default: 1 }),
} as const
type System = typeof system

type Names<F> = Extract<keyof F | keyof System, string>
type Need<F> = { [K in keyof F]: { [P in K]: ValueOf<F[K]> | null } }[keyof F]
/** What a rule over this entity may ask: its columns, with values that can occur. */
export type Needs<F> = Need<F> | Need<System>

/** A condition over the row's own values, checked on both sides; held by the database where it does not ask the clock. */
export interface Check<N = unknown> {
  readonly holds: Expr<N>
  readonly field: string
  readonly message: string
}

/** Fields that must be filled while a condition over the row holds. */
export interface Requirement<F extends string = string, N = unknown> {
  readonly when: Expr<N>
  readonly fields: readonly F[]
  /** In place of {label}不能为空. */
  readonly message?: string
}

interface LinesOf<E, F> {
  readonly of: E
  /** The child's reference to this entity. */
  readonly by: F
  /** What people call the list; the child's label when left out. */
  readonly label?: string
  /** The child's column that keeps the order sent, from 1. */
  readonly sort?: F
  /** At most so many rows; 500 when left out. */
  readonly max?: number
  /**
   * Who has the record in hand may decide single lines before the whole, by this call of the record: `{id, version,
   * result: 通过 | 核减 | 驳回, money?, opinion?}`. `cut` is the child's column that keeps a lower figure, where there is
   * one.
   */
  readonly decided?: { readonly call: string; readonly cut?: F }
  /** Writable also when the record has passed its audit, or `edits` holds its fields. */
  readonly free?: boolean
}

/** Child rows that come with their parent: a line with an id changes that row, without one makes it, a row unnamed goes. */
export type Lines = [EntityName] extends [never]
  ? LinesOf<string, string>
  : { [E in EntityName]: LinesOf<E, FieldNameOf<E>> }[EntityName]

/** A grant of rows that shows some of their fields alone (and the system's). */
export interface Partial<F extends string = string, N = unknown> {
  readonly when: Expr<N>
  readonly fields: readonly F[]
}

export interface Shape<F extends Fields> {
  readonly label: string
  /** What one of them is called where the label tells of its audit: 文件. */
  readonly one?: string
  /** REST name when it differs from the entity's. */
  readonly resource?: string
  /** The field that names a row to people. */
  readonly title: NoInfer<Extract<keyof F, string>>
  /** What stands before the title where a row is called by both: the course before the person who learns it. */
  readonly subject?: NoInfer<Extract<keyof F, string>>
  readonly id?: 'uuid' | 'text' | 'int'
  readonly fields: F
  /**
   * Who sees a row: each part grants, none takes away. `partial` and `token` grant some of its fields; whoever comes by
   * none of the others reads those alone.
   */
  readonly rows: {
    readonly own?: Expr<NoInfer<Needs<F>>>
    readonly manage?: Expr<NoInfer<Needs<F>>>
    readonly also?: readonly Expr<NoInfer<Needs<F>>>[]
    readonly partial?: readonly Partial<NoInfer<Names<F>>, NoInfer<Needs<F>>>[]
    /** Several where the rows are reached by the tokens of several entities. */
    readonly token?:
      | TokenRows<NoInfer<Names<F>>, NoInfer<Needs<F>>>
      | readonly TokenRows<NoInfer<Names<F>>, NoInfer<Needs<F>>>[]
  }
  readonly token?: Token<NoInfer<Names<F>>, NoInfer<Needs<F>>>
  /** The person a record is about; reads its secrets and may not decide on it. Default: `rows.own`. */
  readonly self?: Expr<NoInfer<Needs<F>>>
  /** Who, besides the person themselves and holders of the code, reads the fields secret by it. */
  readonly opens?: { readonly [C in OperationCode]?: Expr<NoInfer<Needs<F>>> }
  /** Fields that the person the record is about (`self`) may write, beside those who may update it. */
  readonly mine?: readonly NoInfer<Names<F>>[]
  /** Who may write; what is not named falls to `rows.manage`. */
  readonly write?: {
    readonly create?: Expr<NoInfer<Needs<F>>>
    readonly update?: Expr<NoInfer<Needs<F>>>
    readonly remove?: Expr<NoInfer<Needs<F>>>
  }
  /** Which fields may be written, and by whom, while the row is in a state in which not all may. */
  readonly edits?: readonly EditRight<NoInfer<Names<F>>, NoInfer<Needs<F>>>[]
  readonly workflow?: Workflow<string, NoInfer<Names<F>>, NoInfer<Needs<F>>>
  readonly flows?: readonly Workflow<string, NoInfer<Names<F>>, NoInfer<Needs<F>>>[]
  readonly audit?: AuditOptions<NoInfer<Names<F>>, NoInfer<Needs<F>>>
  readonly checks?: readonly Check<NoInfer<Needs<F>>>[]
  readonly requires?: readonly Requirement<NoInfer<Names<F>>, NoInfer<Needs<F>>>[]
  readonly unique?: readonly {
    readonly fields: readonly NoInfer<Names<F>>[]
    readonly where?: Expr<NoInfer<Needs<F>>>
    readonly message: string
    /** Where it is the state of things that refuses, not what was typed. */
    readonly as?: 'CONFLICT'
  }[]
  /** Rows that name the same in `by` never lie over each other from one day to the other, both included. */
  readonly apart?: readonly {
    readonly by: NoInfer<Names<F>>
    readonly from: NoInfer<Names<F>>
    readonly to: NoInfer<Names<F>>
    readonly where?: Expr<NoInfer<Needs<F>>>
    readonly message: string
  }[]
  readonly indexes?: readonly (readonly NoInfer<Names<F>>[])[]
  /** Rows stand below one another by this reference to their own kind: never in a circle, at most so deep. */
  readonly tree?: {
    readonly parent: NoInfer<Names<F>>
    readonly maxDepth?: number
    /** Whoever names a row is told what it stands below, up to the root: `{id, name, parent}`. For rows nobody hides. */
    readonly isNamedWhole?: true
  }
  /** Who is locked for missing reports or too many warnings makes no new row and hands none in. */
  readonly heedsLocks?: true
  /** What stands for ever: every row, or those for which `where` holds; columns in `free` may still be written. */
  readonly appendOnly?:
    | true
    | { readonly where?: Expr<NoInfer<Needs<F>>>; readonly free?: readonly NoInfer<Names<F>>[] }
  /** What readers mark rows with for themselves: 关注. */
  readonly marks?: readonly Mark<NoInfer<Names<F>>>[]
  readonly list?: Listing<NoInfer<F>, NoInfer<Names<F>>>
  /** Sections of the form and of the record; what is not named stands in a last section. */
  readonly form?: readonly { readonly title: string; readonly fields: readonly NoInfer<Names<F>>[] }[]
  /** Up to five fields for cards and the approver's inbox. */
  readonly summary?: readonly NoInfer<Names<F>>[]
  /** Lists of child rows sent, stored and given out with the record, by the key of the list. */
  readonly lines?: { readonly [key: string]: Lines }
  /** Child entities shown with the record, by the column that names it. */
  readonly children?: readonly {
    readonly of: EntityName
    readonly by: string
    readonly label?: string
    /** They are looked at there: a new one comes another way. */
    readonly readOnly?: boolean
  }[]
  /** Every open page goes by its rows: all hear that something changed, and nothing of what. */
  readonly onEveryPage?: boolean
  /** Rows are written by the system only. */
  readonly readOnly?: boolean
  /** Generic writes are refused with this sentence (rows come and go with another entity), as FORBIDDEN or as said. */
  readonly madeBy?: {
    readonly create?: string
    readonly update?: string
    readonly remove?: string
    readonly as?: 'CONFLICT'
    /** What those are told whom the rights keep from writing: rows the system makes, and their keepers. */
    readonly others?: string
  }
  /** Handlers of the write path: further rules before a row is stored, and what follows after. */
  readonly on?: { readonly [moment in 'check' | 'saved' | 'removing']?: HandlerName }
}

export interface Entity<N extends string = string, F extends Fields = Fields> extends Omit<Shape<Fields>, 'fields'> {
  readonly name: N
  readonly fields: F
  readonly resource: string
  readonly idKind: 'uuid' | 'text' | 'int'
}

type WithSystem<F> = F & Omit<System, keyof F>

/** Declares an entity; everything the product knows of it follows from here. */
export const entity = <const N extends string, const F extends Fields>(
  name: N,
  shape: Shape<F>,
): Entity<N, WithSystem<F>> => {
  const { fields, resource = name, id = 'uuid', ...rest } = shape
  const { id: _id, ...given } = fields
  const { id: _system, ...after } = system
  return {
    ...(rest as unknown as Omit<Shape<Fields>, 'fields'>),
    name,
    resource,
    idKind: id,
    fields: inlined({ id: fields.id ?? system.id, ...given, ...after }) as unknown as WithSystem<F>,
  }
}

/** Fields of the row that must be filled as it stands, with what is said where they are not. */
export const requiredIn = (
  e: Pick<Entity, 'fields' | 'requires'>,
  holds: (rule: Expr<unknown>) => boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(e.requires ?? [])]
      .reverse()
      .filter(({ when }) => holds(when as Expr<unknown>))
      .flatMap(({ fields, message }) =>
        (fields as readonly string[]).map((name) => [name, message ?? `${e.fields[name]?.label}不能为空`]),
      ),
  )

/** A row as stored and given out, without the shown objects of its references. */
export type Row<E> = E extends Entity<string, infer F> ? { -readonly [K in keyof F]: ValueOf<F[K]> } : never

/** The fields a form may write. */
export const writable = (e: Entity): string[] =>
  Object.keys(e.fields).filter((name) => !isReadonly(e.fields[name] as Field) && !(name in system))

/** The column that the shared audit moves. */
export const auditField = ({ audit }: Entity): string => audit?.field ?? 'status'
/** Where a row stands in its audit; '' where it has none. */
export const auditState = (e: Entity, row: Readonly<Record<string, unknown>> | null | undefined): string =>
  String(row?.[auditField(e)] ?? '')
/** The column that names who asks. */
export const applicantField = ({ audit, fields }: Entity): string =>
  audit?.applicant ?? ('initiator' in fields ? 'initiator' : 'creatorId')

/** The state fields of the entity: moved by transitions alone. */
export const stateFields = (e: Entity): string[] => [
  ...(e.audit ? [auditField(e)] : []),
  ...(e.workflow ? [e.workflow.field] : []),
  ...(e.flows ?? []).map((flow) => flow.field),
]

/** What people call one row. */
export const nameOfOne = ({ one, label }: Entity): string => one ?? label

/** The column that switches a row on and off, where the entity has one. */
export const switchOf = (e: Entity): string | undefined =>
  ['isEnable', 'active', 'isUse'].find((name) => e.fields[name])

export const isSystemField = (name: string): boolean => name in system
