import type { Within } from '@chengban/engine/row/scene.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { allOf, anyOf, holds, me } from '@chengban/kernel/expr.ts'
import { demandOpen } from '../../project/server/project-rules.ts'
import { worker } from '../../team.ts'

const planner = anyOf(me('principalId'), me('devPrincipalId'), allOf(worker, holds('wbsTask:edit')))

/** Locks an open project for a person who may plan its scope. */
export const openScope = async (within: Within, id: string) => {
  const project = await openRow(within, 'project', id, { who: planner })
  await demandOpen(within.tx, id)
  return project
}
