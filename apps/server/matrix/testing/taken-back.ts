import type { TransactionOptions } from '@chengban/engine/db/database.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { TestServer } from '../../testing/server.ts'

class Undone extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('taken back')
    this.result = result
  }
}

/** While the work runs every transaction ends as if it had been committed, and is rolled back. */
export const takenBack = async (server: TestServer, work: () => Promise<void>): Promise<void> => {
  const { db } = server.parts
  const commits = db.transaction.bind(db)
  db.transaction = async <T>(
    opening: Parameters<typeof commits>[0],
    run: (tx: Sql) => Promise<T>,
    { opened }: TransactionOptions<T> = {},
  ): Promise<T> => {
    try {
      return await commits<T>(
        opening,
        async (tx) => {
          throw new Undone(await run(tx))
        },
        { opened },
      )
    } catch (error) {
      if (error instanceof Undone) return error.result as T
      throw error
    }
  }
  try {
    await work()
  } finally {
    db.transaction = commits
  }
}
