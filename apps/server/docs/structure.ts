import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldNamed } from '@chengban/kernel/field.ts'
import {
  type Columns,
  isColumns,
  isListOf,
  type Parts,
  partName,
  readLeaf,
  type Structure,
  type Words,
} from '@chengban/kernel/structure.ts'
import { fieldSchema, type JsonSchema, rowSchema } from './schema.ts'

const string = (extra: JsonSchema = {}): JsonSchema => ({ type: 'string', ...extra })
const decimal = string({ pattern: '^-?\\d+(\\.\\d+)?$' })
const file: JsonSchema = {
  type: 'object',
  properties: { url: string(), name: string(), size: { type: 'integer' }, duration: { type: 'number' } },
}

/** The JSON schema face of every word; a missing one does not compile. */
const words: Record<keyof Words, JsonSchema> = {
  text: string(),
  int: { type: 'integer' },
  bool: { type: 'boolean' },
  uuid: string({ format: 'uuid' }),
  date: string({ format: 'date' }),
  month: string({ pattern: '^\\d{4}-\\d{2}$' }),
  datetime: string({ format: 'date-time' }),
  money: decimal,
  decimal,
  percent: decimal,
  url: string(),
  code: string(),
  files: { type: 'array', items: file },
  json: {},
  filter: { type: 'object' },
}

/** The JSON schema of what a call gives; `of` finds the entities whose columns it names. */
export const structureSchema = (one: Structure, of: (name: string) => Entity): JsonSchema => {
  if (typeof one === 'string') return leafSchema(one)
  if (isListOf(one)) return { type: 'array', items: structureSchema(one[0], of) }
  if (isColumns(one)) return columnsSchema(one, of)
  return partsSchema(one, of)
}

const leafSchema = (leaf: string): JsonSchema => {
  const { words: said, isNullable } = readLeaf(leaf)
  const [first = ''] = said
  const schema = said.length > 1 ? string({ enum: said }) : words[first as keyof Words]
  return isNullable && 'type' in schema ? { ...schema, type: [schema.type, 'null'] } : schema
}

const partsSchema = (parts: Parts, of: (name: string) => Entity): JsonSchema => {
  const read = Object.entries(parts).map(([key, part]) => ({ ...partName(key), schema: structureSchema(part, of) }))
  const required = read.flatMap(({ name, isOptional }) => (isOptional ? [] : [name]))
  return {
    type: 'object',
    properties: Object.fromEntries(read.map(({ name, schema }) => [name, schema])),
    ...(required.length ? { required } : {}),
  }
}

const columnsSchema = ({ $of, $columns, $with }: Columns, of: (name: string) => Entity): JsonSchema => {
  const entity = of($of)
  const shown = rowSchema(entity).properties as Readonly<Record<string, JsonSchema>>
  const named = $columns.map((name) => {
    const field = fieldNamed(entity, name)
    return [name, field ? fieldSchema(field) : (shown[name] ?? {})] as const
  })
  return {
    type: 'object',
    properties: { ...Object.fromEntries(named), ...(partsSchema($with, of).properties as object) },
  }
}
