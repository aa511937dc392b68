import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change, drop } from '@chengban/engine/write/by-system.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { endOf, startOf } from '../../wbs-task/day.ts'
import { projectModule } from '../project-module.entity.ts'
import type { syncWbs } from '../scope.call.ts'
import { openScope } from './scope.ts'

type Module = RowOf<'projectModule'>
type Task = RowOf<'wbsTask'>
type Synced = Pick<Module, 'name' | 'userId' | 'priority'>

const syncedOf = ({ name, userId, priority }: Synced): Synced => ({ name, userId, priority })
const isSame = (a: Synced, b: Synced): boolean =>
  a.name === b.name && (a.userId ?? null) === (b.userId ?? null) && a.priority === b.priority

/** Tried, it is done like the other and taken back. */
export const syncBreakdown: CallHandler<typeof syncWbs> = (engine, { projectId, dryRun }) =>
  synced(dryRun ? engine.trying() : engine, projectId)

const synced = (engine: Engine, projectId: string) =>
  engine.write(projectModule, async (tx) => {
    const within = { tx, writer: engine.writer }
    await openScope(within, projectId)
    const done = { created: 0, updated: 0, removed: 0, kept: 0 }
    for (const module of await find(within, 'projectModule', { projectId }, { sort: ['sort'] })) {
      const roots = await find(within, 'wbsTask', { projectModuleId: module.id, parentId: null })
      if (module.isEnable && roots.length === 0) {
        await makeRoot(within, module)
        done.created++
      }
      for (const root of roots) done[await settled(within, module, root)]++
    }
    done.created += await makeLeaves(within, projectId)
    await tx.query('select app.wbs_settle($1)', [projectId])
    return done
  })

const makeRoot = (within: Within, module: Module): Promise<string> => {
  const { id, projectId, planStart, planEnd, sort } = module
  const tzStart = planStart && startOf(planStart)
  const tzEnd = planEnd && endOf(planEnd)
  const given = syncedOf(module)
  return addRow(within, 'wbsTask', {
    projectId,
    projectModuleId: id,
    ...given,
    sort,
    tzStart,
    tzEnd,
    synced: { ...given },
  })
}

/** One that somebody has changed by hand stays as they want it. */
const settled = async (within: Within, module: Module, root: Task): Promise<'updated' | 'removed' | 'kept'> => {
  if (!module.isEnable) {
    if ((await findOne(within, 'wbsTask', { parentId: root.id })) || (await hasHours(within, root.id))) return 'kept'
    await drop(within, 'wbsTask', root.id)
    return 'removed'
  }
  const before = root.synced as Synced | null
  if (!before || !isSame(before, root) || isSame(root, module)) return 'kept'
  const given = syncedOf(module)
  await change(within, 'wbsTask', root.id, { ...given, synced: { ...given } })
  return 'updated'
}

const hasHours = async (within: Within, wbsTaskId: string): Promise<boolean> =>
  (await findOne(within, 'wbsHour', { wbsTaskId })) !== undefined

const inHand = ['开发中', '待测试', '待发布', '待客户确认', '已完成'] as const

/** Creates one task for each requirement in development, below the module of the same name. */
const makeLeaves = async (within: Within, projectId: string): Promise<number> => {
  let made = 0
  for (const { id, module, name, solverId, predict } of await find(within, 'applyFor', {
    ...{ projectId, wbsId: null, stage: inHand, module: { not: null } },
  })) {
    const of = await findOne(within, 'projectModule', { projectId, name: module ?? '', isEnable: true })
    const root =
      of && (await findOne(within, 'wbsTask', { projectModuleId: of.id, parentId: null }, { sort: ['sort'] }))
    if (!of || !root || root.status === '完成' || root.status === '取消' || (await hasHours(within, root.id))) continue
    const wbsId = await addRow(within, 'wbsTask', {
      ...{ projectId, projectModuleId: of.id, parentId: root.id, name, userId: solverId },
      expectHours: String(predict ?? '0'),
    })
    await change(within, 'applyFor', id, { wbsId })
    made++
  }
  return made
}
