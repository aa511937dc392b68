import { shortDateTime } from '../dates/date-time.ts'
import { waiting } from '../dates/elapsed.ts'
import { KindChip } from '../marks/KindChip.tsx'
import { PersonMark } from '../marks/PersonMark.tsx'
import { type InboxTask, ownTitle } from './inbox-tasks.ts'
import { useSwipe } from './use-swipe.ts'

interface Props {
  readonly task: InboxTask
  /** Undefined: nothing is being chosen now. */
  readonly isChosen?: boolean | undefined
  /** It waits for the reader. */
  readonly mayDecide: boolean
  readonly onOpen: () => void
  /** Behind the card: swiped to the left it comes into sight. */
  readonly onApprove: (() => void) | undefined
  /** Takes the approval back for 8 s after it; null while the approval is sent, undefined otherwise. */
  readonly onUndo?: (() => void) | null | undefined
}

/** One record to decide on: kind, title, three lines of it, whose it is, how long it has waited. */
export const InboxCard = ({ task, isChosen, mayDecide, onOpen, onApprove, onUndo }: Props) => {
  const { offset, isMoving, handlers, shut } = useSwipe(onApprove ? 88 : 0)
  const open = (): void => (offset < 0 ? shut() : onOpen())
  return (
    <div className="cb-inbox-slot">
      {onApprove && (
        <button
          type="button"
          className="cb-inbox-approve"
          hidden={offset === 0 && !isMoving}
          onClick={() => {
            shut()
            onApprove()
          }}
        >
          同意
        </button>
      )}
      <button
        type="button"
        className={isChosen === undefined ? 'cb-inbox-card' : 'cb-inbox-card is-choosing'}
        aria-pressed={isChosen}
        style={{ transform: `translateX(${offset}px)`, transition: isMoving ? 'none' : undefined }}
        {...handlers}
        onClick={open}
      >
        <span className="cb-inbox-title">
          <KindChip>{task.moduleLabel}</KindChip>
          <b>{ownTitle(task)}</b>
        </span>
        <span className="cb-inbox-facts">
          {(task.summary ?? []).slice(0, 3).map(({ label, value }) => (
            <span key={label} className="cb-inbox-fact">
              <span>{label}</span>
              <span className={isSum(value) ? 'is-sum' : undefined}>{value ?? '—'}</span>
            </span>
          ))}
        </span>
        <span className="cb-inbox-foot">
          <PersonMark name={task.initiator?.name ?? ''} />
          <span>{task.initiator?.name}</span>
          <span>
            第 {task.auditLevel}/{task.levels} 级
          </span>
          <span className={task.isOverdue ? 'is-late' : undefined}>
            {mayDecide ? waiting(task.tzCreate) : `${task.status} ${shortDateTime(task.tzCreate)}`}
          </span>
        </span>
      </button>
      {onUndo !== undefined && <JustApproved title={ownTitle(task)} onUndo={onUndo} />}
    </div>
  )
}

interface JustApprovedProps {
  readonly title: string
  readonly onUndo: (() => void) | null
}

/** Covers a card that was just approved. */
const JustApproved = ({ title, onUndo }: JustApprovedProps) => (
  <div className="cb-inbox-decided" role="status">
    <span>
      {onUndo ? '已同意' : '正在提交…'} {title}
    </span>
    {onUndo && (
      <button type="button" className="cb-button" onClick={onUndo}>
        撤销
      </button>
    )}
  </div>
)

const isSum = (value: string | null): boolean => /^−?[\d,]+\.\d\d$/.test(value ?? '')
