/** The least that anything needs of a database: a transaction, a pool or a recorder answers to it. */
export interface Sql {
  /** Runs one statement with `$1…` parameters and gives its rows; rejects with the driver's error. */
  query<R = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<R[]>
  /** What {@link send} needs where statements may wait for the next. */
  later?(text: string, params: readonly unknown[]): void
}

/**
 * Runs a statement whose rows nobody needs. In a transaction it goes out with whatever is asked next, at the latest with
 * the commit: a round trip less. Where it is refused, that one rejects.
 */
export const send = async (sql: Sql, text: string, params: readonly unknown[] = []): Promise<void> => {
  if (sql.later) sql.later(text, params)
  else await sql.query(text, params)
}
