import { areas, calls, makeCatalog } from '../compose.ts'
import { openApi } from '../docs/openapi.ts'
import { databaseGolden } from './database.ts'

/** Takes a path from the root and its text; writes it, or notes that it differs. */
export type Put = (path: string, text: string) => void

/** Every route that opens, with its area, kind and name. */
const routes = (): unknown[] => [
  ...standing,
  ...areas.flatMap(({ name, screens }) =>
    Object.entries(screens).map(([path, { kind, label }]) => ({ path, area: name, kind, label })),
  ),
]

const standing = [{ path: '/login', area: 'platform', kind: 'standalone', label: '登录' }]

/**
 * What follows from the declarations for the reader of a diff: the API's document, the routes, the database itself.
 * `replayed`: the owner's url of a database, once all migrations were applied to it.
 */
export const writeGolden = async (put: Put, replayed: Promise<string>): Promise<void> => {
  const catalog = makeCatalog()
  put('api/openapi.json', `${JSON.stringify(openApi([...catalog.all.values()], calls), null, 1)}\n`)
  put('api/routes.json', `${JSON.stringify(routes(), null, 1)}\n`)
  const { schemaSql, schemaGraphql } = await databaseGolden(await replayed, catalog)
  put('db/schema.sql', schemaSql)
  put('api/schema.graphql', schemaGraphql)
}
