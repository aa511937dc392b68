import { call, type TestServer } from '../../testing/server.ts'

interface Type {
  readonly name: string
  readonly fields: readonly { readonly name: string; readonly type: Of }[] | null
}
interface Of {
  readonly name: string | null
  readonly ofType: Of | null
}

/** How the schema calls the lists, as it says itself. */
export class GraphqlNames {
  readonly #types: ReadonlyMap<string, Type>

  constructor(types: readonly Type[]) {
    this.#types = new Map(types.map((type) => [type.name, type]))
  }

  type(entity: string): string {
    return `${entity[0]?.toUpperCase()}${entity.slice(1)}`
  }

  /** The name of the list of all rows. */
  many(entity: string): string {
    return this.lists('Query', entity)[0] ?? ''
  }

  /** Fields of a type that list rows of an entity. */
  lists(type: string, entity: string): string[] {
    const fields = this.#types.get(type)?.fields ?? []
    return fields.filter((field) => this.#element(innermost(field.type)) === this.type(entity)).map(({ name }) => name)
  }

  hasField(type: string, name: string): boolean {
    return this.#types.get(type)?.fields?.some((field) => field.name === name) ?? false
  }

  #element(connection: string): string | undefined {
    if (!connection.endsWith('Connection')) return undefined
    const nodes = this.#types.get(connection)?.fields?.find(({ name }) => name === 'nodes')
    return nodes && innermost(nodes.type)
  }
}

const innermost = ({ name, ofType }: Of): string => name ?? (ofType ? innermost(ofType) : '')

const text = `{ __schema { types { name fields(includeDeprecated: true) { name
  type { name ofType { name ofType { name ofType { name ofType { name } } } } } } } } }`

/** `token`: of a person who may read the schema. */
export const readNames = async (server: TestServer, token: string): Promise<GraphqlNames> => {
  const answer = await call(server.app, 'POST', '/postgraphiles/public/graphql', token, { query: text })
  return new GraphqlNames(answer.data.__schema.types as Type[])
}
