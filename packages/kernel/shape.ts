import type { CarryingIndex } from './carrying-index.ts'
import type { EditRight } from './edit-right.ts'
import type { Expr } from './expr.ts'
import type { Field, ValueOf } from './field.ts'
import type { Listing } from './listing.ts'
import type { Mark } from './mark.ts'
import type { RecordPage } from './page.ts'
import type { EntityName, FieldNameOf, HandlerName, OperationCode } from './registry.ts'
import type { System } from './system-fields.ts'
import type { Telling } from './telling.ts'
import type { Token, TokenRows } from './token.ts'
import type { Act, AuditOptions, Guard, Workflow } from './workflow.ts'

export type Fields = Readonly<Record<string, Field>>

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
   * Those who decide on the record may decide single lines first, by this call of the record: `{id, version, result: 通过
   * | 核减 | 驳回, money?, opinion?}`. `cut` is the child's column for a reduced figure. With a `handler`, the approval of
   * the whole may carry the verdicts under the list's key: the handler gets them as `asked` before the whole is
   * decided. `agreed` is the state of a line agreed to before the whole, where 通过 would already be in force.
   */
  readonly decided?: {
    readonly call: string
    readonly cut?: F
    readonly handler?: HandlerName
    readonly agreed?: string
  }
  /**
   * Also written in parts, each by the name of a value of `by`, as the figure of that name shows it: a part that is sent
   * replaces the rows of the value, which `key` tells apart.
   */
  readonly parts?: { readonly by: F; readonly key: F; readonly values: readonly string[] }
  /**
   * In the form of the record right below its first section, each line a card beside what it keeps in this column of
   * files; files that are dropped on the list make a line each. `first` stand on the card, other columns behind 更多.
   */
  readonly beside?: { readonly file: F; readonly first: readonly F[] }
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

/**
 * The next record that is made from this one: `starts` gives the first values of its form, besides those that follow
 * from the record.
 */
export interface Offered<N = unknown> {
  readonly label: string
  readonly when: Expr<N>
  readonly starts?: { readonly [column: string]: unknown }
  /** On the record alone: rows of its list have no room for the button. */
  readonly isOnRecord?: true
}

/** All that a declaration may say of an entity. */
export interface Shape<F extends Fields> {
  readonly label: string
  /** What one of them is called where the label tells of its audit: 文件. */
  readonly one?: string
  /** REST name when it differs from the entity's. */
  readonly resource?: string
  /** The field that names a row to people. */
  readonly title: NoInfer<Extract<keyof F, string>>
  /** The first part of the title where people call a row by two names: the course before the learner. */
  readonly subject?: NoInfer<Extract<keyof F, string>>
  readonly id?: 'uuid' | 'text' | 'int'
  readonly fields: F
  /**
   * Who sees a row: each part grants, none takes away. `partial` and `token` grant some of its fields; people with none
   * of the other grants read only those.
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
  /**
   * Who, besides holders of the code, reads the fields secret by it: by the code, beside the person the record is
   * about; by a field's name, in place of all others, that field alone.
   */
  readonly opens?: { readonly [C in OperationCode | NoInfer<Extract<keyof F, string>>]?: Expr<NoInfer<Needs<F>>> }
  /** Fields that the person the record is about (`self`) may write, beside those who may update it. */
  readonly mine?: readonly NoInfer<Names<F>>[]
  /** Who may write; an operation that is not named uses `rows.manage`. */
  readonly write?: {
    readonly create?: Expr<NoInfer<Needs<F>>>
    readonly update?: Expr<NoInfer<Needs<F>>>
    readonly remove?: Expr<NoInfer<Needs<F>>>
  }
  /** Columns that name rows to lock before the record is changed, moved or deleted: writers of those write this one too. */
  readonly locks?: readonly NoInfer<Names<F>>[]
  /**
   * Nobody but the system writes a row about themselves: not one that names them here, nor so that it will. `message`
   * is said at the field, or where their own row is changed or deleted.
   */
  readonly othersOnly?: { readonly field: NoInfer<Names<F>>; readonly message: string }
  /** Which fields may be written, and by whom, while the row is in a state in which not all may. */
  readonly edits?: readonly EditRight<NoInfer<Names<F>>, NoInfer<Needs<F>>>[]
  readonly workflow?: Workflow<string, NoInfer<Names<F>>, NoInfer<Needs<F>>>
  readonly flows?: readonly Workflow<string, NoInfer<Names<F>>, NoInfer<Needs<F>>>[]
  readonly acts?: readonly Act<NoInfer<Names<F>>, NoInfer<Needs<F>>>[]
  readonly audit?: AuditOptions<NoInfer<Names<F>>, NoInfer<Needs<F>>>
  readonly checks?: readonly Check<NoInfer<Needs<F>>>[]
  readonly requires?: readonly Requirement<NoInfer<Names<F>>, NoInfer<Needs<F>>>[]
  readonly unique?: readonly {
    readonly fields: readonly NoInfer<Names<F>>[]
    readonly where?: Expr<NoInfer<Needs<F>>>
    readonly message: string
    /** Where the state of the data refuses, not the input. */
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
  readonly indexes?: readonly (readonly NoInfer<Names<F>>[] | CarryingIndex<NoInfer<Names<F>>>)[]
  /** A tree of rows by this reference to their own entity: without cycles, at most this deep. */
  readonly tree?: {
    readonly parent: NoInfer<Names<F>>
    readonly maxDepth?: number
    /** With the name of a row goes its path up to the root: `{id, name, parent}`. For rows that everybody may see. */
    readonly isNamedWhole?: true
  }
  /** Who is locked for missing reports or too many warnings makes no new row and hands none in. */
  readonly heedsLocks?: true
  /** Rows that never change: all, or those for which `where` holds; columns in `free` may still be written. */
  readonly appendOnly?:
    | true
    | { readonly where?: Expr<NoInfer<Needs<F>>>; readonly free?: readonly NoInfer<Names<F>>[] }
  /** Changes leave no 记录: for the trail itself, and for data of one person only. */
  readonly untrailed?: true
  /** What readers mark rows with for themselves: 关注. */
  readonly marks?: readonly Mark<NoInfer<Names<F>>>[]
  readonly list?: Listing<NoInfer<F>, NoInfer<Names<F>>>
  /** Sections of the form and of the record; fields that are not named form a last section. */
  readonly form?: readonly { readonly title: string; readonly fields: readonly NoInfer<Names<F>>[] }[]
  /** A long form in steps: each shows these sections and lists of lines; the last also lists missing fields. */
  readonly steps?: readonly { readonly label: string; readonly parts: readonly string[] }[]
  /**
   * While a person types a new row, similar rows are shown: the call gets these columns as its inputs, and answers
   * `nodes` of `{id?, name, level, by, userName?, ownership?}`.
   */
  readonly alike?: { readonly call: `/${string}`; readonly by: { readonly [input: string]: NoInfer<Names<F>> } }
  /** Figures that the server works out from the typed values, shown under fields of the form. */
  readonly tells?: readonly Telling<NoInfer<Names<F>>>[]
  /** Up to five fields for cards and the approver's inbox. */
  readonly summary?: readonly NoInfer<Names<F>>[]
  /** Lists of child rows sent, stored and given out with the record, by the key of the list. */
  readonly lines?: { readonly [key: string]: Lines }
  /**
   * The page on which the person of a row does their part: to-dos, reminders and notices of moves lead them there, in
   * place of the record. Columns in braces are filled in.
   */
  readonly duty?: { readonly at: `/${string}`; readonly whose: NoInfer<Names<F>> }
  /** Child entities shown with the record, by the column that names it. */
  readonly children?: readonly {
    readonly of: EntityName
    readonly by: string
    readonly label?: string
    /** They are looked at there: a new one comes another way. */
    readonly readOnly?: boolean
    /** What a new one begins with there by the record's columns, where the column that names it follows from that. */
    readonly begins?: { readonly [column: string]: NoInfer<Names<F>> }
    /** Buttons on the record and on its rows in lists that make one, each while it holds. */
    readonly offered?: readonly Offered<NoInfer<Needs<F>>>[]
  }[]
  /** How the page of one record shows the state of its work. */
  readonly page?: RecordPage<NoInfer<Names<F>>>
  /** Every open page goes by its rows: all hear that something changed, and nothing of what. */
  readonly onEveryPage?: boolean
  /** Rows are written by the system only. */
  readonly readOnly?: boolean
  /** Generic writes are refused with this sentence (rows come and go with another entity), as FORBIDDEN or as said. */
  readonly madeBy?: {
    readonly create?: string
    readonly update?: string
    readonly remove?: string
    readonly as?: 'CONFLICT' | 'VALIDATION'
    /** The message for people without the right to write: rows that the system makes, and the people who keep them. */
    readonly others?: string
  }
  /**
   * The effect of opening a row, before it is read: where `when` holds for the row as the person sees it. Lists open
   * nothing.
   */
  readonly opened?: { readonly when: Expr<NoInfer<Needs<F>>>; readonly handler: HandlerName }
  /**
   * This handler records reading of its secret columns at every door: once a request, with the rows as `together`, and
   * as `chosen` the operation, 查看 or 导出. `columns`: those of the columns named.
   */
  readonly told?: { readonly handler: HandlerName; readonly columns?: readonly (string & keyof F)[] }
  /** What must hold of a record to be deleted; 删除 is offered only where all of it does. */
  readonly removable?: readonly Guard<NoInfer<Needs<F>>>[]
  /** Handlers of the write path: further rules before a row is stored, and what follows after. */
  readonly on?: { readonly [moment in 'check' | 'saved' | 'removing' | 'removed']?: HandlerName }
}
