import { countRows } from '@chengban/ui/data/calls.ts'
import { formatDate } from '@chengban/ui/dates/date-time.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { useDictLabel } from '@chengban/ui/kinds/choice/dicts.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { SealTag } from '@chengban/ui/marks/SealTag.tsx'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { useHolds, useSession } from '@chengban/ui/session/person.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { type MyDocument, myDocuments } from './document-calls.ts'
import '@chengban/ui/list/list.css'
import './document.css'

/** The documents I have to read, and all I may read by type. The address keeps the tab. */
export default function Documents() {
  const [params, setParams] = useSearchParams()
  const keeps = useHolds('document:manage')
  const answers = useAnswers()
  const { data, error, refetch } = useQuery({
    queryKey: ['document', 'mine'],
    queryFn: myDocuments,
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label="文档" onAgain={() => void refetch()} />
  const waiting = (data ?? []).filter(({ status }) => status !== '已读')
  const isAll = params.get('tab') === 'all'
  return (
    <section className="cb-list" aria-label="文档">
      <header className="cb-list-head">
        <h1>文档</h1>
        <nav className="cb-views" aria-label="视图">
          <button type="button" aria-current={isAll ? undefined : 'true'} onClick={() => setParams({})}>
            待我阅读{waiting.length > 0 && <SealTag>{waiting.length}</SealTag>}
          </button>
          <button type="button" aria-current={isAll ? 'true' : undefined} onClick={() => setParams({ tab: 'all' })}>
            全部可读<span className="cb-views-count">{data?.length}</span>
          </button>
        </nav>
        {(keeps || answers) && (
          <span className="cb-list-acts">
            <Link to="/document/manage">管理</Link>
          </span>
        )}
      </header>
      <div className="cb-documents" aria-busy={!data}>
        {data && (isAll ? <ByType documents={data} /> : <Waiting documents={waiting} />)}
      </div>
    </section>
  )
}

/** Whether the person answers for some document. */
const useAnswers = (): boolean => {
  const entity = useEntity('document')
  const me = useSession(({ person }) => person?.id)
  const { data = 0 } = useQuery({
    queryKey: ['document', 'answers', me],
    queryFn: ({ signal }) => countRows(entity, { filters: { userId: { equalTo: me } } }, signal),
    enabled: me !== undefined,
    meta: { quiet: true },
  })
  return data > 0
}

interface Props {
  readonly documents: readonly MyDocument[]
}

const Waiting = ({ documents }: Props) =>
  documents.length === 0 ? (
    <Empty title="没有要读的文档" why="发给你的新文档和新版本会出现在这里。" />
  ) : (
    <Entries documents={documents} />
  )

const ByType = ({ documents }: Props) =>
  documents.length === 0 ? (
    <Empty title="还没有可读的文档" why="发布给你的文档会按类型列在这里。" />
  ) : (
    [...new Set(documents.map(({ type }) => type))].map((type) => (
      <section key={type}>
        <h2>
          <TypeName type={type} />
        </h2>
        <Entries documents={documents.filter((each) => each.type === type)} />
      </section>
    ))
  )

const TypeName = ({ type }: { readonly type: string }) => useDictLabel('documentType', type)

const Entries = ({ documents }: Props) => (
  <ul>
    {documents.map((each) => (
      <li key={each.id}>
        <Link to={`/document/read/${each.id}`}>{each.name}</Link>
        <small>第 {each.docVersion} 版</small>
        <span className={each.isOverdue ? 'is-late' : undefined}>
          {each.status !== '已读' && each.dueDate && `${each.isOverdue ? '逾期，' : ''}${formatDate(each.dueDate)} 前`}
        </span>
        <StatusDot word={each.status} />
      </li>
    ))}
  </ul>
)
