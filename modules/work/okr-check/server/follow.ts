import { announce } from '@chengban/engine/row/announce.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { okr } from '../../okr/okr.entity.ts'
import { standAnew } from '../../okr/server/checks.ts'

/** Updates the result to the values of its latest follow-up, and tells its open pages and those of its objective. */
export const okrCheckFollow: Handler<'okrCheck'> = async ({ tx, row }) => {
  for (const { id } of await standAnew(tx, [row.okrId])) await announce(tx, okr, id)
}
