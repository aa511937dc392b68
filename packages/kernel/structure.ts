import type { FileEntry } from './kinds/file.ts'
import type { Json } from './kinds/json.ts'
import type { EntityName, ShownOf } from './registry.ts'

/** The words of a value without parts, and their meanings. */
export interface Words {
  text: string
  int: number
  bool: boolean
  /** The id of a row. */
  uuid: string
  /** `YYYY-MM-DD` */
  date: string
  /** `YYYY-MM` */
  month: string
  /** ISO 8601 with `+08:00`. */
  datetime: string
  /** A decimal string with two digits. */
  money: string
  decimal: string
  percent: string
  url: string
  /** An operation code. */
  code: string
  files: readonly FileEntry[]
  /** Of any form: where the parts are somebody else's. */
  json: Json
  /** A filter of lists. */
  filter: Readonly<Record<string, unknown>>
}

type Word = keyof Words
/** A word, or the values there are: `通过|驳回`; with `?` behind it the value may be null. */
type Leaf = Word | `${Word}?` | `${string}|${string}`

/** Columns of an entity as a row shows them, with what accompanies them. */
export interface Columns<E extends string = string, C extends string = string, S extends Parts = Parts> {
  readonly $of: E
  readonly $columns: readonly C[]
  readonly $with: S
}

/** Parts by their names; a name with `?` behind it may be left out. */
export type Parts = { readonly [name: string]: Structure }
/** The form of a value, as data: what a call answers, what a json column holds. `[x]` is a list of x. */
export type Structure = Leaf | Composite
export type Composite = readonly [Structure] | Columns | Parts

/** Columns of an entity; `beside` are further parts of the same object. */
export const columns = <
  E extends EntityName,
  const C extends keyof ShownOf<E> & string,
  const S extends Parts = Record<never, never>,
>(
  of: E,
  names: readonly C[],
  beside: S = {} as S,
): Columns<E, C, S> => ({ $of: of, $columns: names, $with: beside })

type LeafValue<S extends string, J> = S extends `${infer W}?` ? WordValue<W, J> | null : WordValue<S, J>
type WordValue<W extends string, J> = W extends 'json' ? J : W extends Word ? Words[W] : OneOf<W>
type OneOf<W extends string> = W extends `${infer First}|${infer Rest}` ? First | OneOf<Rest> : W

type PartsValue<S, J> = {
  readonly [K in keyof S as K extends `${string}?` ? never : K]: Value<S[K], J>
} & { readonly [K in keyof S as K extends `${infer N}?` ? N : never]?: Value<S[K], J> }

type Picked<E, C> = E extends EntityName
  ? { readonly [K in keyof ShownOf<E> as K extends C ? K : never]: ShownOf<E>[K] }
  : never

/** The type of a value of the structure. `J`: the type of its `json` parts. */
export type Value<S, J = Json> = S extends string
  ? LeafValue<S, J>
  : S extends readonly [infer One]
    ? readonly Value<One, J>[]
    : S extends Columns<infer E, infer C, infer More>
      ? Picked<E, C> & PartsValue<More, J>
      : PartsValue<S, J>

export const isColumns = (one: Structure): one is Columns => typeof one === 'object' && '$of' in one
export const isListOf = (one: Structure): one is readonly [Structure] => Array.isArray(one)

/** A part's own name, and whether it may be left out. */
export const partName = (name: string): { readonly name: string; readonly isOptional: boolean } =>
  name.endsWith('?') ? { name: name.slice(0, -1), isOptional: true } : { name, isOptional: false }

/** A leaf read apart: its word or its values, and whether it may be null. */
export const readLeaf = (leaf: string): { readonly words: readonly string[]; readonly isNullable: boolean } => {
  const { name, isOptional } = partName(leaf)
  return { words: name.split('|'), isNullable: isOptional }
}
