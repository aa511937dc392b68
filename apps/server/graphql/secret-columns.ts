import { mayReadColumn } from '@chengban/engine/read/column-rights.ts'
import { snake } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { remembered } from '@chengban/kernel/remembered.ts'
import { relationKey } from '@chengban/kernel/row-name.ts'
import {
  type ASTNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  TypeInfo,
  type ValueNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'postgraphile/graphql'
import { type Known, upper } from './names.ts'

type Variables = Readonly<Record<string, unknown>>

/** What an argument of those asks by, and what it is. */
interface AskedValue {
  readonly value: ValueNode
  readonly type: GraphQLInputType
}

const asking = new Set(['filter', 'condition', 'orderBy'])

/**
 * Refuses, before anything runs, a filter, condition or order by a column the person may not read: values masked in
 * answers must not be guessed from them.
 */
export class SecretColumns {
  readonly #schema: GraphQLSchema
  readonly #byInput: ReadonlyMap<string, Entity>
  readonly #columns = new Map<Entity, ReadonlyMap<string, string>>()
  /** Cached for each parsed query. */
  readonly #asked = remembered((root: ASTNode) => this.#askedIn(root))

  constructor(schema: GraphQLSchema, known: readonly Known[]) {
    this.#schema = schema
    this.#byInput = new Map(
      known.flatMap(({ entity, names: { type, many } }) =>
        [`${type}Filter`, `${type}Condition`, `${upper(many)}OrderBy`].map((name) => [name, entity] as const),
      ),
    )
  }

  /** `nodes`: the operation and the fragments; `variables` with their defaults. Throws 权限不足. */
  demand(nodes: readonly ASTNode[], variables: Variables, entries: readonly string[]): void {
    for (const node of nodes)
      for (const { value, type } of this.#asked(node)) this.#check(valueFromASTUntyped(value, variables), type, entries)
  }

  #askedIn(root: ASTNode): readonly AskedValue[] {
    const found: AskedValue[] = []
    const typeInfo = new TypeInfo(this.#schema)
    const look = {
      Argument: ({ name, value }: { readonly name: { readonly value: string }; readonly value: ValueNode }) => {
        const type = typeInfo.getInputType()
        if (asking.has(name.value) && type) found.push({ value, type })
      },
    }
    visit(root, visitWithTypeInfo(typeInfo, look))
    return found
  }

  #check(value: unknown, type: GraphQLInputType, entries: readonly string[]): void {
    const named = getNamedType(type)
    if (Array.isArray(value)) for (const one of value) this.#check(one, type, entries)
    else if (isEnumType(named)) this.#checkOrder(String(value), named.name, entries)
    else if (isInputObjectType(named) && typeof value === 'object' && value !== null) {
      const entity = this.#byInput.get(named.name)
      for (const [key, inner] of Object.entries(value)) {
        const field = named.getFields()[key]
        if (!field) continue
        if (entity) this.#checkKey(entity, key, entries)
        this.#check(inner, field.type, entries)
      }
    }
  }

  #checkKey(entity: Entity, key: string, entries: readonly string[]): void {
    const column = this.#columnsOf(entity).get(key)
    if (column !== undefined && !mayReadColumn(entity, column, entries)) throw forbidden()
  }

  #checkOrder(value: string, type: string, entries: readonly string[]): void {
    const entity = this.#byInput.get(type)
    if (value === 'NATURAL' || value.startsWith('PRIMARY_KEY_')) return
    const column = entity && this.#columnsOf(entity).get(value.replace(/_(A|DE)SC$/, ''))
    if (!entity || column === undefined || !mayReadColumn(entity, column, entries)) throw forbidden()
  }

  /** Every word by which a query may name a column: its name, its relation, its name in an order. */
  #columnsOf(entity: Entity): ReadonlyMap<string, string> {
    const known = this.#columns.get(entity)
    if (known) return known
    const words = Object.entries(entity.fields).flatMap(([name, field]): [string, string][] => {
      const relation = field.kind === 'ref' ? relationKey(entity, name, targetOf(field)) : null
      return [
        ...((relation
          ? [
              [relation, name],
              [`${relation}Exists`, name],
            ]
          : []) as [string, string][]),
        [snake(name).toUpperCase(), name],
      ]
    })
    const columns = new Map([...words, ...Object.keys(entity.fields).map((name): [string, string] => [name, name])])
    this.#columns.set(entity, columns)
    return columns
  }
}
