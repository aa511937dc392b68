import { canOf, idOf, mayEdit } from '@chengban/ui/data/row.ts'
import { shortDateTime } from '@chengban/ui/dates/date-time.ts'
import { elapsed } from '@chengban/ui/dates/elapsed.ts'
import { now } from '@chengban/ui/dates/now.ts'
import { useMinute } from '@chengban/ui/dates/use-minute.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { DailyReport } from './report-rows.ts'
import { Said } from './Said.tsx'

const FormDrawer = lazyPart(() => import('@chengban/ui/form/FormDrawer.tsx'))

interface Props {
  readonly day: string
  readonly report: DailyReport | undefined
}

/** One's own report of a day: how long it may still be handed in, its words, and its form. */
export const MyReport = ({ day, report }: Props) =>
  report ? <Owed report={report} /> : <p className="cb-report-none">{day} 无需填写日报</p>

const Owed = ({ report: { kind, row } }: { readonly report: DailyReport }) => {
  const entity = useEntity(kind)
  const client = useQueryClient()
  const [isWriting, setWriting] = useState(false)
  const isOpen = mayEdit(row, 'progress') || canOf(row).includes('submit')
  return (
    <article className="cb-report" aria-label={`${String(row.date)} ${entity.label}`}>
      <header>
        <b>{String(row.date)}</b> <StatusDot word={String(row.status)} /> <StatusDot word={String(row.timeliness)} />
        <Until due={row.tzDue} isOpen={isOpen} />
        <span>
          <Link to={`/record/${kind}/${idOf(row)}`}>打开记录</Link>
          {isOpen && (
            <Button type="primary" onClick={() => setWriting(true)}>
              填写
            </Button>
          )}
        </span>
      </header>
      <Said row={row} />
      {typeof row.opinion === 'string' && row.opinion && <p className="cb-report-answer">点评：{row.opinion}</p>}
      {isWriting && (
        <Suspense>
          <FormDrawer
            entity={entity}
            screen={`/dailyWork ${kind}`}
            row={row}
            onClose={() => setWriting(false)}
            onSaved={() => void client.invalidateQueries({ queryKey: ['list', 'dailyWork', 'dailies'] })}
          />
        </Suspense>
      )}
    </article>
  )
}

/** The time that is left, minute by minute. */
const Until = ({ due, isOpen }: { readonly due: unknown; readonly isOpen: boolean }) => {
  useMinute()
  if (!isOpen || typeof due !== 'string') return null
  const isLate = new Date(due) < now()
  return (
    <em className={isLate ? 'is-late' : ''}>
      {shortDateTime(due)} 前交{isLate ? '，现在交记为迟交' : `，还有 ${elapsed(now(), due)}`}
    </em>
  )
}
