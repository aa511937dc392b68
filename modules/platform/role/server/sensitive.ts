import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { entriesOfRoles, knownCodes } from './granting.ts'

/**
 * Who brings a person in gives the role it was made for, also codes of other trades; of the sensitive ones only what
 * they have themselves.
 */
export const demandSensitive = async (tx: Sql, writer: Writer, roleId: string): Promise<void> => {
  const entries = await entriesOfRoles(tx, [roleId])
  const listed = await sensitiveEntries(tx)
  const given = (await knownCodes(tx)).filter((code) => isSensitive(code, listed) && has(entries, code))
  if (given.some((code) => !has(writer.actor.entries, code))) throw forbidden('不能授予自己没有的权限')
}

/** What of these entries gives something sensitive, be it by a wildcard. */
export const sensitiveAmong = async (tx: Sql, entries: readonly string[]): Promise<string[]> => {
  const listed = await sensitiveEntries(tx)
  const codes = (await knownCodes(tx)).filter((code) => isSensitive(code, listed))
  return entries.filter((entry) => isSensitive(entry, listed) || codes.some((code) => has([entry], code)))
}

/** `*` in the list means the code `*` itself. */
const isSensitive = (code: string, listed: readonly string[]): boolean =>
  code === '*' ||
  has(
    listed.filter((entry) => entry !== '*'),
    code,
  )

const sensitiveEntries = async (tx: Sql): Promise<string[]> => {
  const listed: unknown = await settingOf(tx, 'permission.sensitive')
  return Array.isArray(listed) ? listed.filter((entry) => typeof entry === 'string') : []
}
