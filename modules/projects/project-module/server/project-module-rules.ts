import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { demandOpen } from '../../project/server/project-rules.ts'
import { moveSuccessors } from './plan.ts'

/** What must be done before is of the same project and never waits for this module itself. */
export const projectModuleCheck: Handler<'projectModule'> = async ({ tx, row }) => {
  await demandOpen(tx, row.projectId)
  const before = row.predecessorIds ?? []
  if (before.length === 0) return
  await tx.query('select from store.project where id = $1 for update', [row.projectId])
  const foreign = await tx.query('select from store.project_module where id = any ($1::uuid[]) and project_id <> $2', [
    before,
    row.projectId,
  ])
  if (foreign.length) throw invalid({ predecessorIds: '前置模块不属于该项目' })
  const [circle] = await tx.query<{ names: string[] }>(
    `with recursive way as (
       select m.id, array[m.name] as names from store.project_module m where m.id = any ($2::uuid[])
       union all
       select m.id, way.names || m.name from way join store.project_module_predecessor_ids l on l.project_module_id = way.id
         join store.project_module m on m.id = l.other_id where way.id <> $1 and cardinality(way.names) < 100
     ) select names from way where id = $1 limit 1`,
    [row.id, before],
  )
  const names = before.includes(String(row.id)) ? [String(row.name)] : circle?.names
  if (names) throw invalid({ predecessorIds: `依赖形成循环：${[row.name, ...names].join(' → ')}` })
}

/** Its own plan counts while it has no tasks: an end that moved later takes along what waits for it. */
export const projectModuleSaved: Handler<'projectModule'> = async (scene) => {
  const { before, row } = scene
  if (before && before.sort !== row.sort) await renumber(scene)
  if (!before?.planEnd || !row.planEnd || row.planEnd <= before.planEnd || scene.writer.isSystem) return
  if (await findOne(scene, 'wbsTask', { projectModuleId: String(row.id), status: { not: '取消' } })) return
  await scene.tx.query('select from store.project where id = $1 for update', [row.projectId])
  await moveSuccessors(scene, row.projectId, [String(row.id)])
}

/** Roots are numbered through all modules. */
const renumber = async ({ tx, row }: Scene<'projectModule'>): Promise<void> => {
  await tx.query('select from store.project where id = $1 for update', [row.projectId])
  await tx.query('select app.wbs_number($1, null)', [row.projectId])
}
