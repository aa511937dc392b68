import { Refusal } from '@chengban/kernel/refusal.ts'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  valueFromASTUntyped,
} from 'postgraphile/graphql'
import { demandShallow } from './nesting.ts'
import { type Fragments, fieldsIn, fragmentsOf, operationOf } from './selection.ts'

const mostTokens = 15_000
const kept = 500
/** Characters of a text that is worth keeping; pages ask shorter ones, and anybody may ask long ones. */
const longest = 20_000

/** A query as it was sent, read and judged against the schema. */
export interface GraphqlQuery {
  readonly document: DocumentNode
  /** What the schema holds against it; looked for when first asked. */
  readonly errors: () => readonly GraphQLError[]
  readonly fragments: Fragments
}

/** What runs of a query. */
export interface Chosen extends GraphqlQuery {
  readonly operation: OperationDefinitionNode
  /** Names of the fields at its root, those of fragments among them. */
  readonly roots: ReadonlySet<string>
  /** As they were sent. */
  readonly given: Readonly<Record<string, unknown>>
  /** Variables, with defaults for those not sent. */
  readonly variables: Readonly<Record<string, unknown>>
}

/** Queries read before, the last used last; the same text is read and validated once. */
export class Queries {
  readonly #schema: GraphQLSchema
  readonly #known = new Map<string, GraphqlQuery>()

  constructor(schema: GraphQLSchema) {
    this.#schema = schema
  }

  read(text: string): GraphqlQuery {
    if (text.length > longest) return this.#judge(text)
    const query = this.#known.get(text) ?? this.#judge(text)
    this.#known.delete(text)
    this.#known.set(text, query)
    const oldest = this.#known.size > kept ? this.#known.keys().next().value : undefined
    if (oldest !== undefined) this.#known.delete(oldest)
    return query
  }

  #judge(text: string): GraphqlQuery {
    const document = parsed(text)
    let errors: readonly GraphQLError[] | undefined
    return {
      document,
      errors: () => {
        errors ??= validate(this.#schema, document, specifiedRules, { maxErrors: 10 })
        return errors
      },
      fragments: fragmentsOf(document),
    }
  }
}

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
  return { ...query, operation, roots, given, variables: { ...Object.fromEntries(defaults), ...given } }
}
