import { Database } from '@chengban/engine/db/database.ts'
import { lexicographicSortSchema, printSchema } from 'postgraphile/graphql'
import { calls, makeCatalog } from '../compose.ts'
import { namedQuestions } from './named-questions.ts'
import { buildSchema } from './preset.ts'

/** The schema in its own language, sorted, as `api/schema.graphql` keeps it. `databaseUrl`: a migrated database. */
export const schemaSdl = async (databaseUrl: string, catalog = makeCatalog()): Promise<string> => {
  const db = new Database(databaseUrl, 2)
  try {
    const { schema } = await buildSchema(db, catalog, namedQuestions(calls.map(({ signature }) => signature)))
    return `${printSchema(lexicographicSortSchema(schema))}\n`
  } finally {
    await db.close()
  }
}
