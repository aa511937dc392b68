import type { Sql } from '../db/sql.ts'
import type { Engine } from '../engine.ts'

/** Statements read as the person of the engine, for functions that take a transaction or a pool. */
export const readerSql = (engine: Engine): Sql => ({
  query: (text, params = []) => engine.read({ text, params }),
})
