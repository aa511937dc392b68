import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { knownCodes } from '../../role/server/granting.ts'

/** Routes that everybody needs, so they cannot be turned off. */
const always = ['/hello', '/password']

/** Codes that exist, and a way in that cannot be closed. */
export const menuCheck: Handler<'menu'> = async ({ tx, before, row }) => {
  await checkCodes(tx, row.operationCodes)
  if (before && always.includes(String(before.route)) && (!row.active || row.route !== before.route))
    throw conflict('该菜单不可停用')
}

const checkCodes = async (tx: Sql, codes: unknown): Promise<void> => {
  if (!Array.isArray(codes)) throw invalid({ operationCodes: '所需操作码格式错误' })
  if (codes.length === 0) return
  const known = await knownCodes(tx)
  if (!codes.every((code) => known.includes(code))) throw invalid({ operationCodes: '操作码不存在' })
}
