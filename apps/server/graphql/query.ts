import { Refusal } from '@chengban/kernel/refusal.ts'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  valueFromASTUntyped,
} from 'postgraphile/graphql'
import { documentOf, lifted } from './literals.ts'
import { demandShallow } from './nesting.ts'
import { type Fragments, fieldsIn, fragmentsOf, operationOf } from './selection.ts'

const mostTokens = 15_000
const kept = 500
/** Queries without their values, each with a plan of some 300 kB: pages and programs ask fewer. */
export const mostShapes = 100
/** Mutations with their plans: with values written in its text each is another one. */
export const mostMutations = 20
/** Characters of a text that is worth keeping; pages ask shorter ones, and anybody may ask long ones. */
const longest = 20_000

/** A query as it was sent, read and judged against the schema. */
export interface GraphqlQuery {
  readonly document: DocumentNode
  /** What the schema holds against it; looked for when first asked. */
  readonly errors: () => readonly GraphQLError[]
  readonly fragments: Fragments
  /** The values written in the text, by the variables that replace them in `document`. */
  readonly values?: Readonly<Record<string, unknown>>
  /** The text without its values, where it has some. */
  readonly shape?: string
}

/** What runs of a query. */
export interface Chosen extends GraphqlQuery {
  readonly operation: OperationDefinitionNode
  /** Names of the fields at its root, those of fragments among them. */
  readonly roots: ReadonlySet<string>
  /** Variables as sent, with the values written in the text. */
  readonly given: Readonly<Record<string, unknown>>
  /** Variables, with defaults for those not sent. */
  readonly variables: Readonly<Record<string, unknown>>
}

/** Keeps so many, the last used last. */
class Latest<V> {
  readonly #most: number
  readonly #kept = new Map<string, V>()

  constructor(most: number) {
    this.#most = most
  }

  /** Returns what is kept for a text, and marks it as the most recently used. */
  known(text: string): V | undefined {
    const value = this.#kept.get(text)
    return value === undefined ? undefined : this.keep(text, value)
  }

  keep(text: string, value: V): V {
    this.#kept.delete(text)
    this.#kept.set(text, value)
    const oldest = this.#kept.size > this.#most ? this.#kept.keys().next().value : undefined
    if (oldest !== undefined) this.#kept.delete(oldest)
    return value
  }
}

/** Queries read before: the same text is read and validated once, and those that differ by a value are planned once. */
export class Queries {
  readonly #schema: GraphQLSchema
  /** Texts with the values written in them: of these alone many are kept, as a tree takes a hundred times its text. */
  readonly #texts = new Latest<GraphqlQuery>(kept)
  /** Texts without any, by themselves. */
  readonly #whole = new Latest<GraphqlQuery>(mostShapes)
  readonly #shapes = new Latest<GraphqlQuery>(mostShapes)
  /** Kept apart: values in the text of a mutation stay in it, so that each is a new text; they must not push out queries. */
  readonly #mutations = new Latest<GraphqlQuery>(mostMutations)
  readonly #valid = new WeakSet<DocumentNode>()

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
  }

  read(text: string): GraphqlQuery {
    if (text.length > longest) return this.#judge(text)
    const query =
      this.#texts.known(text) ?? this.#whole.known(text) ?? this.#mutations.known(text) ?? this.#lifted(text)
    if (isMutation(query)) return this.#mutations.keep(text, query)
    if (query.shape === undefined) return this.#whole.keep(text, query)
    // marks the shape as recently used too, so that the same query with another value finds its plan
    if (!this.#shapes.known(query.shape)) this.#shapes.keep(query.shape, query)
    return this.#texts.keep(text, query)
  }

  /** What a text asks, of which nothing is kept: texts of strangers push out none of those that people ask. */
  once(text: string): GraphqlQuery {
    return this.#judge(text)
  }

  /**
   * Shares the query with all that differ by a value: they are valid where one of them is. The text is parsed once more
   * where none was yet, as every text would otherwise keep its own tree beside the shared one.
   */
  #lifted(text: string): GraphqlQuery {
    const query = this.#judge(text)
    const shape = lifted(this.#schema, query.document)
    if (!shape) return query
    const shared = this.#shapes.known(shape.text) ?? queryOf(documentOf(shape), () => [])
    const { document } = shared
    return { ...shared, errors: () => this.#errorsOf(text, document), values: shape.values, shape: shape.text }
  }

  #errorsOf(text: string, document: DocumentNode): readonly GraphQLError[] {
    if (this.#valid.has(document)) return []
    const found = this.#judge(text).errors()
    if (found.length === 0) this.#valid.add(document)
    return found
  }

  #judge(text: string): GraphqlQuery {
    const document = parsed(text)
    let errors: readonly GraphQLError[] | undefined
    return queryOf(document, () => {
      errors ??= validate(this.#schema, document, specifiedRules, { maxErrors: 10 })
      return errors
    })
  }
}

const isMutation = ({ document }: GraphqlQuery): boolean =>
  document.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === 'mutation')

const queryOf = (document: DocumentNode, errors: GraphqlQuery['errors']): GraphqlQuery => ({
  document,
  errors,
  fragments: fragmentsOf(document),
})

const parsed = (text: string): DocumentNode => {
  try {
    demandShallow(text, mostTokens)
    return parse(text, { maxTokens: mostTokens })
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes('token'))
      throw new Refusal('VALIDATION', '查询过于复杂')
    throw error
  }
}

/** The operation named, with its variables and their defaults. */
export const chosen = (
  query: GraphqlQuery,
  name: string | undefined,
  given: Readonly<Record<string, unknown>>,
): Chosen => {
  const operation = operationOf(query.document, name)
  if (!operation) throw new Refusal('VALIDATION', '请指定要执行的操作')
  if (operation.operation === 'subscription') throw new Refusal('VALIDATION', '不支持订阅')
  const roots = new Set([...fieldsIn(operation.selectionSet, query.fragments)].map((field) => field.name.value))
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  )
  const all = { ...given, ...query.values }
  return { ...query, operation, roots, given: all, variables: { ...Object.fromEntries(defaults), ...all } }
}
