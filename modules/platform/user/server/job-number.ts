import type { Sql } from '@chengban/engine/db/sql.ts'

/** The highest job number of anybody in any state, and the one after it; digits as text, at least four. */
export const jobNumbers = async (tx: Sql): Promise<{ lastNum: string | null; nextNum: string }> => {
  const [found] = await tx.query<{ last: string | null }>(
    `select job_number as last from store."user" where job_number ~ '^\\d+$' order by job_number::numeric desc limit 1`,
  )
  const lastNum = found?.last ?? null
  return { lastNum, nextNum: String(BigInt(lastNum ?? 0) + 1n).padStart(4, '0') }
}
