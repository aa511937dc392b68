import { request } from '@chengban/ui/api/request.ts'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { waiting } from '@chengban/ui/dates/elapsed.ts'
import { PlainSearch } from '@chengban/ui/list/PlainSearch.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Breakpoint, Checkbox, Table } from 'antd'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Reassign } from './Reassign.tsx'
import '../../admin/web/administration.css'

interface NamedPerson {
  readonly id: string
  readonly name: string
}

export interface OpenTask {
  readonly id: string
  readonly moduleLabel: string
  readonly title: string
  readonly initiator: NamedPerson | null
  readonly user: NamedPerson
  readonly auditLevel: number
  readonly levels: number
  readonly status: string
  readonly tzCreate: string
  readonly tzDue: string | null
  readonly isOverdue: boolean
  readonly link: string | null
}

const pageSize = 20

/** 进行中审批: all open approvals, and the button that reassigns one. */
export default function OpenAudits() {
  const client = useQueryClient()
  const [asked, setAsked] = useState<OpenAuditsInput>({ keyword: '', overdue: false, page: 1 })
  const [moving, setMoving] = useState<OpenTask>()
  const { data, error, refetch } = useOpenTasks(asked)
  const columns = useMemo(() => columnsOf(setMoving), [])
  if (error && !data) return <ListFailed error={error} label="进行中审批" onAgain={() => void refetch()} />
  const isSought = asked.keyword !== '' || asked.overdue
  return (
    <section className="cb-admin-part is-whole" aria-label="进行中审批">
      <Tools asked={asked} total={data?.totalCount} onAsk={(part) => setAsked({ ...asked, page: 1, ...part })} />
      <Table<OpenTask>
        size="small"
        rowKey="id"
        loading={!data}
        dataSource={[...(data?.nodes ?? [])]}
        locale={{ emptyText: isSought ? '没有符合的审批' : '没有等人审批的单据' }}
        pagination={{
          ...{ current: asked.page, pageSize, total: data?.totalCount ?? 0, hideOnSinglePage: true },
          onChange: (page) => setAsked({ ...asked, page }),
        }}
        columns={columns}
      />
      {moving && (
        <Reassign
          task={moving}
          onShut={() => setMoving(undefined)}
          onDone={() => void client.invalidateQueries({ queryKey: ['list', 'auditTask'] })}
        />
      )}
    </section>
  )
}

interface OpenAuditsInput {
  readonly keyword: string
  readonly overdue: boolean
  readonly page: number
}

const useOpenTasks = ({ keyword, overdue, page }: OpenAuditsInput) =>
  useQuery({
    queryKey: ['list', 'auditTask', 'open', keyword, overdue, page],
    queryFn: () =>
      request<{ nodes: readonly OpenTask[]; totalCount: number }>('GET', '/api/auditTask', {
        query: {
          ...{ box: 'open', keyword: keyword.trim() || undefined, overdue: overdue || undefined },
          ...{ pageNumber: page, pageSize },
        },
      }),
    placeholderData: (before) => before,
    meta: { quiet: true },
  })

interface ToolsProps {
  readonly asked: OpenAuditsInput
  readonly total: number | undefined
  readonly onAsk: (part: Partial<OpenAuditsInput>) => void
}

const Tools = ({ asked, total, onAsk }: ToolsProps) => (
  <header className="cb-admin-tools">
    <PlainSearch value={asked.keyword} words="单据标题" onChange={(keyword) => onAsk({ keyword })} />
    <Checkbox checked={asked.overdue} onChange={({ target }) => onAsk({ overdue: target.checked })}>
      只看已超时
    </Checkbox>
    <span className="cb-admin-quiet">{total !== undefined && `共 ${total} 项`}</span>
  </header>
)

// a window too narrow for all shows who has it and since when
const wide: Breakpoint[] = ['md']
const desk: Breakpoint[] = ['lg']

const columnsOf = (onMove: (task: OpenTask) => void) => [
  {
    title: '单据',
    dataIndex: 'title',
    render: (title: string, { link }: OpenTask) => (link ? <Link to={link}>{title}</Link> : title),
  },
  { title: '类型', dataIndex: 'moduleLabel', width: 128, ellipsis: true, responsive: desk },
  { title: '申请人', dataIndex: ['initiator', 'name'], width: 88, ellipsis: true, responsive: wide },
  {
    title: '在谁手里',
    width: 96,
    ellipsis: true,
    render: (_: unknown, { user, status }: OpenTask) => (status === '等待加签' ? `${user.name}（等加签）` : user.name),
  },
  {
    title: '级次',
    width: 64,
    responsive: wide,
    render: (_: unknown, { auditLevel, levels }: OpenTask) => `${auditLevel}/${levels}`,
  },
  {
    title: '等待',
    dataIndex: 'tzCreate',
    width: 96,
    render: (at: string, { isOverdue }: OpenTask) => <span className={isOverdue ? 'cb-bad' : ''}>{waiting(at)}</span>,
  },
  {
    title: '应处理时间',
    dataIndex: 'tzDue',
    width: 144,
    responsive: desk,
    render: (at: string | null) => formatDateTime(at) || '—',
  },
  {
    title: '',
    width: 64,
    render: (_: unknown, task: OpenTask) => (
      <button type="button" className="cb-link" aria-label={`改派${task.title}`} onClick={() => onMove(task)}>
        改派
      </button>
    ),
  },
]
