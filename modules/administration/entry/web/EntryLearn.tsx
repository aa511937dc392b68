import { today } from '@chengban/ui/dates/date-time.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { SealTag } from '@chengban/ui/marks/SealTag.tsx'
import { useHolds, useSession } from '@chengban/ui/session/person.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Applying } from './Applying.tsx'
import { readMine, readNewcomers } from './entry-calls.ts'
import { ForOthers } from './ForOthers.tsx'
import { MyWay } from './MyWay.tsx'
import { Newcomers } from './Newcomers.tsx'
import '@chengban/ui/list/list.css'
import './entry-learn.css'

/** 入职学习: the user's own onboarding and the newcomers they mentor. The address contains the selected tab. */
export default function EntryLearn() {
  const [params, setParams] = useSearchParams()
  const [entry, item] = [useEntity('entry'), useEntity('entryItem')]
  const keeps = useHolds('entry:manage')
  const me = useSession(({ person }) => person?.id)
  const mine = useQuery({ queryKey: ['entry', 'mine'], queryFn: () => readMine(item), meta: { quiet: true } })
  const { data: newcomers, refetch } = useQuery({
    queryKey: ['entry', 'newcomers', keeps, me],
    queryFn: () => readNewcomers({ entry, item }, today(), keeps ? undefined : me),
    enabled: me !== undefined,
    meta: { quiet: true },
  })
  if (mine.error && !mine.data)
    return <ListFailed error={mine.error} label="入职学习" onAgain={() => void mine.refetch()} />
  const guides = keeps || (newcomers?.length ?? 0) > 0
  const tab = params.get('tab') ?? (mine.data?.entry === null && guides ? 'people' : 'mine')
  const left = mine.data?.items.filter(({ isDone, can }) => !isDone && Array.isArray(can)).length ?? 0
  const again = (): void => {
    void mine.refetch()
    void refetch()
  }
  return (
    <section className="cb-list cb-entry-page" aria-label="入职学习">
      <header className="cb-list-head">
        <h1>入职学习</h1>
        {guides && (
          <nav className="cb-views" aria-label="视图">
            <button type="button" aria-current={tab === 'mine' || undefined} onClick={() => setParams({ tab: 'mine' })}>
              我的{left > 0 && <SealTag>{left}</SealTag>}
            </button>
            <button
              type="button"
              aria-current={tab === 'people' || undefined}
              onClick={() => setParams({ tab: 'people' })}
            >
              {keeps ? '全部新人' : '我带的人'}
              <span className="cb-views-count">{newcomers?.length}</span>
            </button>
          </nav>
        )}
        <Applying mine={mine.data} again={again} />
      </header>
      <div className="cb-entry" aria-busy={!mine.data}>
        {tab === 'people' && newcomers && <Newcomers people={newcomers} />}
        {tab !== 'people' && mine.data && (
          <>
            <ForOthers item={item} again={again} />
            <MyWay mine={mine.data} item={item} again={again} />
          </>
        )}
      </div>
    </section>
  )
}
