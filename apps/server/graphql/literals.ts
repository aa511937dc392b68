import {
  BREAK,
  type DefinitionNode,
  type DocumentNode,
  type FloatValueNode,
  type GraphQLSchema,
  getNullableType,
  type IntValueNode,
  isScalarType,
  Kind,
  parse,
  parseType,
  print,
  type StringValueNode,
  TypeInfo,
  type VariableDefinitionNode,
  type VariableNode,
  visit,
  visitWithTypeInfo,
} from 'postgraphile/graphql'

// Decision 141: Queries that differ by a value share one plan

/** A query whose written values are variables. */
export interface Lifted {
  /** The same for all queries that differ by these values alone. */
  readonly text: string
  readonly values: Readonly<Record<string, unknown>>
}

type Literal = StringValueNode | IntValueNode | FloatValueNode

/** Prefix of the variables that replace written values. */
const mark = '__value'

/** Replaces numbers and texts in the arguments of a valid query by variables; undefined where it has none of them. */
export const lifted = (schema: GraphQLSchema, document: DocumentNode): Lifted | undefined => {
  if (!isPlain(document)) return undefined
  const names = new Map<string, string>()
  const values: Record<string, unknown> = {}
  const typeInfo = new TypeInfo(schema)
  const lift = (node: Literal): VariableNode | undefined => {
    const type = getNullableType(typeInfo.getInputType())
    if (!isScalarType(type)) return undefined
    const value = node.kind === Kind.STRING ? node.value : Number(node.value)
    if (
      !isSame(
        () => type.parseLiteral(node),
        () => type.parseValue(value),
      )
    )
      return undefined
    // the same value is the same variable: whether two fields of one name ask the same depends on it
    const key = `${type.name} ${JSON.stringify(value)}`
    const name = names.get(key) ?? `${mark}${names.size}`
    names.set(key, name)
    values[name] = value
    return variable(name)
  }
  const directive = { enter: () => false as const }
  const lifts = {
    [Kind.DIRECTIVE]: directive,
    // its default belongs to the caller's own variable
    [Kind.VARIABLE_DEFINITION]: directive,
    [Kind.STRING]: lift,
    [Kind.INT]: lift,
    [Kind.FLOAT]: lift,
  }
  const shape = visit(document, visitWithTypeInfo(typeInfo, lifts))
  if (names.size === 0) return undefined
  const added = [...names].map(([key, name]) => defined(name, key.slice(0, key.indexOf(' '))))
  return { text: print({ ...shape, definitions: shape.definitions.map((one) => withVariables(one, added)) }), values }
}

/** Whether the document is one query that names no variable as those here are named. */
const isPlain = (document: DocumentNode): boolean => {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const [only, more] = operations
  if (!only || more || only.operation !== 'query') return false
  let isTaken = false
  visit(document, {
    Variable: ({ name }) => {
      if (!name.value.startsWith(mark)) return undefined
      isTaken = true
      return BREAK
    },
  })
  return !isTaken
}

/** Whether a value means the same written in the query and sent beside it. */
const isSame = (written: () => unknown, sent: () => unknown): boolean => {
  try {
    const value = written()
    return typeof value !== 'object' && value !== undefined && value === sent()
  } catch {
    return false
  }
}

const variable = (name: string): VariableNode => ({ kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } })

const defined = (name: string, type: string): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: variable(name),
  type: parseType(`${type}!`),
})

const withVariables = (one: DefinitionNode, added: readonly VariableDefinitionNode[]): DefinitionNode =>
  one.kind === Kind.OPERATION_DEFINITION
    ? { ...one, variableDefinitions: [...(one.variableDefinitions ?? []), ...added] }
    : one

/** The query of a lifted text. Its places are not those of the text that was sent, so it has none. */
export const documentOf = ({ text }: Lifted): DocumentNode => parse(text, { noLocation: true })
