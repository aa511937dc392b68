import type { Sql } from '@chengban/engine/db/sql.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'

interface Owned {
  readonly id: string
  readonly userId: string
  readonly helperId: string | null
  readonly tzCreate: string
}

/** Adds an ownership period for each client of the demonstration company: its creator still owns it. */
export const addTerms = (tx: Sql, clients: readonly Owned[]): Promise<unknown> =>
  into(tx, 'clientOwner').insert(
    clients.map(({ id, userId, helperId, tzCreate }, index) => ({
      id: demoId('clientOwner', index),
      clientId: id,
      userId,
      helperId,
      kind: '创建' as const,
      tzStart: tzCreate,
      tzCreate,
      tzUpdate: tzCreate,
      creatorId: userId,
      version: 1,
    })),
  )
