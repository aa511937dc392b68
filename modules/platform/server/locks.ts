import type { Sql } from '@chengban/engine/db/sql.ts'

/** Rules over many rows that two people could break together, each with the number of its lock. */
const numbers = {
  administrators: 7011,
  departments: 7012,
  superiors: 7013,
  jobNumbers: 7014,
  menus: 7015,
  flows: 7016,
} as const

/** Lets one transaction at a time judge such a rule, until it ends. */
export const lock = (tx: Sql, rule: keyof typeof numbers): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock($1)', [numbers[rule]])
