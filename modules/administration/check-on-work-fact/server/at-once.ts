import type { Sql } from '@chengban/engine/db/sql.ts'
import { setRows } from '@chengban/engine/jobs/due.ts'
import { addOwed } from '@chengban/engine/jobs/owed.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import type { Witness } from '@chengban/engine/row/witness.ts'
import { allOf, is } from '@chengban/kernel/expr.ts'
import type { Task } from '@chengban/kernel/job.ts'
import { dailyFacts } from '../facts.ts'

/** Records whose step is a fact, or takes one back; what only a day that is over can tell is left to the night. */
const sources: ReadonlySet<string> = new Set([
  ...['dailyWork', 'marketWork', 'weekWork', 'change', 'warnAccident', 'workDayAttend', 'testApply', 'demoApply'],
])

/** What can take back a fact that it made. */
const isTakenBack = (module: string): boolean => ['warnAccident', 'workDayAttend'].includes(module)

/** At the end of a transaction, runs the nightly fact tasks for the records it wrote. */
export const factsAtOnce =
  (writer: Writer): Witness =>
  async (tx, _actor, records) => {
    const written = new Map<string, Set<string>>()
    for (const { module, relevance } of records)
      if (sources.has(module)) written.set(module, (written.get(module) ?? new Set()).add(relevance))
    for (const [module, ids] of written) await countOf({ tx, writer }, module, [...ids])
  }

const countOf = async (within: { tx: Sql; writer: Writer }, module: string, ids: readonly string[]): Promise<void> => {
  for (const task of dailyFacts) {
    if ('owed' in task && task.owed.per === module && task.owed.of === 'checkOnWorkFact')
      await addOwed(within, { ...task.owed, where: allOf(task.owed.where, is({ id: ids })) })
    if (isTakenBack(module) && follows(task))
      await setRows(within, { ...task.due, where: allOf(task.due.where, is({ relevanceId: ids, module })) })
  }
}

const follows = (task: Task): task is Extract<Task, { due: unknown }> =>
  'due' in task && task.due.of === 'checkOnWorkFact' && task.due.move === undefined
