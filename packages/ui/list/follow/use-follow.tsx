import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Row } from '../../data/row.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { Column } from '../../table/columns.ts'
import type { List } from '../use-list.ts'
import { followColumns, followWidth } from './followed-by.ts'
import type { Followed } from './RowFollowers.tsx'

const FollowForm = lazyPart(() => import('./FollowForm.tsx'))

/** The columns with what can be made from a row next behind them, and the form of that once its button is pressed. */
export const useFollow = ({ entity, asker }: List, columns: readonly Column<Row>[]) => {
  const [followed, setFollowed] = useState<Followed>()
  const { data } = useQuery({
    queryKey: ['follow', entity.name, asker.userId],
    queryFn: async () => {
      const { RowFollowers, followersFor } = await import('./RowFollowers.tsx')
      return { RowFollowers, followers: await followersFor(entity, asker) }
    },
    enabled: followColumns(entity).length > 0,
  })
  const all = useMemo(() => {
    if (!data?.followers.length) return columns
    const { RowFollowers, followers } = data
    const render = (row: Row): ReactNode => (
      <RowFollowers entity={entity} row={row} asker={asker} followers={followers} onChoose={setFollowed} />
    )
    return [...columns, { key: '$follow', title: '下一步', width: followWidth, render }]
  }, [columns, data, entity, asker])
  const form: ReactNode = followed && (
    <Suspense>
      <FollowForm followed={followed} onClose={() => setFollowed(undefined)} />
    </Suspense>
  )
  return { columns: all, form }
}
