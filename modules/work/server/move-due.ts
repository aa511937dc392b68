import type { JobResult, JobScene } from '@chengban/engine/jobs/job.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import type { EntityName, MoveNameOf } from '@chengban/kernel/registry.ts'

/** Moves every row whose time has come, each in a transaction of its own; `due` is a condition in SQL over `t`. */
export const moveDue = async <E extends EntityName>(
  { transaction, writer, signal }: JobScene,
  entity: E,
  move: MoveNameOf<E>,
  due: string,
): Promise<JobResult> => {
  const rows = `from ${table(entity)} t where (${due})`
  const found = await transaction((tx) => tx.query<{ id: string }>(`select t.id ${rows} order by t.id`))
  let moved = 0
  for (const { id } of found) {
    if (signal.aborted) break
    moved += await transaction(async (tx) => {
      const [still] = await tx.query(`select ${rows} and t.id = $1`, [id])
      if (!still) return 0
      await moveBySystem({ tx, writer }, entity, move, id)
      return 1
    })
  }
  return { [move]: moved }
}
