import { Refusal } from '@chengban/kernel/refusal.ts'
import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'postgraphile/graphql'
import { usualRows } from './paging.ts'
import { type Fragments, fieldsIn } from './selection.ts'

/** Levels of selections, statements that may run, fields written, and rows that may be read, at most. */
export const most = { depth: 12, statements: 100, fields: 5000, rows: 50_000 } as const

interface Weighing {
  readonly fragments: Fragments
  readonly variables: Readonly<Record<string, unknown>>
  statements: number
  fields: number
  rows: number
}

const tooMuch = (): Refusal => new Refusal('VALIDATION', '查询过于复杂')

/** Refuses a query that would cost too much, before anything of it runs. */
export const weigh = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Readonly<Record<string, unknown>>,
): void => {
  const type = schema.getRootType(operation.operation)
  if (type) walk(operation.selectionSet, type, 1, 1, { fragments, variables, statements: 0, fields: 0, rows: 0 })
}

const walk = (
  set: SelectionSetNode,
  type: GraphQLObjectType,
  depth: number,
  times: number,
  weighing: Weighing,
): void => {
  for (const node of fieldsIn(set, weighing.fragments)) {
    weighing.fields += 1
    if (weighing.fields > most.fields) throw tooMuch()
    const field = type.getFields()[node.name.value]
    if (!field || !node.selectionSet) continue
    const inner = getNamedType(field.type)
    if (!isCompositeType(inner) || !isObjectType(inner)) continue
    if (depth >= most.depth) throw tooMuch()
    const isPaged = field.args.some(({ name }) => name === 'first')
    const rows = times * (isPaged ? firstOf(node, weighing.variables) : 1)
    weighing.statements += isPaged || !isWrapper(inner) ? 1 : 0
    weighing.rows += isPaged ? rows : 0
    if (weighing.statements > most.statements || weighing.rows > most.rows) throw tooMuch()
    walk(node.selectionSet, inner, depth + 1, rows, weighing)
  }
}

/** Types between a list and its rows, which cost nothing. */
const isWrapper = ({ name }: GraphQLObjectType): boolean => /(Connection|Edge|Payload|PageInfo)$/.test(name)

const firstOf = (node: FieldNode, variables: Readonly<Record<string, unknown>>): number => {
  const given = node.arguments?.find(({ name }) => name.value === 'first')
  const value: unknown = given ? valueFromASTUntyped(given.value, variables) : undefined
  return typeof value === 'number' ? Math.max(1, Math.min(value, 9999)) : usualRows
}
