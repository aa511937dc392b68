import { today } from '@chengban/engine/clock.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { workbook, xlsxMime } from '@chengban/engine/excel/xlsx.ts'
import type { ListQuery } from '@chengban/engine/read/list.ts'
import { listed } from '@chengban/kernel/listed.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { projectVer } from '@chengban/modules/projects/project-ver/project-ver.entity.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { exportRows, sheetOf } from './export.ts'
import { listQueryOf, type Query, queryOf } from './list-query.ts'
import type { Sessions } from './session.ts'

/** 版本交付: deliveries with what each of them solves. People export the rows they see. */
export const deliverySheetRoutes: FastifyPluginAsync<{ sessions: Sessions }> = async (app, { sessions }) => {
  for (const path of ['/api/projectVer/export', '/api/project-ver/export'])
    app.get(path, (request, reply) => sessions.as(request, (engine) => sheets(engine, queryOf(request), reply)))
}

const columns = [
  ...['name', 'projectId', 'product', 'fromVersionId', 'productLibraryVersionId', 'type', 'planDate', 'tzDeliver'],
  ...['tzConfirm', 'signer', 'status'],
]

const sheets = async (engine: Engine, query: Query, reply: FastifyReply): Promise<FastifyReply> => {
  // as text there is one sheet alone
  if (query.format === 'csv') return exportRows(engine, projectVer, query, reply)
  const asked = askedOf(query)
  const head = await sheetOf(engine, projectVer, asked, columns)
  const text = (header: string) => ({ header, kind: 'text' as const })
  const solved = { columns: ['交付', '种类', '名称', '状态'].map(text), rows: solves(engine, asked) }
  const book = workbook([
    { name: '交付', ...head },
    { name: '明细', ...solved },
  ])
  const file = encodeURIComponent(`版本交付_${today().replaceAll('-', '')}.xlsx`)
  reply.header('content-disposition', `attachment; filename*=UTF-8''${file}`).header('cache-control', 'no-store')
  return reply.type(xlsxMime).send(book)
}

/** Builds the query of the list, narrowed to the chosen rows or to a project. */
const askedOf = ({ ids, projectId, columns: _columns, format: _format, ...list }: Query): ListQuery => {
  const asked = listQueryOf(list)
  const narrowed = [
    ...(asked.filters ? [asked.filters] : []),
    ...(ids ? [{ id: { in: idsOf(ids) } }] : []),
    ...(projectId ? [{ projectId: { equalTo: projectId } }] : []),
  ]
  return narrowed.length ? { ...asked, filters: { and: narrowed } } : asked
}

const idsOf = (text: string): readonly string[] => {
  const ids = listed(text)
  if (!ids.every(isUuid)) throw invalid({ ids: '请选择版本交付' })
  return ids
}

const batch = 1000

interface Solved {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly solved: string
  readonly status: string
}

async function* solves(engine: Engine, asked: ListQuery): AsyncGenerator<unknown[]> {
  for (let offset = 0; ; offset += batch) {
    const page = await engine.list(projectVer, { ...asked, columns: ['id'] }, { offset, size: batch })
    const ids = page.map(({ id }) => String(id))
    const found = await engine.read<Solved>({
      text: `select v.id, v.name, s.* from public.project_ver v cross join lateral (
          select '缺陷' as kind, b.name as solved, b.status from public.bug b where b.id = any (v.bug_ids)
          union all
          select '需求', a.name, a.status from public.apply_for a where a.id = any (v.apply_for_ids)) s
        where v.id = any ($1::uuid[]) order by array_position($1::uuid[], v.id), s.kind desc, s.solved`,
      params: [ids],
    })
    for (const { name, kind, solved, status } of found) yield [name, kind, solved, status]
    if (page.length < batch) return
  }
}
