import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { addCompany, personIds } from './demo/company.ts'
import { addDocuments } from './demo/documents.ts'
import { addFiles, type KeepText } from './demo/files.ts'
import { addHolidays } from './demo/holidays.ts'

export interface Demo {
  readonly hash: (plain: string) => Promise<string>
  /** Given: the account admin keeps the password of its first start. */
  readonly adminPassword?: string | undefined
  /** Where there is a place for files: without it there are none. */
  readonly keepText?: KeepText | undefined
  /** Fills the search columns of these entities. */
  readonly reindex?: (entities: readonly EntityName[]) => Promise<void>
}

/** Of everybody in the demonstration company. */
export const demoPassword = 'Demo@2026'

/**
 * The demonstration company: 8 departments and 42 people. After the first start, in the same transaction or a later
 * one; a second time it changes nothing. Gives whether it has been made now.
 */
export const platformDemo = async (tx: Sql, { hash, adminPassword, keepText, reindex }: Demo): Promise<boolean> => {
  await lock(tx, 'demonstration')
  const [known] = await tx.query(`select from store.admin where name = 'gm'`)
  if (known) return false
  const passwordHash = await hash(demoPassword)
  await addCompany(tx, passwordHash)
  await addHolidays(tx)
  const ids = await personIds(tx)
  const who = (account: string): string => ids.get(account) ?? ''
  await addDocuments(tx, who)
  if (keepText) await addFiles(tx, who, keepText)
  if (adminPassword === undefined)
    await tx.query(`update store.admin set password_hash = $1, must_change = false where name = 'admin'`, [
      passwordHash,
    ])
  await reindex?.(['department', 'user', 'admin', 'document', 'fileAudit', 'fileShare'])
  return true
}
