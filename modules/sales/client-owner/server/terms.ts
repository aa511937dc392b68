import { clock } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'

/**
 * Keeps the ownership periods of a client: starts one for its creator, a new one at each handover, and updates the
 * helper of the current one.
 */
export const clientOwned: Handler<'client'> = async (scene) => {
  const { row, before } = scene
  if (!before) return void (await begin(scene, '创建'))
  if (before.userId !== row.userId) {
    const running = await findOne(scene, 'clientOwner', { clientId: row.id, tzEnd: null })
    if (running) await moveBySystem(scene, 'clientOwner', 'end', running.id)
    await begin(scene, '移交')
    await change(scene, 'client', row.id, { tzOwned: clock.now().toISOString() })
  } else if (before.helperId !== row.helperId)
    await change(scene, 'clientOwner', { clientId: row.id, tzEnd: null }, { helperId: row.helperId })
}

const begin = ({ tx, writer, row, opinion }: Scene<'client'>, kind: '创建' | '移交'): Promise<string> =>
  addRow({ tx, writer }, 'clientOwner', {
    clientId: row.id,
    userId: row.userId,
    helperId: row.helperId,
    kind,
    reason: opinion,
  })
