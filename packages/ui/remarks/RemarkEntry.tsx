import { shownOf } from '@chengban/kernel/row-name.ts'
import { useEffect, useRef } from 'react'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { canOf, type Row } from '../data/row.ts'
import { shortDateTime } from '../dates/date-time.ts'
import { confirm } from '../table/confirm.ts'
import { hasPlace, placeOf, placeWords } from './remarks.ts'

interface Props {
  readonly row: Row
  readonly number: number
  readonly isChosen: boolean
  /** Leads to its place in the file. */
  readonly onChoose: () => void
  readonly onResolve: () => Promise<void>
  readonly onRemove: () => Promise<void>
}

/** One remark in the list beside the file: who, where and what; pale once it is settled. */
export const RemarkEntry = ({ row, number, isChosen, onChoose, onResolve, onRemove }: Props) => {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const place = placeOf(row)
  const isResolved = row.isResolved === true
  const content = String(row.content ?? '')
  return (
    <li ref={line} className={isResolved ? 'is-resolved' : undefined} aria-current={isChosen ? 'true' : undefined}>
      <button type="button" className="cb-remark-place" disabled={!hasPlace(place)} onClick={onChoose}>
        <b>{number}</b> {placeWords(place)}
      </button>
      <span className="cb-remark-who">
        {shownOf(row, 'creatorId', 'user')?.name} <time>{shortDateTime(String(row.tzCreate))}</time>
      </span>
      <p>{content}</p>
      <span className="cb-remark-acts">
        {isResolved && `已处理 ${shownOf(row, 'resolverId', 'user')?.name ?? ''}`}
        {canOf(row).includes('resolve') && (
          <button
            type="button"
            className="cb-link"
            onClick={() => onResolve().then(() => notifyDone('已标为已处理'), reportError)}
          >
            标为已处理
          </button>
        )}
        {canOf(row).includes('delete') && (
          <button
            type="button"
            className="cb-link"
            onClick={() => confirm.remove([content.length > 20 ? `${content.slice(0, 20)}…` : content], onRemove)}
          >
            删除
          </button>
        )}
      </span>
    </li>
  )
}
