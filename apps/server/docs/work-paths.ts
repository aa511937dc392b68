import { answered, json, object, type Paths, query, text } from './parts.ts'

const tags = ['协作']

/** Doors without a declared call: a workbook, and what clients' systems send. */
export const workPaths: Paths = {
  '/api/applyFor/exportProjects': {
    get: {
      tags,
      summary: '导出需求项目汇总',
      ...query('date1', 'date2', 'projectId', 'filters'),
      responses: { 200: { description: 'xlsx' } },
    },
  },
  '/api/dashboard/export': {
    get: {
      tags: ['看板'],
      summary: '导出看板的指标与图表数据',
      ...query('name', 'year', 'quarter', 'date1', 'date2', 'choices'),
      responses: { 200: { description: 'xlsx' } },
    },
  },
  '/api/projectVer/export': {
    get: {
      tags: ['项目'],
      summary: '导出版本交付与所解决的缺陷、需求',
      ...query('ids', 'projectId', 'filters'),
      responses: { 200: { description: 'xlsx' } },
    },
  },
  '/api/clientSync/receive': {
    post: {
      tags,
      security: [],
      summary: '客户系统上报缺陷或需求；请求头 X-Client-Id、X-Timestamp、X-Signature',
      requestBody: json(
        object({
          ...{ syncId: text, kind: text, name: text, describe: text, projectCode: text, priority: text },
          files: { type: 'array', items: object({ name: text, url: text }) },
        }),
      ),
      ...answered(object({ id: text, code: text, created: { type: 'boolean' } })),
    },
  },
}
