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

/** What follows from the declarations for the reader of a diff: the API's document, the routes, the database itself. */
export const writeGolden = async (put: Put): Promise<void> => {
  put('api/openapi.json', `${JSON.stringify(openApi([...makeCatalog().all.values()], calls), null, 1)}\n`)
  put('api/routes.json', `${JSON.stringify(routes(), null, 1)}\n`)
  const { schemaSql, schemaGraphql } = await databaseGolden()
  put('db/schema.sql', schemaSql)
  put('api/schema.graphql', schemaGraphql)
}
