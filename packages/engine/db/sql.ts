// Decision 004: No query builder

/** The least that anything needs of a database: a transaction, a pool or a recorder answers to it. */
export interface Sql {
  /** Runs one statement with `$1…` parameters and gives its rows; rejects with the driver's error. */
  query<R = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<R[]>
  /** What {@link send} needs where statements may wait for the next. */
  later?(text: string, params: readonly unknown[]): void
}

/**
 * Runs a statement whose rows are not needed. In a transaction it goes out with the next statement, at the latest with
 * the commit, which saves a round trip. If it is refused, that statement rejects.
 */
export const send = async (sql: Sql, text: string, params: readonly unknown[] = []): Promise<void> => {
  if (sql.later) sql.later(text, params)
  else await sql.query(text, params)
}
