import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { useQuery } from '@tanstack/react-query'
import { Button, Table } from 'antd'
import { useState } from 'react'

interface Failed {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly user: { readonly name: string }
  readonly dingTries: number
  readonly dingError: string | null
  readonly tzCreate: string
}

interface Props {
  readonly isConfigured: boolean
  readonly again: () => void
}

const pageSize = 20

/** What DingTalk did not take after the last attempt; 重发 puts it into the queue once more. */
export const Undelivered = ({ isConfigured, again }: Props) => {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data, refetch } = useQuery({
    queryKey: ['ding', 'failed', page],
    queryFn: () =>
      request<{ nodes: readonly Failed[]; totalCount: number }>('GET', '/api/ding/failed', {
        query: { pageNumber: page, pageSize },
      }),
  })
  const resend = (body: object): void =>
    void request<{ queued: number }>('POST', '/api/ding/resend', { body })
      .then(({ queued }) => notifyDone(`${queued}条已重新排队`))
      .then(() => setChosen([]))
      .then(() => refetch())
      .then(again)
      .catch(reportError)
  return (
    <>
      <p className="cb-admin-acts">
        <b>未送达</b>
        <Button disabled={!isConfigured || chosen.length === 0} onClick={() => resend({ ids: chosen })}>
          重发所选
        </Button>
        <Button disabled={!isConfigured} onClick={() => resend({ all: true })}>
          全部重发
        </Button>
      </p>
      <Table<Failed>
        size="small"
        rowKey="id"
        scroll={{ x: 720 }}
        dataSource={[...(data?.nodes ?? [])]}
        rowSelection={{ selectedRowKeys: [...chosen], onChange: (keys) => setChosen(keys.map(String)) }}
        pagination={{
          current: page,
          pageSize,
          total: data?.totalCount ?? 0,
          onChange: setPage,
          hideOnSinglePage: true,
        }}
        columns={columns}
      />
    </>
  )
}

const columns = [
  { title: '消息', dataIndex: 'title', ellipsis: true },
  { title: '接收人', dataIndex: ['user', 'name'], width: 96 },
  { title: '次数', dataIndex: 'dingTries', width: 64 },
  { title: '原因', dataIndex: 'dingError', width: 220, ellipsis: true },
  { title: '时间', dataIndex: 'tzCreate', width: 152, render: (at: string) => formatDateTime(at) },
]
