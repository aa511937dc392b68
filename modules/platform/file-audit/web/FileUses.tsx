import { request } from '@chengban/ui/api/request.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import './file-audit.css'

interface Uses {
  readonly nodes: readonly {
    readonly module: string
    readonly label: string
    /** null: not to be opened by who asks. */
    readonly relevanceId: string | null
    readonly title: string | null
  }[]
  readonly totalCount: number
}

/** Where the files are used. */
export const FileUses = ({ id }: { readonly id: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'fileAudit', id, 'uses'],
    queryFn: () => request<Uses>('GET', '/api/file-audit/uses', { query: { id } }),
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label="引用处" onAgain={() => void refetch()} />
  if (!data) return null
  if (data.totalCount === 0) return <Empty kind="filtered" title="还没有单据引用" />
  return (
    <ul className="cb-file-uses">
      {data.nodes.map(({ module, label, relevanceId, title }, at) => (
        <li key={relevanceId ?? `${module} ${at}`}>
          <small>{label}</small>
          {relevanceId ? <Link to={`/record/${module}/${relevanceId}`}>{title || label}</Link> : <span>无权查看</span>}
        </li>
      ))}
    </ul>
  )
}
