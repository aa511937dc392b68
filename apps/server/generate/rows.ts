import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, isStored, type Kind, targetOf } from '@chengban/kernel/field.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { recordOf } from '@chengban/kernel/kinds/text.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import { relationKey, shownAllKey, shownKey } from '@chengban/kernel/row-name.ts'
import type { Fields } from '@chengban/kernel/shape.ts'
import { isColumns, isListOf, partName, readLeaf, type Structure } from '@chengban/kernel/structure.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { findEntities } from './declarations.ts'
import { isFilled } from './filled.ts'

/** The rows of every entity as types: stored, and given out. Handlers, calls and screens read rows by them. */
export const rowsSource = async (): Promise<string> => {
  const entities = (await findEntities()).map(({ value }) => value)
  return [
    '// Written by `npm run gen` from the declarations. Do not edit.\n',
    "import type { FileEntry, Signed } from '@chengban/kernel/kinds/file.ts'\n",
    "import type { Json, Place } from '@chengban/kernel/kinds/json.ts'\n\n",
    "declare module '@chengban/kernel/registry.ts' {\n",
    section('Rows', entities, storedRow),
    section('ShownValues', entities, shownRow),
    section(
      'Asks',
      entities.filter((e) => asking(e).length > 0),
      asks,
    ),
    '}\n\n',
    'interface NamedReference {\n  readonly id: string\n  readonly name: string\n}\n',
  ].join('')
}

const section = (name: string, entities: readonly Entity[], row: (e: Entity) => readonly string[]): string =>
  `  interface ${name} {\n${entities.map((e) => `    ${e.name}: {\n${row(e).join('')}    }\n`).join('')}  }\n`

const line = (name: string, type: string): string => `      ${/^\w+$/.test(name) ? name : `'${name}'`}: ${type}\n`

const storedRow = (e: Entity): string[] =>
  Object.entries(e.fields)
    .filter(([, field]) => isStored(field) || field.kind === 'refs')
    .map(([name, field]) => line(name, nullable(typeOf(field), isFilled(e.fields, name, field))))

/** A reader may see a row in part: all fields but its own marks may be null. */
const shownRow = (e: Entity): string[] =>
  Object.entries(e.fields)
    .filter(([, field]) => !field.options.hidden)
    .flatMap(([name, field]) => [
      line(name, nullable(typeOf(field), isFilled(e.fields, name, field) && !field.options.secret)),
      ...(field.kind === 'ref' ? [line(relationKey(e, name, targetOf(field)), 'NamedReference | null')] : []),
      ...(recordOf(field) ? [line(shownKey(name, ''), 'NamedReference | null')] : []),
      ...(field.kind === 'refs' ? [line(shownAllKey(name), 'readonly NamedReference[]')] : []),
    ])

const asking = (e: Entity): readonly Move[] => movesOf(e).filter((move) => move.asks)

const asks = (e: Entity): string[] =>
  asking(e).map(({ name, asks: fields = {} }) =>
    line(name, partsType(Object.entries(fields).map(([key, field]) => askedPart(key, field, fields)))),
  )

const askedPart = (name: string, field: Field, fields: Fields): readonly [string, string] =>
  isFilled(fields, name, field) ? [name, typeOf(field)] : [`${name}?`, `${typeOf(field)} | null`]

const nullable = (type: string, isThere: boolean): string => (isThere ? type : `${type} | null`)

/** The type face of every kind. */
const types: Record<Kind, string> = {
  text: 'string',
  longText: 'string',
  phone: 'string',
  email: 'string',
  url: 'string',
  enum: 'string',
  dict: 'string',
  number: 'string',
  sealed: 'string',
  int: 'number',
  decimal: 'string',
  money: 'string',
  percent: 'string',
  bool: 'boolean',
  date: 'string',
  datetime: 'string',
  time: 'string',
  ref: 'string',
  refs: 'readonly string[]',
  file: 'readonly FileEntry[]',
  files: 'readonly FileEntry[]',
  images: 'readonly FileEntry[]',
  signature: 'readonly Signed[]',
  json: 'Json',
  place: 'Place',
}

interface Forms {
  readonly values?: readonly string[]
  readonly structure?: Structure
}

export const typeOf = (field: Field): string => {
  const { values, structure }: Forms = field.options
  if (field.kind === 'enum' && values) return values.map(quoted).join(' | ')
  if (isLines(field)) return `readonly ${partsType(lineParts(field.options.shape))}[]`
  return structure ? structureType(structure) : types[field.kind]
}

/** The columns of lines with their types. */
export const lineParts = (shape: Readonly<Record<string, Field>>): [string, string][] =>
  Object.entries(shape).map(([name, inner]) => [name, nullable(typeOf(inner), isFilled(shape, name, inner))])

const quoted = (word: string): string => `'${word.replaceAll("'", "\\'")}'`
export const partsType = (parts: readonly (readonly [string, string])[]): string =>
  `{ ${parts.map(([name, type]) => `readonly ${name}: ${type}`).join('; ')} }`

/** A structure written as a type. */
const structureType = (one: Structure): string => {
  if (typeof one === 'string') return leafType(one)
  if (isListOf(one)) return `readonly ${bracketed(structureType(one[0]))}[]`
  if (isColumns(one)) throw new Error(`columns of ${String(one.$of)} stand in answers alone`)
  return partsType(
    Object.entries(one).map(([key, part]) => {
      const { name, isOptional } = partName(key)
      return [isOptional ? `${name}?` : name, structureType(part)]
    }),
  )
}

const bracketed = (type: string): string => (type.includes(' ') && !type.startsWith('{') ? `(${type})` : type)

const wordTypes: Readonly<Record<string, string>> = {
  int: 'number',
  bool: 'boolean',
  files: 'readonly FileEntry[]',
  json: 'Json',
  filter: 'Readonly<Record<string, unknown>>',
}
const plain = new Set(['text', 'uuid', 'date', 'month', 'datetime', 'money', 'decimal', 'percent', 'url', 'code'])

const leafType = (leaf: string): string => {
  const { words, isNullable } = readLeaf(leaf)
  const [first = ''] = words
  const one = words.length > 1 ? words.map(quoted).join(' | ') : plain.has(first) ? 'string' : wordTypes[first]
  if (one === undefined) throw new Error(`no such word: ${leaf}`)
  return nullable(one, !isNullable)
}
