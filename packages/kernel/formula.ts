import {
  allOf,
  anyOf,
  type Expr,
  eq,
  expr,
  lt,
  multiply,
  type NeedsOf,
  type NeedsOfAll,
  type Operand,
  operand,
  type Scalar,
} from './expr.ts'
import type { EntityName, FieldNameOf, SettingKey } from './registry.ts'
import type { Word } from './words.ts'

type AnyField = FieldNameOf<EntityName>

const one =
  (word: Word) =>
  <A extends Operand>(arg: A): Expr<NeedsOf<A>> =>
    expr({ is: 'word', word, args: [operand(arg)] })
const two =
  (word: Word) =>
  <A extends Operand, B extends Operand>(a: A, b: B): Expr<NeedsOf<A> | NeedsOf<B>> =>
    expr({ is: 'word', word, args: [operand(a), operand(b)] })
const many =
  (word: Word) =>
  <const A extends readonly Operand[]>(...args: A): Expr<NeedsOfAll<A>> =>
    expr({ is: 'word', word, args: args.map(operand) })

/** Null where the second is 0; exact to 24 digits, so that one rounding at the end is the only one. */
export const divide = two('divide')
/** Half away from zero. */
export const round = <A extends Operand>(arg: A, digits = 0): Expr<NeedsOf<A>> =>
  expr({ is: 'word', word: 'round', args: [operand(arg), operand(digits)] })
export const floor = one('floor')
export const ceil = one('ceil')
/** Figures, days or texts; null values are left out. */
export const least = many('least')
export const greatest = many('greatest')
/** The first that is not null. */
export const coalesce = many('coalesce')
/** Texts joined in order; null values are left out. */
export const join = many('join')
/** Held between two bounds. */
export const clamp = <A extends Operand, L extends Operand, H extends Operand>(
  arg: A,
  low: L,
  high: H,
): Expr<NeedsOf<A> | NeedsOf<L> | NeedsOf<H>> => least(greatest(arg, low), high) as Expr<never>
/** x ÷ y in percentage points; null where y is 0. */
export const rate = <A extends Operand, B extends Operand>(x: A, y: B, digits = 1): Expr<NeedsOf<A> | NeedsOf<B>> =>
  round(divide(multiply(x, 100), y), digits) as Expr<never>

/** Calendar days from the first date to the second. */
export const daysBetween = two('daysBetween')
export const addDays = two('addDays')
/** The same day of a later month, clamped to its last. */
export const addMonths = two('addMonths')
/** The last day of the date's month. */
export const lastDay = one('lastDay')
/** The date of a year, month and day. */
export const dayOf = many('dayOf')
/** The calendar day of an instant (+08:00). */
export const dateOf = one('dateOf')
/** The instant at which a date begins (+08:00). */
export const midnightOf = one('midnightOf')
/** Of a date: the year and the month as figures, both as `YYYY-MM`. */
export const year = one('year')
export const month = one('month')
export const yearMonth = one('yearMonth')
/** Of a date: 1 for Monday to 7 for Sunday. */
export const weekday = one('weekday')
/** From the first instant to the second, unrounded. */
export const hoursBetween = two('hoursBetween')
export const minutesBetween = two('minutesBetween')
/** So many hours after an instant. */
export const addHours = two('addHours')
/** Working minutes from one instant to another: the working hours of working days. */
export const workMinutes = two('workMinutes')
/** The instant at which work begins on a date, by the working hours of the company. */
export const workSince = one('workSince')
/** The instant at which work ends on a date. */
export const workUntil = one('workUntil')
/** Working days d with a < d ≤ b; 0 when b is not later or one is missing. */
export const workDays = two('workDays')
/** The n-th working day after a; a itself when n = 0. */
export const addWorkDays = two('addWorkDays')
/** Whom a person reports to: the superior, else the nearest head above who is somebody else, else the first keeper of all flows. */
export const leader = one('leader')
/** Whether a person has leave for the whole of every working day from one date to another, or is not at work at all. */
export const onLeave = <P extends Operand, A extends Operand, B extends Operand>(
  person: P,
  first: A,
  last: B,
): Expr<NeedsOf<P> | NeedsOf<A> | NeedsOf<B>> =>
  expr({ is: 'word', word: 'onLeave', args: [operand(person), operand(first), operand(last)] })

/** The person has leave, of a kind that is absence, for the whole of a day, be it one of rest; or is not at work at all. */
export const awayOn = two('awayOn')

/** The instant at which a row came into the state it has in a column. */
export const enteredAt = (entity: EntityName, state: AnyField): Expr<never> =>
  expr({
    is: 'word',
    word: 'enteredAt',
    args: [operand(entity), ...['id', state, 'tzCreate'].map((name) => expr({ is: 'field', field: name }))],
  })

/** A column of the row that a reference leads to, through further references: `of('contractId', 'clientId', 'name')`. */
export const of = <const F extends string>(
  name: F,
  ...path: readonly [AnyField, ...AnyField[]]
): Expr<Record<F, never>> => expr({ is: 'of', path: [name, ...path] })

/** The figure of a parameter. */
export const settingValue = (key: SettingKey): Expr<never> =>
  expr({ is: 'word', word: 'setting', args: [operand(key)] })
/** What a date counts as for attendance: 工作日, 休息日 or 法定节假日. */
export const dayKind = one('dayKind')
/** The figure that a parameter has for a word (`{"A":30,"":90}`), for every other word that of `""`; null where it has none. */
export const settingPart = <A extends Operand>(key: SettingKey, part: A): Expr<NeedsOf<A>> =>
  expr({ is: 'word', word: 'settingPart', args: [operand(key), operand(part)] })
/** Over child rows: a column of the row they are counted for, or a formula over that row. */
export const parent = (what: AnyField | Expr<unknown>): Expr<never> =>
  expr(typeof what === 'string' ? { is: 'parent', field: what } : { is: 'around', arg: what })
/** Over child rows: those before the row that is counted, in the order of these columns. */
export const before = (first: AnyField, ...rest: readonly AnyField[]): Expr<never> => {
  const own: Expr<never> = expr({ is: 'field', field: first })
  const [next, ...further] = rest
  const earlier = lt(own, parent(first))
  return next ? anyOf(earlier, allOf(eq(own, parent(first)), before(next, ...further))) : earlier
}

interface LineFilter {
  /** Only lines whose columns have the value, or one of the values. */
  readonly where?: Readonly<Record<string, Scalar | readonly Scalar[]>>
}

const lineFigure =
  (total: 'sum' | 'min' | 'max' | 'avg') =>
  <const F extends string>(name: F, column: string, { where }: LineFilter = {}): Expr<Record<F, never>> =>
    expr({ is: 'lines', total, field: name, column, ...(where ? { where } : {}) })
/** Σ of a column over the lines kept in the row; 0 without lines. */
export const lineSum = lineFigure('sum')
/** The others are null without lines. */
export const lineMin = lineFigure('min')
export const lineMax = lineFigure('max')
export const lineAvg = lineFigure('avg')
/** How many lines or files the row has. */
export const lineCount = <const F extends string>(name: F, { where }: LineFilter = {}): Expr<Record<F, never>> =>
  expr({ is: 'lines', total: 'count', field: name, ...(where ? { where } : {}) })
