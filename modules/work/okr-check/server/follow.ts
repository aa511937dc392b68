import type { Handler } from '@chengban/engine/row/scene.ts'
import { standAnew } from '../../okr/server/checks.ts'

/** A result stands where its newest follow-up says. */
export const follow: Handler<'okrCheck'> = ({ tx, row }) => standAnew(tx, [row.okrId])
