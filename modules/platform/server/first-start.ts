import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Area } from '@chengban/kernel/area.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { openMenus } from '../menu/open-menus.ts'
import { addAdministrator, type Passwords } from './seed/administrator.ts'
import { addDictionaries } from './seed/dictionaries.ts'
import { addFirstRows } from './seed/first-rows.ts'
import { addMenus } from './seed/menus.ts'
import { refreshOperations } from './seed/operations.ts'
import { addProcesses } from './seed/processes.ts'
import { addRoles } from './seed/roles.ts'
import { addSettings } from './seed/settings.ts'

export interface FirstStart {
  readonly areas: readonly Area[]
  readonly passwords: Passwords
  /** Password of the first account; without it one is made up and must be changed. */
  readonly adminPassword?: string | undefined
  /** Fills the search columns of these entities. */
  readonly reindex?: (entities: readonly EntityName[]) => Promise<void>
}

/** Entities whose rows a first start makes and people search. */
const searched: readonly EntityName[] = [
  'operation',
  'dictType',
  'dict',
  'config',
  'menu',
  'permission',
  'role',
  'department',
  'user',
  'admin',
]

/**
 * Creates everything a database needs before the first sign-in. Runs at every start in one transaction and adds only
 * missing rows; concurrent processes may call it. Returns the password only when it has just been generated.
 */
export const firstStart = async (
  tx: Sql,
  { areas, passwords, adminPassword, reindex }: FirstStart,
): Promise<{ account: 'admin'; password: string | null }> => {
  await lock(tx, 'firstStart')
  const fresh = await refreshOperations(tx, areas)
  await addDictionaries(tx, areas)
  await addSettings(tx)
  const bundles = await addMenus(tx, openMenus(areas))
  await addRoles(tx, fresh, bundles)
  const password = await addAdministrator(tx, passwords, adminPassword)
  const processes = await addProcesses(tx, areas)
  if (fresh.size > 0) await reindex?.(searched)
  if (processes.length > 0) await reindex?.(['processImage'])
  const added = await addFirstRows(tx, areas)
  if (added.length > 0) await reindex?.(added)
  return { account: 'admin', password }
}
