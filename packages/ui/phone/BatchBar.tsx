import { useState } from 'react'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { approveTasks, type BatchAnswer, type InboxTask, mostInBatch } from './inbox-tasks.ts'
import { OpinionSheet } from './OpinionSheet.tsx'

interface Props {
  readonly tasks: readonly InboxTask[]
  readonly chosen: readonly InboxTask[]
  readonly onTurn: (...tasks: readonly InboxTask[]) => void
  readonly onEnd: () => void
  readonly again: () => void
}

/** 批量同意: how many are chosen, one opinion for all; what could not be agreed to is named with its reason. */
export const BatchBar = ({ tasks, chosen, onTurn, onEnd, again }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const [failed, setFailed] = useState<BatchAnswer['failed']>([])
  const give = async (opinion: string): Promise<boolean> => {
    const answer = await approveTasks(chosen, opinion).catch(reportError)
    if (!answer) return false
    setAsking(false)
    setFailed(answer.failed)
    if (answer.done > 0) notifyDone(`已同意 ${answer.done} 条`)
    if (answer.failed.length === 0) onEnd()
    again()
    return true
  }
  return (
    <div className="cb-batch">
      <button type="button" className="cb-link" onClick={() => onTurn(...tasks.slice(0, mostInBatch))}>
        全选
      </button>
      <span>已选 {chosen.length} 条</span>
      <button type="button" className="cb-button large" onClick={onEnd}>
        取消
      </button>
      <button
        type="button"
        className="cb-button ink large"
        disabled={chosen.length === 0}
        onClick={() => setAsking(true)}
      >
        批量同意
      </button>
      {isAsking && (
        <OpinionSheet
          title={`同意 ${chosen.length} 条`}
          first="同意"
          kept="batch"
          act="确认同意"
          onShut={() => setAsking(false)}
          onGive={give}
        />
      )}
      {failed.length > 0 && (
        <Sheet title={`${failed.length} 条没有通过`} onShut={() => setFailed([])}>
          <dl className="cb-batch-failed">
            {failed.map(({ id, title, message }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{message}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )}
    </div>
  )
}
