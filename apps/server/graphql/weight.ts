import { mostConditions, weightOf } from '@chengban/engine/read/filter-weight.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'postgraphile/graphql'
import { usualRows } from './paging.ts'
import { type Fragments, fieldsIn, sizeOf } from './selection.ts'

/** Levels of selections, statements that may run, fields written, and rows that may be read, at most. */
export const most = { depth: 10, statements: 100, fields: 5000, rows: 12_000 } as const

/**
 * Rows that a total and a condition weigh as much as: both are asked of rows that nobody gets to see. At the root of all
 * a person sees; below a row only of those that belong to it, but then of every such row.
 */
const hidden = { total: { root: 500, below: 10 }, condition: { root: 40, below: 1 } } as const

interface Weighing {
  readonly fragments: Fragments
  readonly variables: Readonly<Record<string, unknown>>
  statements: number
  rows: number
}

const tooMuch = (): Refusal => new Refusal('VALIDATION', '查询过于复杂')

/** A password takes a tenth of a second to judge, so that a request holds one at most. */
const dear: Readonly<Record<string, number>> = { authenticateAdmin: 60, setPassword: 60, resetPassword: 60 }

/** Refuses a query that would cost too much, before anything of it runs; gives how many rows it weighs. */
export const weigh = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Readonly<Record<string, unknown>>,
): number => {
  const known = weighed.get(operation)
  if (known !== undefined) return known
  if (sizeOf(operation.selectionSet, fragments) > most.fields) throw tooMuch()
  const type = schema.getRootType(operation.operation)
  const weighing = { fragments, variables, statements: 0, rows: 0 }
  if (operation.operation === 'mutation') {
    for (const { name } of fieldsIn(operation.selectionSet, fragments)) weighing.statements += dear[name.value] ?? 1
  }
  if (isOver(weighing)) throw tooMuch()
  if (type) walk(operation.selectionSet, type, 1, 1, weighing)
  if (!operation.variableDefinitions?.length) weighed.set(operation, weighing.rows)
  return weighing.rows
}

/** Cached by operation: variables do not change it. */
const weighed = new WeakMap<OperationDefinitionNode, number>()

const walk = (
  set: SelectionSetNode,
  type: GraphQLObjectType,
  depth: number,
  times: number,
  weighing: Weighing,
): void => {
  for (const node of fieldsIn(set, weighing.fragments)) {
    const field = type.getFields()[node.name.value]
    const inner = field && getNamedType(field.type)
    if (!field || !isObjectType(inner) || !node.selectionSet) continue
    const rows = isPaged(field) ? times * firstOf(node, weighing.variables) : times
    if (isPaged(field)) addList(node, rows, times, weighing)
    else if (isRead(type, inner)) weighing.statements += 1
    if (depth >= most.depth || isOver(weighing)) throw tooMuch()
    walk(node.selectionSet, inner, depth + 1, rows, weighing)
  }
}

const addList = (node: FieldNode, rows: number, times: number, weighing: Weighing): void => {
  const { fragments, variables } = weighing
  const conditions = conditionsOf(node, variables)
  if (conditions > mostConditions) throw tooMuch()
  weighing.statements += 1
  weighing.rows += rows + conditions * Math.max(hidden.condition.root, hidden.condition.below * times)
  const within = node.selectionSet ? [...fieldsIn(node.selectionSet, fragments)] : []
  if (!within.some(({ name }) => name.value === 'totalCount')) return
  weighing.statements += 1
  weighing.rows += Math.max(hidden.total.root, hidden.total.below * times)
}

const conditionsOf = (node: FieldNode, variables: Weighing['variables']): number => {
  const filter = given(node, 'filter', variables) ?? {}
  const condition = given(node, 'condition', variables) ?? {}
  return weightOf(filter) + Object.keys(condition).length
}

const isPaged = ({ args }: GraphQLField<unknown, unknown>): boolean => args.some(({ name }) => name === 'first')

const isOver = ({ statements, rows }: Weighing): boolean => statements > most.statements || rows > most.rows

/** Types between a list and its rows cost nothing, and the rows came with the list. */
const isRead = (outer: GraphQLObjectType, inner: GraphQLObjectType): boolean =>
  !/(Connection|Edge|Payload|PageInfo)$/.test(inner.name) && !/(Connection|Edge)$/.test(outer.name)

const firstOf = (node: FieldNode, variables: Readonly<Record<string, unknown>>): number => {
  const value = given(node, 'first', variables)
  return typeof value === 'number' ? Math.max(1, Math.min(value, 9999)) : usualRows
}

const given = (node: FieldNode, argument: string, variables: Readonly<Record<string, unknown>>): unknown => {
  const found = node.arguments?.find(({ name }) => name.value === argument)
  return found ? valueFromASTUntyped(found.value, variables) : undefined
}
