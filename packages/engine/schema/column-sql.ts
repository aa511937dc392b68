import type { EntityName, FieldNameOf } from '@chengban/kernel/registry.ts'
import type { Catalog } from './catalog.ts'
import { own } from './expression.ts'

/**
 * A column of an entity over its row `alias` of schema store, or the formula of a column worked out at reading: for
 * queries of handlers over other rows, regardless of who may read them.
 */
export const columnSql = <E extends EntityName>(
  catalog: Catalog,
  name: E,
  field: FieldNameOf<E>,
  alias: string,
): string => own(catalog.place(catalog.entity(name), alias), field)
