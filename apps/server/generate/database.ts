import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import pg from 'pg'
import { loginUrl } from '../database/roles.ts'
import { schemaSdl } from '../graphql/schema-sdl.ts'
import { catalogSql } from './catalog.ts'

/** Writes the state of a database after all migrations. `url` is its owner's. */
export const databaseGolden = async (
  url: string,
  catalog: Catalog,
): Promise<{ schemaSql: string; schemaGraphql: string }> => {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    const login = await loginUrl(owner, url)
    const [schemaSql, schemaGraphql] = await Promise.all([catalogSql(owner), schemaSdl(login, catalog)])
    return { schemaSql, schemaGraphql }
  } finally {
    await owner.end()
  }
}
