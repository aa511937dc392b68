import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Row } from '../../data/row.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { Column } from '../../table/columns.ts'
import type { List } from '../use-list.ts'
import { followColumns } from './followed-by.ts'
import type { Followed } from './RowFollowers.tsx'

const FollowForm = lazyPart(() => import('./FollowForm.tsx'))

/** The columns with what can be made from a row next behind them, and the form of that once its button is pressed. */
export const useFollow = ({ entity, asker }: List, columns: readonly Column<Row>[]) => {
  const [followed, setFollowed] = useState<Followed>()
  const { data: further } = useQuery({
    queryKey: ['follow', entity.name, asker.userId],
    queryFn: async () => (await import('./RowFollowers.tsx')).columnFor(entity, asker, setFollowed),
    enabled: followColumns(entity).length > 0,
  })
  const form: ReactNode = followed && (
    <Suspense>
      <FollowForm followed={followed} onClose={() => setFollowed(undefined)} />
    </Suspense>
  )
  return { columns: useMemo(() => (further ? [...columns, ...further] : columns), [columns, further]), form }
}
