import { request } from '@chengban/ui/api/request.ts'
import { formatDate } from '@chengban/ui/dates/date-time.ts'
import { fileSize } from '@chengban/ui/figures/file-size.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { FileName } from '@chengban/ui/marks/FileName.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { Pager } from '@chengban/ui/table/Pager.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import './storage.css'

interface Usage {
  readonly folders: readonly {
    readonly folder: string
    readonly files: number
    /** Bytes. */
    readonly bytes: number
    readonly unused: number
    readonly unusedBytes: number
  }[]
  readonly nodes: readonly {
    readonly id: string
    readonly name: string
    readonly folder: string
    readonly size: number
    readonly person: string | null
    readonly tzCreate: string
    /** Cleared away from then on; null: never. */
    readonly tzSweep: string | null
  }[]
  readonly totalCount: number
}

const folders: Readonly<Record<string, string>> = {
  attachment: '附件',
  image: '图片',
  avatar: '头像',
  video: '音视频',
  signature: '签名',
  package: '安装包',
  import: '导入',
}
const pageSize = 20

/** 存储: how much lies in each folder, and what no record holds. */
export default function Storage() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['storedFile', 'usage', page],
    queryFn: () => request<Usage>('GET', '/api/stored-file/usage', { query: { pageNumber: page, pageSize } }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label="存储" onAgain={() => void refetch()} />
  return (
    <div className="cb-storage" aria-busy={!data}>
      {data && <Folders usage={data} />}
      {data && <Unused usage={data} page={page} onPage={setPage} />}
    </div>
  )
}

const Folders = ({ usage }: { readonly usage: Usage }) => {
  const whole = usage.folders.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <section>
      <h2>
        按目录 <small>共 {fileSize(whole)}</small>
      </h2>
      {usage.folders.length === 0 && <Empty title="还没有文件" why="上传的文件会按目录汇总在这里。" />}
      <ul className="cb-storage-folders">
        {usage.folders.map(({ folder, files, bytes, unused, unusedBytes }) => (
          <li key={folder}>
            <b>{folders[folder] ?? folder}</b>
            <meter
              min={0}
              max={Math.max(whole, 1)}
              value={bytes}
              aria-label={`${folders[folder]} ${fileSize(bytes)}`}
            />
            <span>{fileSize(bytes)}</span>
            <small>{files} 个</small>
            <small>{unused > 0 && `未引用 ${unused} 个，${fileSize(unusedBytes)}`}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface UnusedProps {
  readonly usage: Usage
  readonly page: number
  readonly onPage: (page: number) => void
}

const Unused = ({ usage: { nodes, totalCount }, page, onPage }: UnusedProps) => (
  <section>
    <h2>
      未引用的文件 <small>{totalCount} 个</small>
    </h2>
    {totalCount === 0 ? (
      <Empty kind="filtered" title="每个文件都有单据引用" />
    ) : (
      <ul className="cb-storage-unused">
        {nodes.map(({ id, name, folder, size, person, tzCreate, tzSweep }) => (
          <li key={id}>
            <FileName name={name} size={size} />
            <small>{folders[folder] ?? folder}</small>
            <small>{person ?? '客户'}</small>
            <small>{formatDate(tzCreate)} 上传</small>
            <small>{tzSweep ? `${formatDate(tzSweep)} 起清理` : '永久保留'}</small>
          </li>
        ))}
      </ul>
    )}
    {totalCount > pageSize && (
      <Pager page={page} size={pageSize} total={totalCount} sizes={[pageSize]} onChange={onPage} />
    )}
  </section>
)
