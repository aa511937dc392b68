import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/write/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { knownCodes } from '../../role/server/granting.ts'

/** Everybody needs these two whatever else is turned off. */
const always = ['/hello', '/password']

/** Two levels, codes that exist, and a way in that cannot be closed. */
export const checkMenu: Handler = async ({ tx, before, row }) => {
  if (row.parentId && !(await fitsBelow(tx, row.parentId, row.id))) throw invalid({ parentId: '菜单最多两级' })
  await checkCodes(tx, row.operationCodes)
  if (before && always.includes(String(before.route)) && (!row.active || row.route !== before.route))
    throw conflict('该菜单不可停用')
}

/** The parent stands on the first level and is another one, and nothing stands below the entry itself. */
const fitsBelow = async (tx: Sql, parentId: unknown, id: unknown): Promise<boolean> => {
  const [found] = await tx.query<{ fits: boolean }>(
    `select p.parent_id is null and p.id is distinct from $2::integer
       and not exists (select from store.menu c where c.parent_id = $2::integer) as fits
     from store.menu p where p.id = $1`,
    [parentId, id ?? null],
  )
  return found?.fits === true
}

const checkCodes = async (tx: Sql, codes: unknown): Promise<void> => {
  if (!Array.isArray(codes)) throw invalid({ operationCodes: '所需操作码格式错误' })
  if (codes.length === 0) return
  const known = await knownCodes(tx)
  if (!codes.every((code) => known.includes(code))) throw invalid({ operationCodes: '操作码不存在' })
}
