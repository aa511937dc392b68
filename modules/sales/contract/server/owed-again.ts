import type { Scene } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'

/** Resumes following the receivable, unless someone has stopped it or written it off. */
export const owedAgain = (scene: Scene<'contract'>): Promise<unknown> =>
  change(
    scene,
    'returnedMoney',
    { contractId: scene.row.parentId ?? scene.row.id, isFollow: true, isBadDebt: false },
    { tzRetire: null },
  )
