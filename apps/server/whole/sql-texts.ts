import { readFileSync } from 'node:fs'
import { column, table, view } from '@chengban/engine/schema/names.ts'
import { type Expression, type Program, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser'
import { type RowType, rowType } from './row-types.ts'

/** A statement in the source. */
export interface SqlText {
  /** Its file and line. */
  readonly at: string
  /** The statement, with each part known only at run time replaced by a possible value. */
  text(unknown: string): string
  /** Whether all of it is known. */
  readonly isWhole: boolean
}

const begins = /^\s*(select|insert into|update|delete from|with)\s/i
/** What others go on from. */
const isBeginning = /\(\s*$/
const goesOn = /\b(from|set|into|values|select)\b/i

/** A statement whose rows have a type in the source. */
export interface SqlRows {
  /** Its file and line. */
  readonly at: string
  readonly text: string
  /** The columns that `query<…>` declares; undefined where the type is more than columns with names. */
  readonly row: RowType | undefined
}

/** Every `query<Row>(text)` of a file whose statement is known as a whole. */
export const sqlRows = (file: string): SqlRows[] => {
  const source = readFileSync(file, 'utf8')
  if (!source.includes('.query<')) return []
  const { program } = parseSync(file, source)
  const constants = constantsOf(program)
  const found: SqlRows[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [statement], typeArguments, start }) => {
      const [type] = typeArguments?.params ?? []
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !type) return
      if (callee.property.name !== 'query' || !statement || statement.type === 'SpreadElement') return
      const text = textOf(statement, constants, null)
      if (text !== null) found.push({ at: `${file}:${lineOf(source, start)}`, text, row: rowType(type, file) })
    },
  }).visit(program)
  return found
}

/** Every statement that a file holds as text, put together from its own constants and from names of entities. */
export const sqlTexts = (file: string): SqlText[] => {
  const source = readFileSync(file, 'utf8')
  const { program } = parseSync(file, source)
  const constants = constantsOf(program)
  const found: SqlText[] = []
  const add = (node: Expression, plain: string): void => {
    if (!begins.test(plain) || !goesOn.test(plain) || isBeginning.test(plain)) return
    const isWhole = textOf(node, constants, null) !== null
    found.push({
      at: `${file}:${lineOf(source, node.start)}`,
      isWhole,
      text: (unknown) => textOf(node, constants, unknown) ?? '',
    })
  }
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value)
    },
    TemplateLiteral: (node) => add(node, node.quasis.map(({ value }) => value.cooked).join('x')),
  }).visit(program)
  return found
}

type Constants = ReadonlyMap<string, Expression | null>

const lineOf = (source: string, start: number): number => source.slice(0, start).split('\n').length

/** The constants of a file. A name with several values in one file counts as unknown. */
const constantsOf = (program: Program): Constants => {
  const constants = new Map<string, Expression | null>()
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') constants.set(id.name, constants.has(id.name) ? null : init)
    },
  }).visit(program)
  return constants
}

/** Null where `unknown` is, and there is something unknown. */
const textOf = (node: Expression, constants: Constants, unknown: string | null): string | null => {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : unknown
    case 'TemplateLiteral':
      return joined(node, constants, unknown)
    case 'TSAsExpression':
      return textOf(node.expression, constants, unknown)
    case 'Identifier': {
      const known = constants.get(node.name)
      return known ? textOf(known, constants, unknown) : unknown
    }
    case 'CallExpression':
      return nameOf(node, constants) ?? unknown
    default:
      return unknown
  }
}

const joined = (node: TemplateLiteral, constants: Constants, unknown: string | null): string | null => {
  const parts = node.expressions.map((one) => textOf(one, constants, unknown))
  if (parts.includes(null)) return null
  return node.quasis.map(({ value }, index) => `${value.cooked}${parts[index] ?? ''}`).join('')
}

const names = { table, view, column }

/** `table('contract')` and the like. */
const nameOf = (node: Extract<Expression, { type: 'CallExpression' }>, constants: Constants): string | null => {
  const [first] = node.arguments
  if (node.callee.type !== 'Identifier' || !first || first.type === 'SpreadElement') return null
  const name = textOf(first, constants, null)
  const written = names[node.callee.name as keyof typeof names]
  return name !== null && written ? written(name) : null
}
