import { CheckOutlined } from '@ant-design/icons'
import { waiting } from '@chengban/ui/dates/elapsed.ts'
import { KindChip } from '@chengban/ui/marks/KindChip.tsx'
import { PersonMark } from '@chengban/ui/marks/PersonMark.tsx'
import { type InboxTask, ownTitle, phonePath } from '@chengban/ui/phone/inbox-tasks.ts'
import { useApproving } from '@chengban/ui/phone/use-approving.ts'
import { useNarrow } from '@chengban/ui/window/use-narrow.ts'
import { Link } from 'react-router'
import { Part } from './Part.tsx'

interface Props {
  readonly tasks: readonly InboxTask[] | null
  readonly count: number
  readonly again: () => void
  readonly most?: number
}

/** 待我审批: the longest waiting first, approved with one press where no further input is needed. */
export const Audits = ({ tasks, count, again, most = 5 }: Props) => {
  const { shown, approve, undoOf } = useApproving(tasks?.slice(0, most), again)
  return (
    <Part
      title="待我审批"
      count={count > 0 && <b className="cb-seal">{count}</b>}
      way={count > 0 && <Link to="/phone/applyAudits">{count > most ? `还有 ${count - most} 件` : '审批中心'}</Link>}
      rows={shown ?? null}
      none="没有等你审批的单据"
      again={again}
    >
      <ul className="cb-home-rows">
        {shown?.map((task) => (
          <Waiting key={task.id} task={task} onApprove={() => void approve(task)} onUndo={undoOf(task)} />
        ))}
      </ul>
    </Part>
  )
}

interface WaitingProps {
  readonly task: InboxTask
  readonly onApprove: () => void
  /** Takes the approval back for 8 s after it; null while the approval is sent, undefined otherwise. */
  readonly onUndo: (() => void) | null | undefined
}

const Waiting = ({ task, onApprove, onUndo }: WaitingProps) => {
  const isNarrow = useNarrow()
  const path = isNarrow ? phonePath(task) : `/record/${task.module}/${encodeURIComponent(task.relevanceId)}`
  const [fact, more] = task.summary ?? []
  return (
    <li className="cb-home-audit">
      <Link to={path}>
        <KindChip>{task.moduleLabel}</KindChip>
        <b>{ownTitle(task)}</b>
        {fact?.value && (
          <span>
            {fact.label} {fact.value}
            {more?.value && `，${more.value}`}
          </span>
        )}
      </Link>
      <PersonMark name={task.initiator?.name ?? ''} named />
      <time className={task.isOverdue ? 'is-late' : undefined} dateTime={task.tzCreate}>
        {waiting(task.tzCreate)}
      </time>
      {onUndo === undefined ? (
        <>
          <Link className="cb-button" to={path}>
            看详情
          </Link>
          {task.isPlain && (
            <button type="button" className="cb-button" onClick={onApprove}>
              <CheckOutlined /> 同意
            </button>
          )}
        </>
      ) : (
        <span className="cb-home-decided">
          <output>{onUndo ? '已同意' : '正在提交…'}</output>
          <button type="button" className="cb-button" disabled={!onUndo} onClick={onUndo ?? undefined}>
            撤销
          </button>
        </span>
      )}
    </li>
  )
}
