import { readRows } from '@chengban/ui/data/calls.ts'
import { formatDate } from '@chengban/ui/dates/date-time.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { useQuery } from '@tanstack/react-query'

interface Props {
  readonly id: string
  readonly current: number
}

/** The versions one has been a reader of, with what each changed. */
export const Versions = ({ id, current }: Props) => {
  const entity = useEntity('documentVersion')
  const { data = [] } = useQuery({
    queryKey: ['document', 'versions', id, current],
    queryFn: ({ signal }) =>
      readRows(
        entity,
        {
          filters: { documentId: { equalTo: id } },
          sort: '-docVersion',
          pageNumber: 1,
          pageSize: 20,
          columns: ['id', 'docVersion', 'changeNote', 'tzPublish'],
        },
        signal,
      ),
    meta: { quiet: true },
  })
  return (
    <aside className="cb-reader-versions" aria-label="版本">
      <h2>版本</h2>
      <ol>
        {data.map(({ id: key, docVersion, changeNote, tzPublish }) => (
          <li key={String(key)} aria-current={docVersion === current ? 'true' : undefined}>
            <b>第 {String(docVersion)} 版</b>
            <small>{formatDate(String(tzPublish))}</small>
            <p>{changeNote ? String(changeNote) : Number(docVersion) === 1 ? '首次发布' : '没有变更说明'}</p>
          </li>
        ))}
      </ol>
    </aside>
  )
}
