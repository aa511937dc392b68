/** The least that anything needs of a database: a transaction, a pool or a recorder answers to it. */
export interface Sql {
  /** Runs one statement with `$1…` parameters and gives its rows; rejects with the driver's error. */
  query<R = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<R[]>
}
