import { answered, json, type Operation, object, type Paths, query, text } from './parts.ts'

const whole = { type: 'integer' }
const rows = object({ nodes: { type: 'array', items: { type: 'object' } }, totalCount: whole })
const ids = { type: 'array', items: text }
const dryRun = { type: 'boolean', description: '只检查能否删除，不删除' }
const row = object({ id: text, version: whole })

const inPath = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
})
const table = inPath('table', '任一实体，驼峰或短横线写法')
const id = inPath('id', '记录ID')

const operation = (summary: string, more: Operation, path: readonly object[] = [table]): Operation => ({
  tags: ['通用'],
  summary,
  ...more,
  parameters: [...path, ...((more.parameters as readonly object[] | undefined) ?? [])],
})
const list = ['filters', 'sort', 'keyword', 'columns', 'view'] as const

/** What every table answers, once for all; the paths of each table refer to it. */
export const tablePaths: Paths = {
  '/api/{table}': {
    get: operation('列表', { ...query('pageNumber', 'pageSize', ...list), ...answered(rows) }),
    post: operation('新建', { requestBody: json(object({ input: { type: 'object' } })), ...answered(row) }),
    delete: operation('删除多条', {
      requestBody: json(object({ ids, dryRun })),
      ...answered(object({ deleted: whole })),
    }),
  },
  '/api/{table}/{id}': {
    get: operation('详情', answered({ type: 'object' }), [table, id]),
    patch: operation(
      '修改',
      { requestBody: json(object({ patch: { type: 'object' }, version: whole })), ...answered(row) },
      [table, id],
    ),
    delete: operation(
      '删除',
      { requestBody: json(object({ version: whole, dryRun })), ...answered(object({ id: text })) },
      [table, id],
    ),
  },
  '/api/{table}/{table}-enable': {
    patch: operation('启用或停用', {
      requestBody: json(object({ id: text, ids, isEnable: { type: 'boolean' } })),
      ...answered(object({ isEnable: { type: 'boolean' } })),
    }),
  },
  '/api/{table}/bulk': {
    post: operation('批量处理', {
      requestBody: json(object({ create: { type: 'array' }, update: { type: 'array' }, delete: ids })),
      ...answered(object({ created: ids, updated: whole, deleted: whole })),
    }),
  },
  '/api/{table}/options': {
    get: operation('选择', { ...query('keyword', 'ids'), ...answered(object({ nodes: { type: 'array' } })) }),
  },
  '/api/{table}/export': {
    get: operation('导出', { ...query(...list, 'format'), responses: { 200: { description: 'xlsx 或 csv' } } }),
  },
  '/api/{table}/import': {
    post: operation('导入', {
      requestBody: { $ref: '#/components/requestBodies/import' },
      responses: { 200: { $ref: '#/components/responses/import' } },
    }),
  },
}
