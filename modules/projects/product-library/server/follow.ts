import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { projectFollow } from '../../project-follow/project-follow.entity.ts'
import type { followProduct, followProductProject, ignoreProduct } from '../follow.call.ts'

interface Target {
  readonly targetType: 'productLibrary' | 'productLibraryVersion' | 'projectProduct'
  readonly targetId: string
  readonly projectId?: string
}

const following =
  (targetType: Target['targetType']): CallHandler<typeof followProduct> =>
  async (engine, { id, follow: isCare }) => {
    const target = await seen(engine, targetType, id)
    await mark(engine, target, isCare === true ? { isCare, isIgnore: false } : { isCare: false })
    return { id, isFollow: isCare }
  }

export const follow: CallHandler<typeof followProduct> = following('productLibrary')
export const followBuilding: CallHandler<typeof followProductProject> = following('projectProduct')

export const ignore: CallHandler<typeof ignoreProduct> = async (
  engine,
  { id, projectId, ignore: isIgnore, reason },
) => {
  const own = isIgnore === true ? { isIgnore, isCare: false } : { isIgnore: false }
  if (projectId === undefined || projectId === null) {
    await mark(engine, await seen(engine, 'productLibrary', id), { ...own, ...(reason ? { reason } : {}) })
    return { id, isIgnore }
  }
  const target = await seen(engine, 'productLibraryVersion', id)
  await demandLead(engine, String(projectId))
  if (!String(reason ?? '').trim()) throw invalid({ reason: '请填写原因' })
  await mark(engine, { ...target, projectId: String(projectId) }, { ...own, reason })
  if (isIgnore !== true) await unmark(engine, target.targetId, String(projectId))
  return { id, isIgnore }
}

/** Removes the ignore mark of every member, because the mark applies to the whole project. */
const unmark = (engine: Engine, targetId: string, projectId: string): Promise<unknown> =>
  engine.write(projectFollow, (tx) =>
    change(
      { tx, writer: engine.writer },
      'projectFollow',
      { targetType: 'productLibraryVersion', targetId, projectId, isIgnore: true },
      { isIgnore: false },
    ),
  )

const tables = {
  productLibrary: 'product_library',
  productLibraryVersion: 'product_library_version',
  projectProduct: 'project_product',
} as const

const seen = async (engine: Engine, targetType: Target['targetType'], id: unknown): Promise<Target> => {
  if (!isUuid(String(id))) throw notFound()
  const [found] = await engine.read({ text: `select from public.${tables[targetType]} where id = $1`, params: [id] })
  if (!found) throw notFound()
  return { targetType, targetId: String(id) }
}

const demandLead = async (engine: Engine, projectId: string): Promise<void> => {
  const [leads] = await engine.read({
    text: 'select from public.project where id = $1 and (principal_id = app.me() or imp_principal_id = app.me())',
    params: [projectId],
  })
  if (!leads) throw forbidden()
}

const mark = async (engine: Engine, target: Target, values: object): Promise<void> => {
  const { targetType, targetId, projectId = null } = target
  const [stands] = await engine.read<{ id: string }>({
    text: `select id from public.project_follow where user_id = app.me() and target_type = $1 and target_id = $2
      and project_id is not distinct from $3`,
    params: [targetType, targetId, projectId],
  })
  if (stands) await engine.update(projectFollow, stands.id, { ...values })
  else await engine.create(projectFollow, { ...target, ...values })
}
