import type { CallHandler } from '@chengban/engine/call.ts'
import { tellRecord } from '@chengban/engine/row/change-record.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { anyOf, holds, me } from '@chengban/kernel/expr.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { project } from '../../project/project.entity.ts'
import { demandOpen } from '../../project/server/project-rules.ts'
import { dayOf } from '../../wbs-task/day.ts'
import { projectModule } from '../project-module.entity.ts'
import type { baseline } from '../shift.call.ts'
import { plannedModules } from './plan.ts'

const who = anyOf(me('principalId'), holds('project:manage'))

/** The earlier one stays in the 记录 of each. */
export const setBaseline: CallHandler<typeof baseline> = (engine, { projectId, opinion }) =>
  engine.write(projectModule, async (tx) => {
    const { writer } = engine
    const within = { tx, writer }
    await openRow(within, 'project', projectId, { who })
    if (!opinion?.trim()) throw invalid({ opinion: '请填写意见' })
    await demandOpen(tx, projectId)
    const modules = await plannedModules(within, projectId)
    for (const { id, start, end } of modules)
      await change(within, 'projectModule', id, { baseStart: start, baseEnd: end })
    const tasks = await find(within, 'wbsTask', { projectId })
    await change(within, 'wbsTask', { projectId }, ({ tzStart, tzEnd }) => ({
      baseStart: tzStart && dayOf(tzStart),
      baseEnd: tzEnd && dayOf(tzEnd),
    }))
    await tellRecord(tx, writer.actor.userId, project, projectId, { action: '设为基线', opinion, changes: [] })
    return { modules: modules.length, tasks: tasks.length }
  })
