import { type Expr, type NeedsOf, type Operand, operand } from '../expr.ts'
import type { Structure } from '../structure.ts'

/** A formula in an answer, with the form of what it gives. */
export interface AnswerFormula<N = unknown, S extends Structure = Structure> {
  readonly form: S
  readonly value: Expr<N>
}

/** `told('text', of('clientId', 'name'))`: evaluated on the current row, and only through data the person may see. */
export const told = <const S extends Structure, const A extends Operand>(
  form: S,
  value: A,
): AnswerFormula<NeedsOf<A>, S> => ({
  form,
  value: operand(value) as Expr<NeedsOf<A>>,
})

export interface Tellings<N = unknown> {
  readonly [name: string]: AnswerFormula<N>
}

/** The structures of added values, by name. */
export type FormsOf<T> = { readonly [K in keyof T]: T[K] extends AnswerFormula<unknown, infer S> ? S : never }

export const formsOf = <const T extends Tellings>(all: T): FormsOf<T> =>
  Object.fromEntries(Object.entries(all).map(([name, { form }]) => [name, form])) as FormsOf<T>
