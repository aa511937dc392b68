import { clock } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { demandSameClient } from '../../client/server/same-client.ts'

/** Since when a product is followed, or is not any more. */
export const clientProductCheck: Handler<'clientProduct'> = async ({ tx, row, before }) => {
  await demandSameClient(tx, row)
  if ((before?.isFollow ?? false) !== (row.isFollow ?? false)) row.tzFollow = clock.now().toISOString()
}
