import type { Swept } from '@chengban/kernel/job.ts'
import { sqlOf } from '../schema/expression.ts'
import { table } from '../schema/names.ts'
import { drop } from '../write/by-system.ts'
import type { JobResult, JobScene } from './job.ts'

const batch = 500

/** Rows go with their files' links, so many in a transaction. */
export const sweep = async (
  { transaction, writer, catalog, signal }: JobScene,
  { of, where }: Swept,
): Promise<JobResult> => {
  const rule = sqlOf(where, catalog.inside(catalog.entity(of), 't'))
  for (let swept = 0; ; ) {
    const gone = await transaction(async (tx) => {
      const rows = await tx.query<{ id: string }>(
        `select t.id::text as id from ${table(of)} t where (${rule}) order by t.id limit ${batch}`,
      )
      const ids = rows.map(({ id }) => id)
      return ids.length ? drop({ tx, writer }, of as never, ids) : 0
    })
    swept += gone
    if (gone < batch || signal.aborted) return { removed: swept }
  }
}
