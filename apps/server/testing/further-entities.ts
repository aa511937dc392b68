import { Catalog } from '@chengban/engine/schema/catalog.ts'
import { derivedSql } from '@chengban/engine/schema/derived.ts'
import { diff } from '@chengban/engine/schema/diff.ts'
import { modelOf } from '@chengban/engine/schema/model.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { makeCatalog } from '../compose.ts'
import { handwrittenSql } from '../generate/tables.ts'
import { Sessions } from '../rest/session.ts'
import type { TestServer } from './server.ts'

/** Opens a server with entities that a test declares. `tables`: changes their tables before the views are made. */
export const withEntities = async (
  server: TestServer,
  entities: readonly Entity[],
  tables?: string,
): Promise<{ catalog: Catalog; sessions: Sessions }> => {
  const real = makeCatalog()
  const catalog = new Catalog([...real.all.values(), ...entities])
  await server.owner.query(diff(modelOf(real.all), modelOf(catalog.all)).join('\n'))
  if (tables) await server.owner.query(tables)
  await server.owner.query(derivedSql(catalog.all, await handwrittenSql()))
  return { catalog, sessions: new Sessions({ ...server.parts, catalog }) }
}
