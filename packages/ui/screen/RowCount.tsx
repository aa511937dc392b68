import { useMemo } from 'react'
import { useTotals } from '../data/use-rows.ts'
import { useEntity } from '../declarations/declarations.ts'
import type { ListPlace } from '../declarations/details.ts'
import { askedWhere } from '../list/asked-where.ts'
import { useSession } from '../session/person.ts'

/** How many rows a tab of a phone page holds; nothing while there are none. */
export default function RowCount({ of, where = {} }: Pick<ListPlace, 'of' | 'where'>) {
  const entity = useEntity(of)
  const userId = useSession(({ person }) => person?.id ?? '')
  const queries = useMemo(() => [{ filters: askedWhere(where, userId) }], [where, userId])
  const [total = 0] = useTotals(entity, queries)
  return total > 0 ? <small>{total > 99 ? '99+' : total}</small> : null
}
