import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { present } from '@chengban/kernel/present.ts'
import { parseSync, type Statement, type TSSignature, type TSType, type TSTypeName } from 'oxc-parser'

/** The JavaScript type of a column's value. */
export type Kind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'null'

/** A row type read from the source: each column with the kinds its value may have, undefined for any kind. */
export type RowType = ReadonlyMap<string, ReadonlySet<Kind> | undefined>

/** A named type and the file that declares it. */
interface TypeDeclaration {
  readonly file: string
  readonly type: TSType | readonly TSSignature[]
  readonly parents: readonly { readonly name: TSTypeName | string; readonly args: readonly TSType[] }[]
}

const keywords: Readonly<Record<string, Kind>> = {
  TSStringKeyword: 'string',
  TSTemplateLiteralType: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUndefinedKeyword: 'null',
  TSArrayType: 'array',
  TSTupleType: 'array',
  TSTypeLiteral: 'object',
  TSMappedType: 'object',
}

const programs = new Map<string, readonly Statement[]>()
const programOf = (file: string): readonly Statement[] => {
  const known = programs.get(file)
  if (known) return known
  const body = parseSync(file, readFileSync(file, 'utf8')).program.body
  programs.set(file, body)
  return body
}

/** Finds the declaration of a named type: in the file, or in a file that it imports by a relative path. */
const named = (name: string, file: string): TypeDeclaration | undefined => {
  for (const statement of programOf(file)) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'TSInterfaceDeclaration' && declared.id.name === name) {
      const parents = declared.extends.map(({ expression, typeArguments }) => ({
        name: expression.type === 'Identifier' ? expression.name : '',
        args: typeArguments?.params ?? [],
      }))
      return { file, type: declared.body.body, parents }
    }
    if (declared?.type === 'TSTypeAliasDeclaration' && declared.id.name === name && !declared.typeParameters)
      return { file, type: declared.typeAnnotation, parents: [] }
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue
    const found = statement.specifiers.find(({ local }) => local.name === name)
    if (found?.type !== 'ImportSpecifier' || found.imported.type !== 'Identifier') continue
    return named(found.imported.name, join(dirname(file), statement.source.value))
  }
  return undefined
}

/** The kinds of value that the type allows, undefined for any kind. */
const kindsOf = (type: TSType, file: string): ReadonlySet<Kind> | undefined => {
  if (type.type === 'TSUnionType') {
    const all = type.types.map((one) => kindsOf(one, file))
    return all.includes(undefined) ? undefined : new Set(all.flatMap((one) => [...present(one)]))
  }
  if (type.type === 'TSLiteralType') {
    const kind = type.literal.type === 'Literal' ? typeof type.literal.value : 'string'
    return new Set([kind as Kind])
  }
  if (type.type === 'TSTypeOperator') return kindsOf(type.typeAnnotation, file)
  const kind = keywords[type.type]
  if (kind) return new Set([kind])
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined
  if (['Record', 'Readonly', 'Partial'].includes(type.typeName.name)) return new Set(['object'])
  const found = named(type.typeName.name, file)
  if (!found) return undefined
  return Array.isArray(found.type) ? new Set(['object']) : kindsOf(found.type as TSType, found.file)
}

const membersOf = (members: readonly TSSignature[], file: string): RowType => {
  const row = new Map<string, ReadonlySet<Kind> | undefined>()
  for (const member of members) {
    if (member.type !== 'TSPropertySignature') continue
    const name =
      member.key.type === 'Identifier' ? member.key.name : member.key.type === 'Literal' ? String(member.key.value) : ''
    const kinds = member.typeAnnotation ? kindsOf(member.typeAnnotation.typeAnnotation, file) : undefined
    row.set(name, kinds && member.optional ? new Set([...kinds, 'null']) : kinds)
  }
  return row
}

/** The members of a union of string literals such as `'a' | 'b'`, undefined for any other type. */
const wordsOf = (type: TSType | undefined, file: string): readonly string[] | undefined => {
  if (type?.type === 'TSLiteralType' && type.literal.type === 'Literal') return [String(type.literal.value)]
  if (type?.type === 'TSUnionType') {
    const all = type.types.map((one) => wordsOf(one, file))
    return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? [])
  }
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined
  const found = named(type.typeName.name, file)
  return found && !Array.isArray(found.type) ? wordsOf(found.type as TSType, found.file) : undefined
}

const joined = (rows: readonly (RowType | undefined)[]): RowType | undefined =>
  rows.includes(undefined) ? undefined : new Map(rows.flatMap((row) => [...present(row)]))

/** The columns of a utility type: Record, Readonly, Pick or Omit. */
const derived = (name: string, args: readonly TSType[], file: string): RowType | undefined => {
  const [first, second] = args
  const words = wordsOf(name === 'Record' ? first : second, file)
  if (name === 'Record') return words && second && new Map(words.map((word) => [word, kindsOf(second, file)]))
  const of = first && rowType(first, file)
  if (name === 'Readonly') return of
  if (!of || !words) return undefined
  if (name === 'Pick') return new Map([...of].filter(([column]) => words.includes(column)))
  return name === 'Omit' ? new Map([...of].filter(([column]) => !words.includes(column))) : undefined
}

const namedRow = (name: string, args: readonly TSType[], file: string): RowType | undefined => {
  const found = named(name, file)
  if (!found) return derived(name, args, file)
  if (!Array.isArray(found.type)) return rowType(found.type as TSType, found.file)
  const above = found.parents.map((parent) => namedRow(String(parent.name), parent.args, found.file))
  return joined([...above, membersOf(found.type, found.file)])
}

/** Reads the columns of a row type from the source. Returns undefined for a type that is not a list of columns. */
export const rowType = (type: TSType, file: string): RowType | undefined => {
  if (type.type === 'TSTypeLiteral') return membersOf(type.members, file)
  if (type.type === 'TSIntersectionType') return joined(type.types.map((one) => rowType(one, file)))
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier')
    return namedRow(type.typeName.name, type.typeArguments?.params ?? [], file)
  return undefined
}
