import type { CallHandler } from '@chengban/engine/call.ts'
import { asSystem } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { create } from '@chengban/engine/write/save.ts'
import { anyOf, me } from '@chengban/kernel/expr.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { train } from '../../train/train.entity.ts'
import type { trainForVer } from '../train.call.ts'

const owner = anyOf(me('creatorId'), me('userId'))

/** Under the lock of the delivery: of two who ask the second is given the training of the first. */
export const trainOfVer: CallHandler<typeof trainForVer> = (engine, { id, ...sent }) =>
  engine.write(train, async (tx) => {
    const { writer } = engine
    const within = { tx, writer }
    const { status, projectId, name, trainId } = await openRow(within, 'projectVer', id, { who: owner })
    if (['已确认', '已作废'].includes(status)) throw invalid({ id: '版本交付已确认' })
    const stands = trainId ? await findOne(within, 'train', trainId) : undefined
    if (stands && stands.status !== '已作废') return { trainId: stands.id }
    const made = await create(tx, asSystem(writer), train, {
      ...sent,
      ...{ projectId, type: '版本培训', name: `【${name}】版本培训` },
    })
    await change(within, 'train', made, { projectVerId: id })
    await change(within, 'projectVer', id, { trainId: made })
    return { trainId: made }
  })
