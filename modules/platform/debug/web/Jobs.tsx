import { request } from '@chengban/ui/api/request.ts'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { useQuery } from '@tanstack/react-query'
import { type Breakpoint, Checkbox, Select, Table } from 'antd'
import { useState } from 'react'
import { tookWords } from './took-words.ts'
import '../../admin/web/administration.css'

interface Job {
  readonly name: string
  readonly label: string
  readonly when: string
  readonly tzLast: string | null
  /** Since when it is running. */
  readonly tzGoing: string | null
  readonly ms: number | null
  readonly isFailed: boolean
  readonly failures: number
}

interface Run {
  readonly id: string
  readonly label: string
  readonly tzStart: string
  readonly ms: number
  readonly isFailed: boolean
  readonly result: Readonly<Record<string, number>> | null
  readonly reference: string | null
}

interface Answer {
  readonly jobs: readonly Job[]
  readonly nodes: readonly Run[]
  readonly totalCount: number
}

const pageSize = 20

/** 作业: the background jobs, their schedule and the results of their runs. */
export default function Jobs() {
  const [asked, setAsked] = useState<JobsInput>({ failed: false, page: 1 })
  const { data, error, refetch } = useRuns(asked)
  if (error && !data) return <ListFailed error={error} label="作业" onAgain={() => void refetch()} />
  return (
    <section className="cb-admin-part is-wide" aria-label="作业">
      <h1>作业</h1>
      <p>系统按时自己做的事。失败的会自动重试；编号可在服务器日志中查到原因。</p>
      <Table<Job>
        size="small"
        rowKey="name"
        loading={!data}
        dataSource={[...(data?.jobs ?? [])]}
        pagination={false}
        columns={jobColumns}
      />
      <h1>运行记录</h1>
      <Tools asked={asked} jobs={data?.jobs ?? []} onAsk={setAsked} />
      <Table<Run>
        size="small"
        rowKey="id"
        dataSource={[...(data?.nodes ?? [])]}
        locale={{ emptyText: asked.failed ? '没有失败的运行' : '还没有运行过' }}
        pagination={{
          ...{ current: asked.page, pageSize, total: data?.totalCount ?? 0, hideOnSinglePage: true },
          onChange: (page) => setAsked({ ...asked, page }),
        }}
        columns={runColumns}
      />
    </section>
  )
}

interface JobsInput {
  readonly name?: string | undefined
  readonly failed: boolean
  readonly page: number
}

const useRuns = ({ name, failed, page }: JobsInput) =>
  useQuery({
    queryKey: ['jobs', name, failed, page],
    queryFn: () =>
      request<Answer>('GET', '/api/debug/jobs', {
        query: { name, failed: failed || undefined, pageNumber: page, pageSize },
      }),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) => (data?.jobs.some(({ tzGoing }) => tzGoing) ? 5000 : 30_000),
    meta: { quiet: true },
  })

interface ToolsProps {
  readonly asked: JobsInput
  readonly jobs: readonly Job[]
  readonly onAsk: (asked: JobsInput) => void
}

const Tools = ({ asked, jobs, onAsk }: ToolsProps) => (
  <p className="cb-admin-acts">
    <b>最近30天</b>
    <Select
      aria-label="作业"
      className="cb-admin-choice"
      allowClear
      placeholder="全部作业"
      notFoundContent="没有匹配的选项"
      {...(asked.name ? { value: asked.name } : {})}
      options={jobs.map(({ name, label }) => ({ value: name, label }))}
      onChange={(name: string | undefined) => onAsk({ ...asked, name, page: 1 })}
    />
    <Checkbox checked={asked.failed} onChange={({ target }) => onAsk({ ...asked, failed: target.checked, page: 1 })}>
      只看失败
    </Checkbox>
  </p>
)

const State = ({ isFailed, reference }: { readonly isFailed: boolean; readonly reference?: string | null }) => (
  <>
    <StatusDot word={isFailed ? '失败' : '完成'} />
    {reference && <small className="cb-admin-quiet"> 编号 {reference}</small>}
  </>
)

// a window too narrow for all shows when it ran and how it went
const wide: Breakpoint[] = ['md']

const jobColumns = [
  { title: '作业', dataIndex: 'label', ellipsis: true },
  { title: '时间', dataIndex: 'when', width: 128, responsive: wide },
  {
    title: '最近一次',
    dataIndex: 'tzLast',
    width: 144,
    render: (at: string | null) => (at ? formatDateTime(at) : '还没有运行过'),
  },
  { title: '用时', dataIndex: 'ms', width: 96, align: 'right' as const, responsive: wide, render: tookWords },
  {
    title: '结果',
    width: 80,
    render: (_: unknown, { tzLast, tzGoing, isFailed }: Job) => {
      if (tzGoing) return <StatusDot word="运行中" hue="move" />
      return tzLast ? <State isFailed={isFailed} /> : '—'
    },
  },
  { title: '30天失败', dataIndex: 'failures', width: 88, align: 'right' as const, responsive: wide },
]

const runColumns = [
  { title: '作业', dataIndex: 'label', ellipsis: true },
  { title: '开始', dataIndex: 'tzStart', width: 152, render: (at: string) => formatDateTime(at) },
  { title: '用时', dataIndex: 'ms', width: 96, align: 'right' as const, responsive: wide, render: tookWords },
  { title: '结果', width: 96, render: (_: unknown, run: Run) => <State {...run} /> },
  {
    title: '做了什么',
    dataIndex: 'result',
    width: 200,
    responsive: wide,
    ellipsis: true,
    render: (result: Run['result']) =>
      Object.entries(result ?? {})
        .map(([word, count]) => `${word} ${count}`)
        .join('，') || '—',
  },
]
