import type { JsonSchema } from './schema.ts'

export type Operation = Readonly<Record<string, unknown>>
export type Paths = Record<string, Record<string, Operation>>

export const json = (schema: JsonSchema): JsonSchema => ({ content: { 'application/json': { schema } } })
export const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code: { type: 'string', const: 'OK' }, message: { type: 'string' }, data },
})
export const answered = (data: JsonSchema): Operation => ({
  responses: {
    200: { description: '成功', ...json(envelope(data)) },
    default: { $ref: '#/components/responses/refusal' },
  },
})
export const query = (...names: readonly string[]): Operation => ({
  parameters: names.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
})
export const byId = { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] }
export const object = (properties: JsonSchema): JsonSchema => ({ type: 'object', properties })
export const text: JsonSchema = { type: 'string' }
