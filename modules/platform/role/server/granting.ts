import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'

const bare = (entry: string): string => entry.replace(/^!/, '')
const covered = (entry: string, codes: readonly string[]): string[] => codes.filter((code) => has([entry], code))

/** All codes there are. */
export const knownCodes = async (tx: Sql): Promise<string[]> =>
  (await tx.query<{ id: string }>('select id from store.operation')).map(({ id }) => id)

/** Whether an entry (code, `prefix:*`, `*`, or one of them with `!`) matches any code. */
export const standsFor = (entry: string, codes: readonly string[]): boolean => covered(bare(entry), codes).length > 0

/** What a change of entries gives: entries that are new, and what entries with `!` that are gone had taken. */
export const givenBetween = (before: readonly string[], after: readonly string[]): string[] => [
  ...after.filter((entry) => !entry.startsWith('!') && !before.includes(entry)),
  ...before.filter((entry) => entry.startsWith('!') && !after.includes(entry)).map(bare),
]

/** Nobody gives what they do not have. */
export const demandGrantable = async (tx: Sql, writer: Writer, given: readonly string[]): Promise<void> => {
  if (given.length === 0) return
  const { entries } = writer.actor
  const codes = await knownCodes(tx)
  const lacking = given.find((entry) => [entry, ...covered(entry, codes)].some((code) => !has(entries, code)))
  if (lacking !== undefined) throw forbidden('不能授予自己没有的权限')
}

/** Entries of roles: those of their bundles and their own. */
export const entriesOfRoles = async (tx: Sql, roleIds: readonly string[]): Promise<string[]> => {
  const rows = await tx.query<{ entry: string }>(
    `select link.operation_id as entry
     from store.role_permission rp join store.permission_operation_ids link on link.permission_id = rp.permission_id
     where rp.role_id = any ($1::uuid[])
     union select ro.code from store.role_operation ro where ro.role_id = any ($1::uuid[])`,
    [roleIds],
  )
  return rows.map(({ entry }) => entry)
}

/** The same for roles that a person gets or loses: what comes to hold, and what no longer takes away. */
export const demandRoles = async (
  tx: Sql,
  writer: Writer,
  change: { readonly added?: readonly string[]; readonly removed?: readonly string[] },
): Promise<void> => {
  for (const roleId of change.added ?? []) await demandGrantable(tx, writer, await effective(tx, roleId))
  const lost = await entriesOfRoles(tx, change.removed ?? [])
  await demandGrantable(tx, writer, givenBetween(lost, []))
}

/** Returns everything a role grants: its codes, and its wildcards, which also cover future codes. */
const effective = async (tx: Sql, roleId: string): Promise<string[]> => {
  const entries = await entriesOfRoles(tx, [roleId])
  const codes = (await knownCodes(tx)).filter((code) => has(entries, code))
  return [...codes, ...entries.filter((entry) => /^[^!].*:\*$/.test(entry))]
}
