import { download } from '@chengban/ui/api/download.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { formatDate } from '@chengban/ui/dates/date-time.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { useHolds } from '@chengban/ui/session/person.ts'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { type DocumentReport, readReport, urgeReaders } from './document-calls.ts'
import './document.css'

interface Props {
  readonly id: string
  /** The version in force. */
  readonly last: number
  /** Given out now: only then are its readers reminded. */
  readonly isOut: boolean
}

/** Who has read a version: the rate, by department, and who has not. */
export const Readings = ({ id, last, isOut }: Props) => {
  const [version, setVersion] = useState(last)
  const { data } = useQuery({
    queryKey: ['document', 'report', id, version],
    queryFn: () => readReport(id, version),
  })
  const versions = Array.from({ length: last }, (_, at) => last - at)
  return (
    <div className="cb-readings" aria-busy={!data}>
      <div className="cb-readings-head">
        <Select
          aria-label="版本"
          value={version}
          options={versions.map((each) => ({ value: each, label: `第 ${each} 版` }))}
          onChange={setVersion}
        />
        {data && <Rate read={data.readCount} target={data.targetCount} rate={data.rate} />}
        {data && data.unread.length > 0 && isOut && version === last && <Urge id={id} />}
        <Save id={id} version={version} />
      </div>
      {data && <ByDepartment report={data} />}
      {data && <Unread report={data} />}
    </div>
  )
}

interface RateProps {
  readonly read: number
  readonly target: number
  readonly rate: string | null
}

const Rate = ({ read, target, rate }: RateProps) => (
  <span className="cb-rate">
    <meter min={0} max={Math.max(target, 1)} value={read} aria-label={`已读 ${read}，应读 ${target}`} />
    <b>{rate === null ? '—' : `${rate}%`}</b>
    <small>
      {read} / {target}
    </small>
  </span>
)

const Urge = ({ id }: { readonly id: string }) => {
  const [isBusy, setBusy] = useState(false)
  const urge = async (): Promise<void> => {
    setBusy(true)
    await urgeReaders(id).then((urged) => notifyDone(`已催办 ${urged} 人`), reportError)
    setBusy(false)
  }
  return (
    <Button loading={isBusy} onClick={() => void urge()}>
      催办未读的人
    </Button>
  )
}

/** 导出阅读情况: every reader of the version, with times and dates. */
const Save = ({ id, version }: { readonly id: string; readonly version: number }) => {
  const mayExport = useHolds('data:export')
  const [isBusy, setBusy] = useState(false)
  if (!mayExport) return null
  const save = async (): Promise<void> => {
    setBusy(true)
    const filters = { documentId: { equalTo: id }, docVersion: { equalTo: version } }
    await download(
      '/api/document-user/export',
      { filters, sort: 'status,userId', format: 'xlsx' },
      '阅读情况.xlsx',
    ).catch(reportError)
    setBusy(false)
  }
  return (
    <Button loading={isBusy} onClick={() => void save()}>
      导出阅读情况
    </Button>
  )
}

const ByDepartment = ({ report: { byDepartment } }: { readonly report: DocumentReport }) => (
  <section>
    <h2>按部门</h2>
    <ul className="cb-readings-departments">
      {byDepartment.map(({ departmentId, name, target, read, rate }) => (
        <li key={departmentId ?? ''}>
          <span>{name ?? '未分部门'}</span>
          <Rate read={read} target={target} rate={rate} />
        </li>
      ))}
    </ul>
  </section>
)

const Unread = ({ report: { unread } }: { readonly report: DocumentReport }) => (
  <section>
    <h2>未读 {unread.length > 0 && <small>{unread.length} 人</small>}</h2>
    {unread.length === 0 ? (
      <Empty kind="filtered" title="都读过了" />
    ) : (
      <ul className="cb-readings-people">
        {unread.map(({ userId, name, departmentName, status, dueDate }) => (
          <li key={userId}>
            <span>{name}</span>
            <small>{departmentName}</small>
            <StatusDot word={status} />
            <small>{dueDate && `${formatDate(dueDate)} 前`}</small>
          </li>
        ))}
      </ul>
    )}
  </section>
)
