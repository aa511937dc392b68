import { acts } from '@chengban/engine/audit/acts.ts'
import type { CallHandler } from '@chengban/engine/call.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { create } from '@chengban/engine/write/save.ts'
import { anyOf, holds, me } from '@chengban/kernel/expr.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { demandOpen } from '../../project/server/project-rules.ts'
import type { changeManDay } from '../change-man-day.call.ts'
import { projectManDay } from '../project-man-day.entity.ts'

const who = anyOf(me('principalId'), me('devPrincipalId'), holds('project:manage'))

/** Creates and submits the change under the project lock, so that of several concurrent requests only one succeeds. */
export const askForManDay: CallHandler<typeof changeManDay> = (engine, { id: projectId, version, ...asked }) =>
  engine.write(projectManDay, async (tx) => {
    const { writer } = engine
    const within = { tx, writer }
    const { auditStatus } = await openRow(within, 'project', projectId, { who, version })
    await demandOpen(tx, projectId)
    if (!['通过', '变更中'].includes(auditStatus)) throw invalid({ id: '项目未通过立项审核' })
    const open = await findOne(within, 'projectManDay', { projectId, status: ['待一级审核', '待二级审核'] })
    if (open) throw conflict('已有待审核的人天变更')
    const id = await create(tx, writer, projectManDay, { projectId, ...asked })
    const { status } = await acts.submit(tx, writer, projectManDay, { id, version: 1 })
    const made = await findOne(within, 'projectManDay', id)
    return { id, status: status as '待一级审核', before: made?.before ?? null, delta: made?.delta ?? null }
  })
