import type { Sql } from '@chengban/engine/db/sql.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { castOf } from './demo/cast.ts'
import { addEntries } from './demo/entries.ts'
import { addReceives } from './demo/receives.ts'
import { addTrails } from './demo/told.ts'
import { addViolations } from './demo/violations.ts'

interface AdministrationDemo {
  /** Fills the search columns of these entities. */
  readonly reindex?: (entities: readonly EntityName[]) => Promise<void>
}

/** Things handed out, comings and goings, attendance and judgement of the demonstration company. Once. */
export const administrationDemo = async (tx: Sql, { reindex }: AdministrationDemo = {}): Promise<boolean> => {
  const [known] = await tx.query('select from store.receive_item limit 1')
  if (known) return false
  const cast = await castOf(tx)
  const trails = [...(await addReceives(tx, cast)), ...(await addEntries(tx, cast))]
  await addViolations(tx, cast)
  await addTrails(tx, trails)
  await reindex?.(['receiveItem', 'receive', 'entry', 'entryItem', 'violate', 'auditTask', 'message'])
  return true
}
