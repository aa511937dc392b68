import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change, drop } from '@chengban/engine/write/by-system.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { anyOf, holds, me } from '@chengban/kernel/expr.ts'
import { has } from '@chengban/kernel/has.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { impPrepare } from '../imp-prepare.entity.ts'
import type { syncPrepare, syncPrepareBusiness } from '../sync-prepare.call.ts'
import { fillPrepare, fillRows, scanned, takeFile, wonBy } from './fill.ts'

const who = anyOf(me('impPrincipalId'), me('principalId'), holds('project:pmo'), holds('project:manage'))

export const syncProject: CallHandler<typeof syncPrepare> = (engine, { id }) =>
  engine.write(impPrepare, async (tx) => {
    const within = { tx, writer: engine.writer }
    const project = await openRow(within, 'project', id, { who })
    if (!['待启动', '准备'].includes(project.projectStatus)) throw invalid({ id: '项目不在准备阶段' })
    return fillPrepare(within, project)
  })

type Sale = RowOf<'businessOpportunity'>

export const syncBusiness: CallHandler<typeof syncPrepareBusiness> = (engine, { businessOpportunityId, projectId }) =>
  engine.write(impPrepare, async (tx) => {
    const within = { tx, writer: engine.writer }
    if (!isUuid(businessOpportunityId)) throw notFound()
    const project = projectId ? await openRow(within, 'project', projectId) : undefined
    const sale = await openSale(within, businessOpportunityId, project)
    if (project && project.businessOpportunityId !== sale.id) throw invalid({ projectId: '项目与商机不一致' })
    return project ? moveOver(within, sale, project) : prepareSale(within, sale)
  })

/** Locks the opportunity for the implementation manager of its project, who may use it without the right to read it. */
const openSale = async (within: Within, id: string, project: RowOf<'project'> | undefined): Promise<Sale> => {
  const { userId, entries } = within.writer.actor
  const implements_ = project?.impPrincipalId === userId && project.businessOpportunityId === id
  const sale = implements_
    ? await findOne(within, 'businessOpportunity', id, { isLocked: true })
    : await openRow(within, 'businessOpportunity', id)
  if (!sale) throw notFound()
  if (!implements_ && sale.salesPersonnel !== userId && !has(entries, 'project:pmo')) throw forbidden()
  return sale
}

const prepareSale = async (within: Within, sale: Sale) => {
  if (!sale.needImp) throw invalid({ businessOpportunityId: '该商机不需要实施准备' })
  const owner = { businessOpportunityId: sale.id }
  const { created } = await fillRows(within, owner, { userId: sale.salesPersonnel, endDate: null })
  return { created, moved: 0, matched: await takeFile(within, owner, scanned, wonBy(sale)) }
}

/**
 * Moves the opportunity's documents into the project. A document replaces the project's row only when that row is still
 * empty; otherwise the project's row is kept.
 */
const moveOver = async (within: Within, sale: Sale, { id: projectId }: RowOf<'project'>) => {
  const [own, theirs] = [
    await find(within, 'impPrepare', { projectId }, { isLocked: true }),
    await find(within, 'impPrepare', { businessOpportunityId: sale.id, projectId: null }, { isLocked: true }),
  ]
  const stage = await findOne(within, 'implementaryProgress', { projectId, node: 0 })
  let moved = 0
  for (const row of theirs) {
    const stands = own.find(({ impDocumentId }) => impDocumentId === row.impDocumentId)
    const isTaken = !stands || (stands.status === '未上传' && row.status !== '未上传')
    if (stands) await drop(within, 'impPrepare', isTaken ? stands.id : row.id)
    if (!isTaken) continue
    await change(within, 'impPrepare', row.id, { projectId, endDate: row.endDate ?? stage?.planEnd ?? null })
    moved += 1
  }
  const owner = { projectId }
  const scan = await takeFile(within, owner, scanned, wonBy(sale))
  const scheme = await takeFile(within, owner, '项目立项表', [{ file: sale.scheme, source: '商机' }])
  return { created: 0, moved, matched: scan + scheme }
}
