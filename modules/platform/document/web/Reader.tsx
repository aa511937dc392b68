import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useTabTitle } from '@chengban/ui/shell/tabs.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Link, useParams } from 'react-router'
import { type OpenedDocument, openDocument } from './document-calls.ts'
import { Text } from './Text.tsx'
import { type Reading, useReading } from './use-reading.ts'
import { Versions } from './Versions.tsx'
import './document.css'

/** A document as its reader has it: the text, how long it has been read, and 我已阅读. */
export default function Reader() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['document', 'open', id],
    queryFn: () => openDocument(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  })
  useTabTitle(data?.content.name)
  if (error) return <ListFailed error={error} label="文档" onAgain={() => void refetch()} />
  return data ? <Opened key={`${id} ${data.docVersion}`} id={id} opened={data} /> : null
}

const Opened = ({ id, opened }: { readonly id: string; readonly opened: OpenedDocument }) => {
  const reading = useReading(id, opened)
  return (
    <article className="cb-reader" aria-label={opened.content.name}>
      <header>
        <Link to="/document">文档</Link>
        <h1>{opened.content.name}</h1>
        <small>第 {opened.docVersion} 版</small>
        <Progress reading={reading} opened={opened} />
      </header>
      <div className="cb-reader-body">
        <Text content={opened.content} onEnd={reading.reachEnd} />
        <Versions id={id} current={opened.docVersion} />
      </div>
    </article>
  )
}

const Progress = ({ reading, opened }: { readonly reading: Reading; readonly opened: OpenedDocument }) => {
  const { minSeconds, needConfirm } = opened.content
  if (reading.isDone) return <span className="cb-reader-done">已读</span>
  const left = minSeconds - reading.seconds
  const missing = [left > 0 && `还须 ${left} 秒`, !reading.isEnd && '读至末尾'].filter(Boolean).join('，')
  return (
    <span className="cb-reader-progress">
      <progress max={Math.max(minSeconds, 1)} value={Math.min(reading.seconds, minSeconds)} aria-label="阅读时间" />
      <span aria-live="polite">{missing || `已读 ${reading.seconds} 秒`}</span>
      {needConfirm && (
        <Button type="primary" disabled={!reading.isReady} onClick={() => void reading.confirm()}>
          我已阅读
        </Button>
      )}
    </span>
  )
}
