import type { Expr } from '@chengban/kernel/expr.ts'
import { forbidden, notFound } from '@chengban/kernel/refusal.ts'
import type { EntityName, RowOf } from '@chengban/kernel/registry.ts'
import { isUuid } from '../db/uuid.ts'
import { lockRow } from '../row/rows.ts'
import type { Within } from '../row/scene.ts'
import { demandVersion } from './move.ts'

interface Opening {
  /** Who may; everybody who sees it, where left out. */
  readonly who?: Expr<unknown>
  /** The version seen, where one is required. */
  readonly version?: number
}

/** For handlers of calls: a locked row, for a person who sees it and may act on it, in the version they saw. */
export const openRow = async <E extends EntityName>(
  { tx, writer }: Within,
  name: E,
  id: string,
  { who, version }: Opening = {},
): Promise<RowOf<E>> => {
  if (!isUuid(id)) throw notFound()
  const locked = await lockRow(tx, writer.catalog, writer.catalog.entity(name), id, who ? [who] : [])
  if (!locked?.seen) throw notFound()
  if (who && !locked.rules[0]) throw forbidden()
  if (version !== undefined) demandVersion(version, locked.row)
  return locked.row as RowOf<E>
}
