import type { Scene } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { demandGrantable, demandRoles, givenBetween, knownCodes, standsFor } from '../../role/server/granting.ts'
import { firstRole } from '../../user-role/server/main-role.ts'

/** Checks a person's own entries: each must match a code, and nobody can grant codes they do not have. */
export const checkOperations = async ({ tx, writer, before, row }: Scene): Promise<void> => {
  const now = row.operations ?? []
  if (JSON.stringify(now) === JSON.stringify(before?.operations ?? [])) return
  if (!isTexts(now)) throw invalid({ operations: '个人权限格式错误' })
  const codes = await knownCodes(tx)
  if (!now.every((entry) => standsFor(entry, codes))) throw invalid({ operations: '操作码不存在' })
  row.operations = [...new Set(now)]
  await demandGrantable(tx, writer, givenBetween(listIn<string>(before?.operations), now))
}

/** The main role is one the person has; another is given by it, which asks what giving roles asks. */
export const checkMainRole = async ({ tx, writer, before, row }: Scene): Promise<void> => {
  if ((before?.roleId ?? null) === (row.roleId ?? null)) return
  if (!row.roleId) {
    row.roleId = await firstRole(tx, String(row.id))
    return
  }
  const held = await tx.query('select from store.user_role where user_id = $1 and role_id = $2', [row.id, row.roleId])
  if (held.length) return
  if (!has(writer.actor.entries, 'role:manage')) throw forbidden()
  await demandRoles(tx, writer, { added: [String(row.roleId)] })
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
