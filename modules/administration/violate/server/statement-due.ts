import type { Handler } from '@chengban/engine/row/scene.ts'
import { dueIn } from '../../server/due.ts'

const due = dueIn('violate.statementDays', 'statementDue')

/** A new round asks for a new statement, within the working days configured. */
export const violateStatementDue: Handler<'violate'> = async (scene) => {
  Object.assign(scene.row, { statement: null, statementFile: [], tzStatement: null })
  await due(scene)
}
