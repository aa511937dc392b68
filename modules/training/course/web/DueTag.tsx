import { today } from '@chengban/ui/dates/date-time.ts'
import { daysBetween } from '@chengban/ui/dates/days.ts'
import type { OwnLog } from './learn-calls.ts'

/** 必修 with the days that are left; nothing of what nobody demands. */
export const DueTag = ({ log }: { readonly log: OwnLog }) => {
  if (!log.isRequired) return null
  if (log.status === '已学完' || log.status === '已评分') return <span className="cb-due">必修</span>
  const left = log.dueDate ? daysBetween(today(), log.dueDate) : undefined
  if (left === undefined) return <span className="cb-due">必修</span>
  return (
    <span className={left < 0 ? 'cb-due is-late' : 'cb-due'}>
      必修，{left < 0 ? `逾期 ${-left} 天` : left === 0 ? '今天到期' : `还剩 ${left} 天`}
    </span>
  )
}
