import type { RecordPage } from '@chengban/kernel/page.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { request } from '../../api/request.ts'
import { ChangeTable } from '../../comments/ChangeTable.tsx'
import { shortDateTime } from '../../dates/date-time.ts'
import { Empty } from '../../marks/Empty.tsx'
import { ListFailed } from '../../marks/ListFailed.tsx'
import '../../comments/comments.css'
import './page.css'

interface Props {
  readonly history: NonNullable<RecordPage['history']>
  readonly id: string
}

interface Change {
  readonly id: string
  readonly kind: string
  readonly tzLog: string
  readonly userName: string | null
  readonly fields: readonly { readonly label: string; readonly before: string; readonly after: string }[]
  readonly reason: string | null
}

interface Answer {
  readonly nodes: readonly Change[]
  readonly totalCount: number
}

const pageSize = 20

/** The changes of a record, newest first: the author, the reason, and old and new value of each field. */
export default function ChangeHistory({ history: { call, by, label }, id }: Props) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['list', 'history', call, id],
    queryFn: ({ pageParam, signal }) =>
      request<Answer>('GET', `/api${call}`, { query: { [by]: id, pageNumber: pageParam, pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, _, page) => (page * pageSize < totalCount ? page + 1 : undefined),
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label={label} onAgain={() => void refetch()} />
  const changes = data?.pages.flatMap(({ nodes }) => nodes)
  if (changes?.length === 0) return <Empty kind="filtered" title="还没有变更" />
  return (
    <ol className="cb-history" aria-label={label} aria-busy={!data}>
      {changes?.map(({ id: key, kind, tzLog, userName, fields, reason }) => (
        <li key={key}>
          <p>
            <b>{kind}</b> {userName} <time dateTime={tzLog}>{shortDateTime(tzLog)}</time>
          </p>
          <ChangeTable changes={fields.map((field) => ({ label: field.label, old: field.before, new: field.after }))} />
          {reason && <p>原因：{reason}</p>}
        </li>
      ))}
      {hasNextPage && (
        <li>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            更早的变更
          </Button>
        </li>
      )}
    </ol>
  )
}
