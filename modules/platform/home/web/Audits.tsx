import { CheckOutlined } from '@ant-design/icons'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { waiting } from '@chengban/ui/dates/elapsed.ts'
import { KindChip } from '@chengban/ui/marks/KindChip.tsx'
import { PersonMark } from '@chengban/ui/marks/PersonMark.tsx'
import { approveTask, type InboxTask, ownTitle, phonePath } from '@chengban/ui/phone/inbox-tasks.ts'
import { useNarrow } from '@chengban/ui/window/use-narrow.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Part } from './Part.tsx'

interface Props {
  readonly tasks: readonly InboxTask[] | null
  readonly count: number
  readonly again: () => void
  readonly most?: number
}

/** 待我审批: the longest waiting first, one press where nothing further is asked. */
export const Audits = ({ tasks, count, again, most = 5 }: Props) => (
  <Part
    title="待我审批"
    count={count > 0 && <b className="cb-seal">{count}</b>}
    way={count > 0 && <Link to="/phone/applyAudits">{count > most ? `还有 ${count - most} 件` : '审批中心'}</Link>}
    rows={tasks}
    none="没有等你审批的单据"
    again={again}
  >
    <ul className="cb-home-rows">
      {tasks?.slice(0, most).map((task) => (
        <Waiting key={task.id} task={task} again={again} />
      ))}
    </ul>
  </Part>
)

const Waiting = ({ task, again }: { readonly task: InboxTask; readonly again: () => void }) => {
  const [isBusy, setBusy] = useState(false)
  const isNarrow = useNarrow()
  const path = isNarrow ? phonePath(task) : `/record/${task.module}/${encodeURIComponent(task.relevanceId)}`
  const approve = async (): Promise<void> => {
    setBusy(true)
    await approveTask(task).then(() => notifyDone(`已同意 ${task.title}`), reportError)
    setBusy(false)
    again()
  }
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
      <Link className="cb-button" to={path}>
        看详情
      </Link>
      {task.isPlain && (
        <button type="button" className="cb-button" disabled={isBusy} onClick={() => void approve()}>
          <CheckOutlined /> 同意
        </button>
      )}
    </li>
  )
}
