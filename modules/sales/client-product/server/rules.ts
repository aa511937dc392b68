import { clock } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'

/** Since when a product is followed, or is not any more. */
export const checkClientProduct: Handler<'clientProduct'> = ({ row, before }) => {
  if ((before?.isFollow ?? false) !== (row.isFollow ?? false)) row.tzFollow = clock.now().toISOString()
}
