import { relationKey } from '@chengban/engine/schema/view.ts'
import { takesOwnId } from '@chengban/engine/write/own-id.ts'
import { type Entity, type Lines, writable } from '@chengban/kernel/entity.ts'
import { type Field, type Kind, targetOf } from '@chengban/kernel/field.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { shownAllKey } from '@chengban/kernel/row-name.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

const string = (extra: JsonSchema = {}): JsonSchema => ({ type: 'string', ...extra })
const decimal = string({ pattern: '^-?\\d+(\\.\\d+)?$' })
const file: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { url: string(), name: string(), size: { type: 'integer' }, duration: { type: 'number' } },
    required: ['url'],
  },
}

/** The JSON schema face of every kind; a missing one does not compile. */
const schemas: Record<Kind, (field: Field) => JsonSchema> = {
  text: ({ options }) => string({ maxLength: (options as { max?: number }).max ?? 255 }),
  longText: ({ options }) => string({ maxLength: (options as { max?: number }).max ?? 10_000 }),
  int: () => ({ type: 'integer' }),
  decimal: () => decimal,
  money: () => decimal,
  percent: () => decimal,
  bool: () => ({ type: 'boolean' }),
  date: () => string({ format: 'date' }),
  datetime: () => string({ format: 'date-time' }),
  time: () => string({ format: 'time' }),
  enum: ({ options }) => string({ enum: (options as unknown as { values: readonly string[] }).values }),
  dict: ({ options }) => string({ description: `字典 ${(options as unknown as { dict: string }).dict}` }),
  ref: () => string(),
  refs: () => ({ type: 'array', items: string() }),
  file: () => file,
  files: () => file,
  images: () => file,
  signature: () => file,
  json: (field) =>
    isLines(field)
      ? {
          type: 'array',
          items: {
            type: 'object',
            properties: Object.fromEntries(
              Object.entries(field.options.shape).map(([name, inner]) => [name, fieldSchema(inner)]),
            ),
          },
        }
      : {},
  phone: () => string({ pattern: '^1\\d{10}$' }),
  email: () => string({ format: 'email' }),
  url: () => string({ format: 'uri' }),
  place: () => ({
    type: 'object',
    properties: { lng: { type: 'number' }, lat: { type: 'number' }, address: string() },
  }),
  number: () => string(),
}

export const fieldSchema = (field: Field): JsonSchema => ({ title: field.label, ...schemas[field.kind](field) })

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
      ...Object.fromEntries(names.map((name) => [name, fieldSchema(entity.fields[name] as Field)])),
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
