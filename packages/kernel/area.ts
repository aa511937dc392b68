import type { Entity } from './entity.ts'
import type { EntityName, OperationCode } from './registry.ts'

export interface DictType {
  readonly label: string
  readonly entries: readonly string[]
  /** Names where they differ from the codes. */
  readonly names?: Readonly<Record<string, string>>
}

export type Variant = 'apply' | 'audit' | 'manage'

export interface Screen {
  readonly label: string
  readonly kind: 'list' | 'page' | 'form' | 'dashboard' | 'board' | 'calendar' | 'standalone' | 'phone'
  readonly of?: EntityName
  readonly variant?: Variant
  /** Any of them opens it; none = every signed-in person. */
  readonly codes?: readonly OperationCode[]
}

export interface MenuItem {
  readonly id: number
  readonly name: string
  readonly icon: string
  readonly route?: string
  readonly codes?: readonly OperationCode[]
  /** Module of the audit tasks counted beside it. */
  readonly badge?: EntityName
}

/** One area of the company's work: what it declares beyond its entities. */
export interface Area {
  readonly name: string
  readonly label: string
  readonly entities: readonly Entity[]
  readonly dicts: Readonly<Record<string, DictType>>
  readonly operations: Readonly<Record<string, string>>
  /** First values of configuration keys. */
  readonly config: Readonly<Record<string, string>>
  /** Configuration keys of type 密钥: what is set there is read by the server alone, and nothing stands there first. */
  readonly secrets?: readonly string[]
  readonly screens: Readonly<Record<string, Screen>>
  /** First rows of an entity, made at a start that finds none. */
  readonly first?: { readonly [E in EntityName]?: readonly Readonly<Record<string, unknown>>[] }
}

export const area = <const A extends Omit<Area, 'entities'> & { readonly entities: readonly unknown[] }>(
  shape: A,
): A & Area => shape as unknown as A & Area
