import type { Entity } from '@chengban/kernel/entity.ts'
import { envelope, json, object, type Paths, text } from './parts.ts'

const integer = { type: 'integer' }
const flag = { type: 'boolean', default: false }
const rows = (shape: Record<string, object>) => ({ type: 'array', items: object({ row: integer, ...shape }) })

/** All tables take sheets alike, so request and answer are described once in the document. */
export const importParts = {
  requestBodies: {
    import: {
      description:
        '先上传到 folder=import，再按表头逐行导入（明细列名为“明细名·列名”，一行一条，主表列留空或照抄即属上一条）；dryRun 只检查，skipErrors 只导入正确的行，否则全部或全不。',
      ...json({
        ...object({
          url: text,
          sheet: { type: 'string', description: '工作表名，缺省为第一张' },
          mode: { type: 'string', enum: ['create', 'upsert'], default: 'create' },
          key: { type: 'string', description: 'mode=upsert 时按此字段找到已有数据' },
          dryRun: flag,
          skipErrors: flag,
          repeats: { ...flag, description: '与其他行相同的行也导入' },
        }),
        required: ['url'],
      }),
    },
  },
  responses: {
    import: {
      description: '成功',
      ...json(
        envelope(
          object({
            ...Object.fromEntries(
              ['total', 'ok', 'failed', 'created', 'updated', 'unchanged', 'lines', 'skipped', 'repeats'].map(
                (name) => [name, integer],
              ),
            ),
            stored: { type: 'boolean' },
            rows: rows({ outcome: { type: 'string', enum: ['created', 'updated', 'unchanged', 'refused'] } }),
            errors: rows({ fields: { type: 'object', additionalProperties: text } }),
            ignored: { type: 'array', items: text },
            errorFile: { type: ['string', 'null'] },
            sheets: { type: 'array', items: text },
          }),
        ),
      ),
    },
  },
}

/** Sheets coming in, and the empty sheet to fill; not where rows come with another entity. */
export const importPaths = (entity: Entity, base: string): Paths =>
  entity.madeBy?.create
    ? {}
    : {
        [`${base}/import`]: {
          post: {
            tags: [entity.label],
            summary: `导入${entity.label}`,
            requestBody: { $ref: '#/components/requestBodies/import' },
            responses: {
              200: { $ref: '#/components/responses/import' },
              default: { $ref: '#/components/responses/refusal' },
            },
          },
        },
        [`${base}/import-template`]: {
          get: {
            tags: [entity.label],
            summary: `${entity.label}导入模板`,
            responses: { 200: { description: 'xlsx' } },
          },
        },
      }
