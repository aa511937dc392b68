import type { Sql } from './sql.ts'

/**
 * Every advisory lock of the database, with its number: given once, never used for anything else. A process that takes
 * more than one takes them in this order. Locks of rows come after them, but for `financeLog`, which is taken last.
 */
export const locks = {
  upgrade: 7000,
  loginRole: 7001,
  firstStart: 7002,
  demonstration: 7003,
  jobTables: 7004,
  backup: 7005,
  reminderRules: 7006,
  seals: 7007,
  jobInTurn: 7100,
  jobAlone: 7101,
  punches: 7023,
  contacts: 7021,
  clientSync: 7024,
  administrators: 7031,
  departments: 7032,
  superiors: 7033,
  jobNumbers: 7034,
  menus: 7035,
  flows: 7036,
  tree: 7040,
  lines: 7041,
  linkActs: 7042,
  fileShares: 7043,
  uploads: 7044,
  views: 7045,
  reminders: 7046,
  performance: 7050,
  assetNumbers: 7051,
  testAccounts: 7052,
  coursesOnTop: 7053,
  objectives: 7054,
  entries: 7055,
  opportunityNames: 7056,
  payroll: 7060,
  invoiceNumbers: 7061,
  insurance: 7062,
  financeLog: 7063,
  cluster: 4_202_518,
} as const

export type LockName = keyof typeof locks

/** Waits for the lock and holds it until the transaction ends; `of` narrows it to one thing, such as a person. */
export const lock = (tx: Sql, name: LockName, of?: string): Promise<unknown> =>
  tx.query(`select pg_advisory_xact_lock(${keyOf(name, of)})`, paramsOf(of))

/** The same without waiting; false where somebody else holds it. */
export const tryLock = async (tx: Sql, name: LockName, of?: string): Promise<boolean> => {
  const [got] = await tx.query<{ free: boolean }>(
    `select pg_try_advisory_xact_lock(${keyOf(name, of)}) as free`,
    paramsOf(of),
  )
  return got?.free === true
}

const keyOf = (name: LockName, of: string | undefined): string =>
  of === undefined ? String(locks[name]) : `${locks[name]}, hashtext($1)`
const paramsOf = (of: string | undefined): string[] => (of === undefined ? [] : [of])
