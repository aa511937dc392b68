import type { Expr } from './expr.ts'
import type { KindOptions } from './kind-options.ts'
import type { EntityName, FieldNameOf, HandlerName, OperationCode } from './registry.ts'
import { askingWords } from './words.ts'

// Decision 038: Secret figures whose reading is recorded come by two endpoints

export type Kind =
  | 'text'
  | 'longText'
  | 'int'
  | 'decimal'
  | 'money'
  | 'percent'
  | 'bool'
  | 'date'
  | 'datetime'
  | 'time'
  | 'enum'
  | 'dict'
  | 'ref'
  | 'refs'
  | 'file'
  | 'files'
  | 'images'
  | 'signature'
  | 'json'
  | 'phone'
  | 'email'
  | 'url'
  | 'place'
  | 'number'
  | 'sealed'

/** A default that depends on who asks or when, on another field, or on the row that a reference leads to. */
export type DefaultFrom =
  | { readonly from: 'me' | 'today' | 'month' | 'now' | 'year' }
  /** Of a day: so many months later. */
  | { readonly field: string; readonly months?: number }
  | { readonly of: readonly [string, ...FieldNameOf<EntityName>[]] }

/** Whether a default is worked out when the row is made; all others are constants. */
export const isDefaultFrom = (given: unknown): given is DefaultFrom =>
  typeof given === 'object' && given !== null && ('from' in given || 'field' in given || 'of' in given)

/** A day or an instant that follows another of the form: the same day, or so many hours later. */
export interface BeginsAfter {
  readonly field: string
  readonly hours?: number
}

/** Flags every kind may carry. */
export interface Flags<V> {
  readonly required?: boolean
  /** The message when a required field is empty, in place of {label}不能为空. */
  readonly missing?: string
  /** The message when another row has the value; `true` = {label}已存在. */
  readonly unique?: boolean | string
  readonly default?: V | DefaultFrom
  /** What a form proposes for a new row; who leaves it empty at another door has left it empty. */
  readonly begins?: 'me' | 'today' | 'month' | 'lastMonth' | 'firstOfMonth' | 'firstOfYear' | BeginsAfter
  /** Written by moves and calls only. */
  readonly readonly?: boolean
  /** The message when a form sets it nevertheless, in place of 该字段不可修改. */
  readonly refused?: string
  /** Given only to the row's own person and to holders of this code; others read null. */
  readonly secret?: OperationCode
  /**
   * Of a secret: reading it in somebody else's record leaves a 记录. Only doors that write one give it: a row by its id,
   * and a sheet. Everywhere else it is null for all but the person it is about, and nothing is compared by it.
   */
  readonly logged?: true
  /** Pages show dots until their reader asks for the figures, so that nobody reads along over a shoulder. */
  readonly covered?: true
  /** Found by the keyword box: by fragment and by pinyin initials; `spoken`, of names: by whole pinyin too. */
  readonly search?: boolean | 'spoken'
  /** A formula, or the handler that derives the value when the row is written. */
  readonly computed?: Expr<unknown> | { readonly onWrite: HandlerName }
  /**
   * The value of a formula over other rows is stored in a column. The database updates it in the transaction that
   * changes those rows, under the lock of this row, so that checks, indexes and search may use it. `once`: only at
   * creation.
   */
  readonly kept?: true | 'once'
  /** For a derived field: a form may send it; the server ignores it instead of refusing it. */
  readonly ignored?: true
  /** While this holds, a handler works the value out of the others: a form may send it along, and it is passed over. */
  readonly follows?: Expr<unknown>
  /** Chosen at creation, fixed afterwards. */
  readonly fixed?: boolean
  /**
   * The states of an audited entity in which a figure says something, by the column of the state; in others pages show —
   * and sheets leave it empty.
   */
  readonly applies?: Readonly<Record<string, readonly string[]>>
  /** The field whose figure it will be, shown as 待生效 until the record has passed; plainly where the row has no such field. */
  readonly awaits?: string
  /** One line under the control. */
  readonly hint?: string
  /** A form asks for it, and a record shows it empty, only where this may hold of the row. */
  readonly shownWhen?: Expr<unknown>
  /** Serves the system, orders, filters and marks alone: no record, list or change shows it, and no form asks for it. */
  readonly isAside?: true
  /** People read this formula of the stored value. */
  readonly shownBy?: Expr<unknown>
  /** Never leaves the server: no view column, no answer, no change record. */
  readonly hidden?: boolean
}

export interface Field<K extends Kind = Kind, V = unknown, O extends object = KindOptions> {
  readonly kind: K
  readonly label: string
  readonly options: Flags<V> & O
}

/** What a value of the field is once stored; null where it may be empty. */
export type ValueOf<F> =
  F extends Field<Kind, infer V, infer O>
    ? O extends { required: true }
      ? V
      : O extends { default: { of: unknown } }
        ? V | null
        : O extends { default: unknown }
          ? V
          : V | null
    : never

/** The field of this name, which the caller knows to exist. */
export const fieldOf = (fields: Readonly<Record<string, Field>>, name: string): Field => {
  const field = fields[name]
  if (!field) throw new Error(`no field ${name}`)
  return field
}

/** The formula of a field that one derives; throws for others. */
export const formulaOf = ({ label, options: { computed } }: Field): Expr<unknown> => {
  if (!computed || 'onWrite' in computed) throw new Error(`no formula: ${label}`)
  return computed
}

/** A field whose value a formula or a handler derives. */
export const isDerived = (field: Field): boolean => field.options.computed !== undefined
/** A field that no form may write: derived, or moved by the workflow alone. */
export const isReadonly = (field: Field): boolean =>
  field.options.readonly === true || isDerived(field) || field.kind === 'number'
/** Whether the value has a column (many references are stored in a link table). */
export const isStored = (field: Field): boolean => {
  const { computed, kept } = field.options
  return field.kind !== 'refs' && (computed === undefined || !!kept || 'onWrite' in computed || isRowLocal(computed))
}

/** The formula of a column that the database makes from the others of its row. */
export const generatedOf = ({ options: { computed, kept } }: Field): Expr<unknown> | undefined =>
  computed && !kept && !('onWrite' in computed) && isRowLocal(computed) ? computed : undefined

/** A formula over columns of the same row alone: the database keeps it as a generated column. */
export const isRowLocal = ({ op }: Expr<unknown>): boolean => {
  switch (op.is) {
    case 'field':
    case 'value':
    case 'in':
    case 'lines':
      return true
    case 'abs':
    case 'set':
    case 'not':
      return isRowLocal(op.arg)
    case 'lt':
    case 'le':
    case 'eq':
      return isRowLocal(op.left) && isRowLocal(op.right)
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'and':
    case 'or':
      return op.args.every(isRowLocal)
    case 'word':
      return !askingWords.has(op.word) && op.args.every(isRowLocal)
    case 'when':
      return isRowLocal(op.otherwise) && op.cases.every(([test, value]) => isRowLocal(test) && isRowLocal(value))
    default:
      return false
  }
}

/** The field of a name that somebody sent: `constructor` is none. */
export const fieldNamed = (
  { fields }: { readonly fields: Readonly<Record<string, Field>> },
  name: string,
): Field | undefined => (Object.hasOwn(fields, name) ? fields[name] : undefined)

/** The entity a reference (`ref`, `refs`) leads to. */
export const targetOf = ({ options }: Field): string => options.to ?? ''
/** The values of an enumeration. */
export const enumValues = ({ options }: Field): readonly string[] => options.values ?? []
/** The dictionary that a field takes its codes from. */
export const dictOf = ({ options }: Field): string => options.dict ?? ''

/** Kept sealed: only the server opens it, for one row and who asks for it. */
export const isSealed = ({ kind }: Field): boolean => kind === 'sealed'
/** Sent with a single row and only on request, and never compared: reading it is recorded, or it is sealed. */
export const isVeiled = (field: Field): boolean => field.options.logged === true || isSealed(field)

const fileKinds: ReadonlySet<Kind> = new Set<Kind>(['file', 'files', 'images', 'signature'])
/** Whether the value is a list of stored files. */
export const isFileField = ({ kind }: Field): boolean => fileKinds.has(kind)
