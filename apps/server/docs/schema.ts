import { takesOwnId } from '@chengban/engine/row/own-id.ts'
import { type Entity, writable } from '@chengban/kernel/entity.ts'
import {
  dictOf,
  enumValues,
  type Field,
  fieldOf,
  isDefaultFrom,
  isReadonly,
  type Kind,
  targetOf,
} from '@chengban/kernel/field.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { recordOf } from '@chengban/kernel/kinds/text.ts'
import { relationKey, shownAllKey, shownKey } from '@chengban/kernel/row-name.ts'
import type { Lines } from '@chengban/kernel/shape.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

const string = (extra: JsonSchema = {}): JsonSchema => ({ type: 'string', ...extra })
const decimal = (): JsonSchema => string({ pattern: '^-?\\d+(\\.\\d+)?$' })
const line = (usual: number) => (field: Field) => {
  const { min, max = usual, pattern } = optionsOf(field)
  return string({ maxLength: max, ...(min ? { minLength: min } : {}), ...(pattern ? { pattern: pattern.source } : {}) })
}
const list =
  (items: JsonSchema, usual?: number) =>
  (field: Field): JsonSchema => {
    const { min, max = usual } = optionsOf(field)
    return {
      type: 'array',
      items,
      ...(min ? { minItems: min } : {}),
      ...(max === undefined ? {} : { maxItems: max }),
    }
  }
const file = list({
  type: 'object',
  properties: { url: string(), name: string(), size: { type: 'integer' }, duration: { type: 'number' } },
  required: ['url'],
})

/** What of a kind's options a schema can say. */
interface Options {
  readonly min?: number
  readonly max?: number
  readonly pattern?: { readonly source: string }
  readonly accept?: readonly string[]
}
const optionsOf = ({ options }: Field): Options => options as Options

/** The JSON schema face of every kind; a missing one does not compile. */
const schemas: Record<Kind, (field: Field) => JsonSchema> = {
  text: line(255),
  longText: line(10_000),
  int: (field) => {
    const { min, max } = optionsOf(field)
    return {
      type: 'integer',
      ...(min === undefined ? {} : { minimum: min }),
      ...(max === undefined ? {} : { maximum: max }),
    }
  },
  decimal,
  money: decimal,
  percent: decimal,
  bool: () => ({ type: 'boolean' }),
  date: () => string({ format: 'date' }),
  datetime: () => string({ format: 'date-time' }),
  time: () => string({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d' }),
  enum: (field) => string({ enum: enumValues(field) }),
  dict: (field) => string({ description: `字典 ${dictOf(field)}` }),
  ref: () => string(),
  refs: list(string(), 500),
  file,
  files: file,
  images: file,
  signature: file,
  json: (field) =>
    isLines(field)
      ? list(
          {
            type: 'object',
            properties: Object.fromEntries(
              Object.entries(field.options.shape).map(([name, inner]) => [name, fieldSchema(inner)]),
            ),
          },
          500,
        )(field)
      : {},
  phone: () => string({ pattern: '^1\\d{10}$' }),
  sealed: (field) => ({ ...line(255)(field), format: 'password' }),
  email: () => string({ format: 'email' }),
  url: () => string({ pattern: '^https?://[^\\s<>"]+$' }),
  place: () => ({
    type: 'object',
    properties: {
      lng: { type: 'number', minimum: -180, maximum: 180 },
      lat: { type: 'number', minimum: -90, maximum: 90 },
      address: string(),
    },
    required: ['lng', 'lat', 'address'],
  }),
  number: () => string(),
}

export const fieldSchema = (field: Field): JsonSchema => ({
  title: field.label,
  ...flagsOf(field, schemas[field.kind](field)),
})

/** The schema of a kind with what the flags say, whichever kind it is. */
const flagsOf = (field: Field, schema: JsonSchema): JsonSchema => {
  const { default: given, secret } = field.options
  const { accept } = optionsOf(field)
  const description = [
    schema.description,
    secret && `仅本人与持有 ${secret} 的人可读`,
    accept && `只收 ${accept.join('、')}`,
  ].filter(Boolean)
  return {
    ...schema,
    ...(isReadonly(field) ? { readOnly: true } : {}),
    ...(given === undefined || isDefaultFrom(given) ? {} : { default: given }),
    ...(description.length ? { description: description.join('；') } : {}),
  }
}

const label: JsonSchema = { type: ['object', 'null'], properties: { id: string(), name: string() } }

/** A row as it is given out. */
export const rowSchema = (entity: Entity): JsonSchema => ({
  type: 'object',
  title: entity.label,
  properties: {
    ...Object.fromEntries(
      Object.entries(entity.fields)
        .filter(([, field]) => !field.options.hidden)
        .flatMap(([name, field]) => [
          [name, fieldSchema(field)],
          ...(field.kind === 'ref' ? [[relationKey(entity, name, targetOf(field)), label]] : []),
          ...(recordOf(field) ? [[shownKey(name, ''), label]] : []),
          ...(field.kind === 'refs' ? [[shownAllKey(name), { type: ['array', 'null'], items: label }]] : []),
        ]),
    ),
    ...Object.fromEntries(
      Object.entries(entity.lines ?? {}).map(([key, { of }]) => [
        key,
        { type: 'array', items: { $ref: `#/components/schemas/${of}` } },
      ]),
    ),
  },
})

/** What a form may send; `required` counts at creation alone. `of` finds the entities of its lists by name. */
export const inputSchema = (
  entity: Entity,
  creating: boolean,
  of: (name: string) => Entity,
  without: readonly string[] = [],
): JsonSchema => {
  const names = writable(entity).filter(
    (name) => (creating || !entity.fields[name]?.options.fixed) && !without.includes(name),
  )
  const required = names.filter(
    (name) => entity.fields[name]?.options.required && entity.fields[name]?.options.default === undefined,
  )
  return {
    type: 'object',
    properties: {
      ...(creating && takesOwnId(entity) ? { id: ownId } : {}),
      ...Object.fromEntries(names.map((name) => [name, fieldSchema(fieldOf(entity.fields, name))])),
      ...Object.fromEntries(
        Object.entries(entity.lines ?? {}).map(([key, lines]) => [key, linesSchema(lines, of(lines.of), of)]),
      ),
    },
    ...(creating && required.length ? { required } : {}),
  }
}

const ownId = { ...string(), format: 'uuid', description: '可自定的ID（UUID v7）；已存在则 409 数据已存在' }

/** A list of child rows: with an id the row changes, without one it is made, a row not named goes. */
const linesSchema = (
  { by, sort, label, max = 500 }: Lines,
  child: Entity,
  of: (name: string) => Entity,
): JsonSchema => {
  const { properties } = inputSchema(child, true, of, [by, ...(sort ? [sort] : [])])
  return {
    type: 'array',
    title: label ?? child.label,
    description: '带 id 修改，不带 id 新建，未列出的删除',
    maxItems: max,
    items: {
      type: 'object',
      properties: { ...(properties as JsonSchema), id: string(), version: { type: 'integer' } },
    },
  }
}
