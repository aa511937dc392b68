import { columnType } from '@chengban/engine/kinds/column.ts'
import { fromCell } from '@chengban/kernel/cell/from-cell.ts'
import { toCell } from '@chengban/kernel/cell/to-cell.ts'
import type { Kind } from '@chengban/kernel/field.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { readValue, showValue } from '@chengban/kernel/kinds/kinds.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { makeCatalog } from '../compose.ts'
import { fieldSchema } from '../docs/schema.ts'
import { inputType } from '../graphql/mutation-types.ts'
import { kindSamples } from './kind-samples.ts'

const catalog = makeCatalog()
const kinds = Object.keys(kindSamples) as Kind[]
const known = { dict: () => ['e'], row: () => [String(kindSamples.ref.good)] }

/** Whether a value passes the schema, nothing turned into anything else. */
const passes = async (schema: object, value: unknown): Promise<boolean> => {
  const app = Fastify({ ajv: { customOptions: { coerceTypes: false, strict: false } } })
  const body = { type: 'object', properties: { value: schema } }
  app.post('/', { schema: { body } }, async () => 'ok')
  return (await app.inject({ method: 'POST', url: '/', payload: { value } })).statusCode === 200
}

test.each(kinds)('%s: what is wrong is refused in words, and by the schema as far as it can say', async (kind) => {
  const { field, bad } = kindSamples[kind]
  for (const [raw, message, isOnlyTold = false] of bad) {
    const read = readValue(raw, field)
    expect(read instanceof Problem && read.message, JSON.stringify(raw)).toBe(message)
    if (!isOnlyTold && !message.startsWith('第'))
      expect(await passes(fieldSchema(field), raw), JSON.stringify(raw)).toBe(false)
  }
})

test.each(kinds.filter((kind) => kindSamples[kind].good !== undefined))(
  '%s: every face takes what is right',
  async (kind) => {
    const {
      field,
      good,
      stored = good,
      shown = kind === 'ref' || kind === 'refs' ? undefined : String(good),
      cell,
    } = kindSamples[kind]
    const read = readValue(good, field)
    expect(await passes(fieldSchema(field), good)).toBe(true)
    expect(await passes(fieldSchema(field), stored)).toBe(true)
    if (shown !== undefined) expect(showValue(stored, field)).toBe(shown)
    if (!field.kind.match(/^(file|files|images|signature)$/)) expect(read).toEqual(stored)
    const given = fromCell(cell ?? '一', field, known)
    if (cell === null) expect(given).toEqual(new Problem(`${field.label}不能导入`))
    else {
      expect(readValue(given, field)).toEqual(read)
      // what an export writes of it, an import reads again
      expect(
        readValue(
          fromCell(
            toCell(stored, field, () => '林一'),
            field,
            known,
          ),
          field,
        ),
      ).toEqual(read)
    }
  },
)

test.each(kinds)('%s: its column, and what a mutation takes', (kind) => {
  const { field, column, graphql } = kindSamples[kind]
  expect([columnType(field, catalog.all), inputType(catalog, field)]).toEqual([column, graphql])
})

test('flags stand in the schema: a default, what nobody types, who reads it', () => {
  expect(fieldSchema(text('名', { default: '甲', readonly: true, secret: 'user:salary' }))).toEqual({
    title: '名',
    type: 'string',
    maxLength: 255,
    default: '甲',
    readOnly: true,
    description: '仅本人与持有 user:salary 的人可读',
  })
  expect(fieldSchema(text('名', { default: { from: 'me' } as never }))).not.toHaveProperty('default')
  expect(fieldSchema(kindSamples.file.field)).toMatchObject({ maxItems: 1, description: '只收 ofd' })
})
