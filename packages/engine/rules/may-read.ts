import type { Sql } from '../db/sql.ts'

/**
 * Whether the person of the transaction sees the record; false for a module or an id there is not. What a refusal says of
 * another record is said to them alone.
 */
export const mayRead = async (tx: Sql, module: string, id: string): Promise<boolean> => {
  const [row] = await tx.query<{ may: boolean }>('select rule.may_read($1, $2) as may', [module, id])
  return row?.may === true
}
