import { reportError } from '@chengban/ui/api/error-notice.ts'
import { request } from '@chengban/ui/api/request.ts'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { CopyButton } from '@chengban/ui/marks/CopyButton.tsx'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { linkOf } from '@chengban/ui/share/ShareDialog.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'

interface Share {
  readonly id: string
  readonly name: string
  readonly day: string
  readonly status: '有效' | '已过期' | '已撤销'
  readonly tzExpire: string
  readonly visitCount: number
  readonly downloadCount: number
}

export const sharesKey = ['list', 'fileShare', 'mine']

/** The person's last twenty links: until when, how often opened, and to take back. */
export const MyShares = () => {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: sharesKey,
    queryFn: () =>
      request<{ nodes: readonly Share[] }>('GET', '/api/file-share', {
        query: { view: 'own', pageSize: 20, total: false },
      }),
  })
  const revoke = async (id: string): Promise<void> => {
    await request('POST', '/api/file-share/revoke', { body: { id } }).catch(reportError)
    await client.invalidateQueries({ queryKey: sharesKey })
  }
  if (!data) return null
  if (data.nodes.length === 0)
    return <Empty title="还没有分享过文件" why="在文件旁点分享，生成 1、3 或 7 天有效的链接。" />
  return (
    <section aria-label="我的分享">
      <h2>我的分享</h2>
      <ul>
        {data.nodes.map(({ id, name, status, tzExpire, visitCount, downloadCount }) => (
          <li key={id}>
            <a href={`#/record/fileShare/${id}`}>{name}</a>
            <StatusDot word={status} />
            <small>
              至 {formatDateTime(tzExpire)}，打开 {visitCount} 次，下载 {downloadCount} 次
            </small>
            {status === '有效' && (
              <span>
                <CopyButton text={linkOf(id)}>复制</CopyButton>
                <button type="button" className="cb-link" onClick={() => void revoke(id)}>
                  撤销
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
