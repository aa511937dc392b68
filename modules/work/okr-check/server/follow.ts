import type { Handler } from '@chengban/engine/row/scene.ts'
import { standAnew } from '../../okr/server/checks.ts'

/** Updates the result to the values of its latest follow-up. */
export const okrCheckFollow: Handler<'okrCheck'> = ({ tx, row }) => standAnew(tx, [row.okrId])
