import type { Expr } from '../expr.ts'
import type { Field, Flags, ValueOf } from '../field.ts'
import { listIn } from '../list-in.ts'
import type { EntityName } from '../registry.ts'
import { Problem, wrongType } from './face.ts'
import { noOptions } from './no-options.ts'

type Shape = Readonly<Record<string, Field>>
/** One line as stored: its fields, null where one is empty. */
export type LineOf<S extends Shape> = { readonly [K in keyof S]: ValueOf<S[K]> }
type Line = Readonly<Record<string, unknown>>

/** No two lines have the same in a field. */
export interface Distinct {
  readonly message: string
  readonly among?: Expr<unknown>
  /** Behind the message, with `{column}`s of the row that has it already: for who sees what its reference `by` leads to. */
  readonly named?: { readonly by: string; readonly words: string }
}

/** Where a move asks for lines: its form begins with one for each row of another table that belongs to the record. */
export interface EachLine<N extends string = string> {
  readonly of: EntityName
  /** Its reference to the record. */
  readonly by: string
  readonly where?: Readonly<Record<string, unknown>>
  /** The column that each field begins with. */
  readonly from: { readonly [K in N]?: string }
}

export interface LinesOptions<S extends Shape> extends Flags<readonly LineOf<S>[]> {
  readonly min?: number
  /** 500 when left out. */
  readonly max?: number
  readonly each?: EachLine<keyof S & string>
  /** No two lines have the same; with `among` none in all rows for which that holds either. */
  readonly distinct?: { readonly [K in keyof S]?: Distinct }
  /** The lines' figures together are the figure of the row. */
  readonly totals?: readonly { readonly of: keyof S & string; readonly equals: string; readonly message: string }[]
}

/** What a field of lines says of them, as the engine reads it. */
export type LinesField = Field<'json', readonly Line[], { readonly shape: Shape } & LinesOptions<Shape>>

/** A list of lines stored in the row, each with its own fields. */
export const lines = <const S extends Shape, const O extends LinesOptions<S> = object>(
  label: string,
  shape: S,
  options = noOptions<O>(),
): Field<'json', readonly LineOf<S>[], O & { readonly shape: S; readonly default: readonly [] }> => ({
  kind: 'json',
  label,
  options: { default: [], ...options, shape },
})

export const isLines = (field: Field): field is LinesField => field.kind === 'json' && 'shape' in field.options

/** The fields that people see and type. */
export const columnsOf = ({ options: { shape } }: LinesField): readonly (readonly [string, Field])[] =>
  Object.entries(shape).filter(([, { options }]) => !options.isAside && !options.hidden)

/** Reads every line by the kinds of its fields (`read`); errors are named by place: `1.money`, counted from 0. */
export const readLines = (raw: unknown, field: LinesField, read: (raw: unknown, field: Field) => unknown): unknown => {
  if (!Array.isArray(raw) || !raw.every(isObject)) return wrongType(field)
  const { shape, distinct = {}, min = 0, max = 500 } = field.options
  if (raw.length < min) return new Problem(`${field.label}至少${min}行`)
  if (raw.length > max) return new Problem(`${field.label}最多${max}行`)
  const at: Record<string, string> = {}
  const rows = raw.map((line, index) => {
    for (const name of Object.keys(line)) if (!Object.hasOwn(shape, name)) at[`${index}.${name}`] = '未知字段'
    return Object.fromEntries(
      Object.entries(shape).map(([name, inner]) => {
        const value = read(line[name] ?? inner.options.default, inner)
        if (value instanceof Problem) at[`${index}.${name}`] = value.message
        else if (inner.options.required && isNothing(value)) at[`${index}.${name}`] = `${inner.label}不能为空`
        return [name, value]
      }),
    )
  })
  for (const [name, rule] of Object.entries(distinct))
    for (const index of repeated(rows.map((row) => row[name]))) at[`${index}.${name}`] ??= rule?.message ?? ''
  return firstOf(at) ?? rows
}

const isObject = (line: unknown): line is Line => typeof line === 'object' && line !== null && !Array.isArray(line)
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Places of values that occurred before. */
const repeated = (values: readonly unknown[]): number[] =>
  values.flatMap((value, index) => (!isNothing(value) && values.indexOf(value) < index ? [index] : []))

const firstOf = (at: Readonly<Record<string, string>>): Problem | undefined => {
  const [first] = Object.entries(at)
  return first && new Problem(`第${Number.parseInt(first[0], 10) + 1}行：${first[1]}`, at)
}

/** The lines as a person reads them, one after the other. */
export const showLines = (value: unknown, field: LinesField, show: (value: unknown, field: Field) => string): string =>
  listIn<Line>(value)
    .map((line) =>
      columnsOf(field)
        .filter(([name]) => !isNothing(line[name]))
        .map(([name, inner]) => `${inner.label} ${show(line[name], inner)}`)
        .join('，'),
    )
    .join('；')
