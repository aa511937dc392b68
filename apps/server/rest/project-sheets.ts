import { internalSender } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { performed } from '@chengban/engine/deeds/performed.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { SheetOf } from '@chengban/engine/excel/xlsx.ts'
import { workbook, xlsxMime } from '@chengban/engine/excel/xlsx.ts'
import { mayTakeColumn } from '@chengban/engine/read/column-rights.ts'
import { has } from '@chengban/kernel/has.ts'
import { isDay } from '@chengban/kernel/kinds/date.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { applyFor } from '@chengban/modules/work/apply-for/apply-for.entity.ts'
import { applyForWhole } from '@chengban/modules/work/apply-for/whole.call.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { sheetOf } from './export.ts'
import { listQueryOf, type Query, queryOf } from './list-query.ts'
import type { Sessions } from './session.ts'

/** 需求项目汇总: a line a project, and the requirements behind them. */
export const projectSheetRoutes: FastifyPluginAsync<{ sessions: Sessions }> = async (app, { sessions }) => {
  for (const path of ['/api/applyFor/exportProjects', '/api/apply-for/exportProjects'])
    app.get(path, (request, reply) => sessions.as(request, (engine) => sheets(engine, queryOf(request), reply)))
}

const columns = [
  ...[
    'code',
    'name',
    'type',
    'clientId',
    'projectId',
    'priority',
    'status',
    'designatedPerson',
    'solverId',
    'testerId',
  ],
  ...['closerId', 'predictFront', 'predictRear', 'predict', 'actualHours', 'date', 'endTime', 'delayDays', 'tzSubmit'],
  ...['tzClose', 'quotation'],
]

const sheets = async (engine: Engine, query: Query, reply: FastifyReply): Promise<FastifyReply> => {
  const { entries } = engine.writer.actor
  if (!has(entries, 'data:export')) throw forbidden()
  const { date1, date2, projectId, filters } = query
  for (const [name, day] of Object.entries({ date1, date2 }))
    if (day && !isDay(day)) throw invalid({ [name]: '日期错误' })
  const asked = listQueryOf({ ...(filters ? { filters } : {}), sort: '-tzSubmit' })
  const days = {
    ...(date1 ? { greaterThanOrEqualTo: `${date1}T00:00:00+08:00` } : {}),
    ...(date2 ? { lessThanOrEqualTo: `${date2}T23:59:59.999+08:00` } : {}),
  }
  const narrowed = [
    ...(asked.filters ? [asked.filters] : []),
    { status: { notEqualTo: '草稿' } },
    ...(projectId ? [{ projectId: { equalTo: projectId } }] : []),
    ...(date1 || date2 ? [{ tzSubmit: days }] : []),
  ]
  const names = columns.filter((name) => mayTakeColumn(applyFor, name, entries))
  const detail = await sheetOf(engine, applyFor, { ...asked, filters: { and: narrowed } }, names)
  const book = workbook([await summary(engine, projectId), { name: '明细', ...detail }])
  const file = encodeURIComponent(`需求项目汇总${today().replaceAll('-', '')}.xlsx`)
  reply.header('content-disposition', `attachment; filename*=UTF-8''${file}`).header('cache-control', 'no-store')
  return reply.type(xlsxMime).send(book)
}

interface Line {
  readonly projectName: string | null
  readonly clientName: string | null
  readonly counts: Readonly<Record<string, number>>
  readonly [figure: string]: unknown
}

const figures = {
  total: '合计',
  open: '未完成',
  late: '逾期',
  predictOpen: '未完成工时',
  limit: '免费额度',
  used: '已用',
  left: '剩余',
}

interface Whole {
  readonly statuses: readonly string[]
  readonly nodes: readonly Line[]
  readonly totalCount: number
}

const pageSize = 50

/** The lines of the overview as its page shows them, all pages. */
const summary = async (engine: Engine, projectId: string | undefined): Promise<SheetOf> => {
  const { handler } = performed(applyForWhole)
  const page = async (pageNumber: number): Promise<Whole> =>
    (await handler(engine, { pageNumber, pageSize, ...(projectId ? { projectId } : {}) }, internalSender)) as Whole
  const { statuses, nodes: first, totalCount } = await page(1)
  const nodes = [...first]
  while (nodes.length < totalCount) {
    const { nodes: more } = await page(nodes.length / pageSize + 1)
    if (more.length === 0) break
    nodes.push(...more)
  }
  return {
    name: '汇总',
    columns: [
      ...['项目', '客户'].map((header) => ({ header, kind: 'text' as const })),
      ...[...statuses, ...Object.values(figures)].map((header) => ({ header, kind: 'number' as const })),
    ],
    rows: nodes.map((line) => [
      line.projectName,
      line.clientName,
      ...statuses.map((status) => line.counts[status] ?? 0),
      ...Object.keys(figures).map((name) => line[name]),
    ]),
  }
}
