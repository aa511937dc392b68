import { randomBytes } from 'node:crypto'
import { toldColumns } from '@chengban/engine/read/told-reading.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { remembered } from '@chengban/kernel/remembered.ts'
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'postgraphile/graphql'
import type { Known } from './names.ts'

/** Begins the names under which ids are asked for beside. Nobody can guess it, so no alias of a question takes one of them. */
const mark = `told_${randomBytes(12).toString('hex')}_`

/** Adds the ids of rows whose reading is recorded to a query, and takes them out of the answer. */
export class ToldRows {
  readonly #schema: GraphQLSchema
  readonly #byType: ReadonlyMap<string, Entity>
  /** The question with the ids asked for beside; undefined where its rows may be read untold. Worked out once a document. */
  readonly asking = remembered((document: DocumentNode) => this.#askingIn(document))

  constructor(schema: GraphQLSchema, known: readonly Known[]) {
    this.#schema = schema
    this.#byType = new Map(
      known.filter(({ entity }) => entity.told).map(({ entity, names }) => [names.type, entity] as const),
    )
  }

  #askingIn(document: DocumentNode): DocumentNode | undefined {
    const typeInfo = new TypeInfo(this.#schema)
    let isTold = false
    const leave = (set: SelectionSetNode): SelectionSetNode | undefined => {
      const entity = this.#byType.get(typeInfo.getParentType()?.name ?? '')
      const names: readonly string[] = entity ? toldColumns(entity) : []
      const reads = set.selections.some((one) => one.kind === Kind.FIELD && names.includes(one.name.value))
      if (!entity || !reads) return undefined
      isTold = true
      return { ...set, selections: [...set.selections, idOf(entity.name)] }
    }
    const asked = visit(document, visitWithTypeInfo(typeInfo, { SelectionSet: { leave } }))
    return isTold ? asked : undefined
  }
}

const idOf = (entity: string): FieldNode => ({
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: `${mark}${entity}` },
  name: { kind: Kind.NAME, value: 'id' },
})

/** Splits an answer into the client's part and the ids of the rows read, by entity. */
export const rowsRead = (text: string): { readonly text: string; readonly read: ReadonlyMap<string, Set<string>> } => {
  const read = new Map<string, Set<string>>()
  const data: unknown = JSON.parse(text, function (this: unknown, key, value) {
    if (!key.startsWith(mark)) return value
    const entity = key.slice(mark.length)
    read.set(entity, (read.get(entity) ?? new Set()).add(String(value)))
    return undefined
  })
  return { text: JSON.stringify(data), read }
}
