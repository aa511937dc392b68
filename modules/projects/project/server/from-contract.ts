import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { asSystem } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { create } from '@chengban/engine/write/save.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { fromContract } from '../from-contract.call.ts'
import { project } from '../project.entity.ts'

/** The contract is locked: of two who ask at once the second finds the project of the first. */
export const projectOfContract: CallHandler<typeof fromContract> = (engine, { contractId }) =>
  engine.write(project, async (tx) => {
    const { writer } = engine
    const within = { tx, writer }
    const { name, initiator, parentId, stage } = await openRow(within, 'contract', contractId)
    if (parentId) throw invalid({ contractId: '补充协议并入主合同，请选择主合同' })
    if (['未生效', '待签署'].includes(stage)) throw invalid({ contractId: '合同未签署' })
    if (await findOne(within, 'project', { contractId, projectStatus: { not: '终止' } })) throw conflict('该合同已立项')
    const sent = { name, contractId, principalId: writer.actor.userId, startTime: today(), type: '实施项目' }
    const id = await create(tx, asSystem(writer), project, sent)
    await change(within, 'project', id, { initiator })
    return { id }
  })
