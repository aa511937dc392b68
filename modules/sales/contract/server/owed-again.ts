import type { Scene } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'

/** What is owed again is followed again, unless somebody has decided otherwise. */
export const owedAgain = (scene: Scene<'contract'>): Promise<unknown> =>
  change(
    scene,
    'returnedMoney',
    { contractId: scene.row.parentId ?? scene.row.id, isFollow: true, isBadDebt: false },
    { tzRetire: null },
  )
