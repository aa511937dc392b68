import type { EntityName, FieldNameOf } from '@chengban/kernel/registry.ts'
import type { Catalog } from './catalog.ts'
import { own } from './expression.ts'

/**
 * A column of an entity over its row `alias` of schema store, or the formula of one that is worked out at reading: for
 * what handlers ask of other rows, whoever may read them.
 */
export const columnSql = <E extends EntityName>(
  catalog: Catalog,
  name: E,
  field: FieldNameOf<E>,
  alias: string,
): string => own(catalog.place(catalog.entity(name), alias), field)
