import { kebab } from '@chengban/engine/schema/names.ts'

/** Keys of a call as the blueprint names them; those of rows with their list before them: `nodes.id`. */
export interface CallKeys {
  readonly body: readonly string[]
  readonly query: readonly string[]
  readonly answer: readonly string[]
}

interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

interface Content {
  readonly $ref?: string
  readonly content?: { readonly 'application/json'?: { readonly schema?: Schema } }
}

interface Operation {
  readonly parameters?: readonly { readonly name: string }[]
  readonly requestBody?: Content
  readonly responses?: Readonly<Record<string, Content>>
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** Lists the keys that the blueprint names and the document of the product lacks; skips calls the document lacks. */
export const keyFaults = (blueprint: Readonly<Record<string, CallKeys>>, document: Document): string[] => {
  const paths = new Map(Object.entries(document.paths).map(([path, methods]) => [spelt(path), methods]))
  const within = reader(document)
  return Object.entries(blueprint).flatMap(([call, { body, query, answer }]) => {
    const [method = '', path = ''] = call.split(' ')
    const operation = (document.paths[path] ?? paths.get(spelt(path)))?.[method.toLowerCase()]
    if (!operation) return []
    const sent = within.schemaOf(operation.requestBody)
    const data = within.property(within.schemaOf(operation.responses?.['200']), 'data')
    const asked = new Set(operation.parameters?.map(({ name }) => name))
    return [
      ...body.filter((key) => !within.has(sent, key)).map((key) => `${call} body ${key}`),
      ...query.filter((key) => !asked.has(key)).map((key) => `${call} query ${key}`),
      ...answer.filter((key) => !within.has(data, key)).map((key) => `${call} answer ${key}`),
    ]
  })
}

const spelt = (path: string): string => kebab(path.replace(/\{\w+\}/g, '{}'))

const reader = (document: Document) => {
  const resolved = <T extends { readonly $ref?: string }>(part: T | undefined): T | undefined =>
    part?.$ref ? resolved(at(document, part.$ref.slice(2).split('/')) as T) : part
  const property = (schema: Schema | undefined, name: string): Schema | undefined => {
    const own = resolved(schema)
    if (!own) return undefined
    if (own.properties?.[name]) return own.properties[name]
    // of a list, the keys of its rows are meant
    for (const part of [own.items, ...(own.allOf ?? []), ...(own.anyOf ?? []), ...(own.oneOf ?? [])]) {
      const found = property(part, name)
      if (found) return found
    }
    return undefined
  }
  return {
    schemaOf: (content: Content | undefined): Schema | undefined =>
      resolved(content)?.content?.['application/json']?.schema,
    property,
    has: (schema: Schema | undefined, key: string): boolean => {
      const [name = '', inner] = key.split('.')
      const part = property(schema, name)
      return part !== undefined && (inner === undefined || !hasForm(part) || property(part, inner) !== undefined)
    },
  }
}

/** Json whose form no declaration states has any keys. */
const hasForm = ({ properties, items, anyOf }: Schema): boolean =>
  properties !== undefined || items?.properties !== undefined || items?.$ref !== undefined || anyOf !== undefined

const at = (from: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? from : at((from as Readonly<Record<string, unknown>> | undefined)?.[name], rest)
