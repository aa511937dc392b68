import { canOf, idOf, type Row } from '@chengban/ui/data/row.ts'
import { PersonMark } from '@chengban/ui/marks/PersonMark.tsx'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { Button, Input, Rate } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { authorOf, type DailyReport } from './report-rows.ts'
import { Said } from './Said.tsx'

interface Props {
  readonly report: DailyReport
  /** The card that ↓ reads. */
  readonly isHere: boolean
  readonly onRead: () => void
  readonly onRemark: (input: Row) => Promise<void>
}

/** One report as its reviewer reads it: its words, 已阅, and the answer right below. */
export const ReviewedReport = ({ report, isHere, onRead, onRemark }: Props) => {
  const { kind, row } = report
  const author = authorOf(report)
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isHere) card.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isHere])
  return (
    <li ref={card} aria-current={isHere || undefined} aria-label={`${author}的日报`}>
      <header>
        <PersonMark name={author} named /> <StatusDot word={String(row.status)} />{' '}
        <StatusDot word={String(row.timeliness)} />
        <span>
          <Link to={`/record/${kind}/${idOf(row)}`}>打开记录</Link>
          {canOf(row).includes('read') && <Button onClick={onRead}>已阅</Button>}
        </span>
      </header>
      <Said row={row} />
      {canOf(row).includes('remark') && <Remark author={author} row={row} onRemark={onRemark} />}
    </li>
  )
}

const Remark = ({
  author,
  row,
  onRemark,
}: Pick<Props, 'onRemark'> & { readonly author: string; readonly row: Row }) => {
  const [opinion, setOpinion] = useState('')
  const [score, setScore] = useState(Number(row.score ?? 0))
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    await onRemark({ ...(score ? { score } : {}), ...(opinion.trim() ? { opinion: opinion.trim() } : {}) })
    setOpinion('')
    setBusy(false)
  }
  return (
    <div className="cb-report-remark">
      {typeof row.opinion === 'string' && row.opinion && <p>点评：{row.opinion}</p>}
      <Rate value={score} onChange={setScore} />
      <Input
        aria-label={`点评${author}`}
        placeholder="点评"
        maxLength={1000}
        value={opinion}
        onChange={(event) => setOpinion(event.target.value)}
        onPressEnter={() => void send()}
      />
      <Button disabled={isBusy || !(score || opinion.trim())} onClick={() => void send()}>
        点评
      </Button>
    </div>
  )
}
