import { envelope, json, type Operation, object, text } from './parts.ts'
import type { JsonSchema } from './schema.ts'

const words = [
  'groupBy',
  'form',
  'measures',
  'date',
  'date1',
  'date2',
  'from',
  'to',
  'asOf',
  'order',
  'top',
  'fill',
  'filters',
  'keyword',
  'view',
]

const filter: JsonSchema = { type: 'object', description: '列表筛选条件，恰好显示这些数据' }
const figures = { count: { type: 'integer' }, filter }
const node: JsonSchema = {
  ...object({
    key: { type: ['string', 'null'] },
    name: text,
    rest: { type: 'boolean' },
    ...figures,
    cells: { type: 'array', items: { ...object(figures), additionalProperties: true } },
    children: { type: 'array', items: { type: 'object' } },
  }),
  additionalProperties: true,
}

/** Each measure is a field beside `count`, under its name. */
const answer = object({
  nodes: { type: 'array', items: node },
  columns: { type: 'array', items: node },
  sum: { ...object(figures), additionalProperties: true },
  where: { type: 'object', additionalProperties: filter },
})

/** All tables are asked alike, so question and answer are described once in the document. */
export const statisticsParts = {
  parameters: {
    statistics: {
      name: 'question',
      in: 'query',
      style: 'form',
      explode: true,
      schema: object(Object.fromEntries(words.map((word) => [word, text]))),
    },
  },
  responses: { statistics: { description: '成功', ...json(envelope(answer)) } },
}

export const asksStatistics: Operation = {
  parameters: [{ $ref: '#/components/parameters/statistics' }],
  responses: {
    200: { $ref: '#/components/responses/statistics' },
    default: { $ref: '#/components/responses/refusal' },
  },
}
