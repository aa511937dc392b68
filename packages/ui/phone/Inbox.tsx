import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Empty } from '../marks/Empty.tsx'
import { useAuditCounts } from '../shell/menu/audit-counts.ts'
import { useTabTitle } from '../shell/tabs.ts'
import { useInSight } from '../window/use-in-sight.ts'
import { useNarrow } from '../window/use-narrow.ts'
import { BatchBar } from './BatchBar.tsx'
import { InboxCard } from './InboxCard.tsx'
import { boxCounts, type Kind, kindsIn } from './inbox-kinds.ts'
import { type Box, deskPath, type InboxTask, phonePath, useInbox } from './inbox-tasks.ts'
import { NotRead } from './NotRead.tsx'
import { useApproving } from './use-approving.ts'
import { useChosen } from './use-chosen.ts'
import './phone.css'

const boxes: readonly (readonly [Box, string])[] = [
  ['todo', '待审批'],
  ['done', '已审批'],
  ['mine', '我发起'],
  ['cc', '抄送我'],
]

interface InboxProps {
  /** Of these kinds alone. */
  readonly modules?: readonly string[] | undefined
  /** What the page is called, where it is not 审批. */
  readonly title?: string | undefined
  /** Where a record that waits opens, when not as a page. */
  readonly onOpen?: (task: InboxTask) => void
}

/** 审批中心: records waiting for me, oldest first; those I decided, submitted or received a copy of. */
export default function Inbox({ modules, title = '审批', onOpen }: InboxProps) {
  useTabTitle(title)
  const [params, setParams] = useSearchParams()
  const box = boxes.find(([key]) => key === params.get('box'))?.[0] ?? 'todo'
  const { counts: waiting } = useAuditCounts()
  const module = params.get('module') ?? ''
  const isLate = params.get('overdue') === '1'
  const [keyword, setKeyword] = useState('')
  const { tasks, counts, error, hasMore, more, again } = useInbox(
    box,
    module || (modules ?? []).join(),
    keyword,
    isLate,
  )
  return (
    <div className="cb-inbox">
      <Boxes
        box={box}
        counts={boxCounts(counts, waiting?.nodes, modules)}
        onChoose={(next) => setParams({ box: next }, { replace: true })}
      />
      <Modules
        kinds={kindsIn(box, tasks ?? [], waiting?.nodes ?? [], modules)}
        chosen={module}
        onChoose={(next) => setParams({ box, ...(next ? { module: next } : {}) }, { replace: true })}
      />
      {isLate && <LateOnly onAll={() => setParams({ box, ...(module ? { module } : {}) }, { replace: true })} />}
      <input
        className="cb-input cb-inbox-search"
        type="search"
        placeholder="搜索标题"
        aria-label="搜索审批"
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <Tasks tasks={tasks} mayDecide={box === 'todo'} again={again} onOpen={box === 'todo' ? onOpen : undefined} />
      {tasks === undefined &&
        !error &&
        [1, 2, 3].map((at) => <div key={at} className="cb-inbox-waiting" aria-hidden="true" />)}
      {error && !tasks && <NotRead error={error} label="审批" onAgain={again} />}
      {tasks?.length === 0 && <Empty title={keyword ? `没有「${keyword}」` : noneWords[box]} />}
      {hasMore && <More key={tasks?.length} onMore={() => void more()} />}
    </div>
  )
}

const LateOnly = ({ onAll }: { readonly onAll: () => void }) => (
  <button type="button" className="cb-link cb-inbox-choose" onClick={onAll}>
    只看超时，查看全部
  </button>
)

interface TasksProps {
  readonly tasks: readonly InboxTask[] | undefined
  readonly mayDecide: boolean
  readonly again: () => void
  readonly onOpen: InboxProps['onOpen']
}

const Tasks = ({ tasks, mayDecide, again, onOpen }: TasksProps) => {
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const open = onOpen ?? ((task: InboxTask) => void navigate(isNarrow ? phonePath(task) : deskPath(task)))
  const { isChoosing, chosen, turn, begin, end } = useChosen(mayDecide ? (tasks ?? none) : none)
  const { shown, approve, undoOf } = useApproving(tasks, again)
  return (
    <>
      {mayDecide && (tasks?.length ?? 0) > 1 && !isChoosing && (
        <button type="button" className="cb-link cb-inbox-choose" onClick={begin}>
          多选
        </button>
      )}
      <ul className="cb-inbox-list" aria-busy={tasks === undefined}>
        {shown?.map((task) => (
          <li key={task.id}>
            <InboxCard
              task={task}
              isChosen={isChoosing ? chosen.includes(task) : undefined}
              onOpen={() => (isChoosing ? turn(task) : open(task))}
              mayDecide={mayDecide}
              onApprove={mayDecide && !isChoosing && task.isPlain ? () => void approve(task) : undefined}
              onUndo={undoOf(task)}
            />
          </li>
        ))}
      </ul>
      {isChoosing && <BatchBar tasks={tasks ?? none} chosen={chosen} onTurn={turn} onEnd={end} again={again} />}
    </>
  )
}

const none: readonly InboxTask[] = []

interface BoxesProps {
  readonly box: Box
  readonly counts: Readonly<Partial<Record<Box, number>>> | undefined
  readonly onChoose: (box: Box) => void
}

const Boxes = ({ box, counts, onChoose }: BoxesProps) => (
  <nav className="cb-inbox-boxes" aria-label="分类">
    {boxes.map(([key, label]) => (
      <button key={key} type="button" aria-current={key === box ? 'true' : undefined} onClick={() => onChoose(key)}>
        {label}
        {key === 'todo' && (counts?.todo ?? 0) > 0 ? (
          <b className="cb-seal">{counts?.todo}</b>
        ) : (
          key !== 'done' && <small>{counts?.[key] || ''}</small>
        )}
      </button>
    ))}
  </nav>
)

const noneWords: Readonly<Record<Box, string>> = {
  todo: '暂无待审批',
  done: '还没有审批过',
  mine: '还没有提交过',
  cc: '没有抄送给你的',
}

interface ModulesProps {
  readonly kinds: readonly Kind[]
  readonly chosen: string
  readonly onChoose: (module: string) => void
}

/** Chips by kind, where there is more than one. */
const Modules = ({ kinds, chosen, onChoose }: ModulesProps) => {
  // a single kind is a choice only while another one is shown
  if (kinds.length < 2 && !chosen) return null
  return (
    <div className="cb-inbox-kinds">
      <button type="button" aria-pressed={!chosen} onClick={() => onChoose('')}>
        全部
      </button>
      {kinds.map(({ module, label, count }) => (
        <button key={module} type="button" aria-pressed={module === chosen} onClick={() => onChoose(module)}>
          {label} {count || ''}
        </button>
      ))}
    </div>
  )
}

/** The next twenty come when the end comes into sight; a press fetches them too. */
const More = ({ onMore }: { readonly onMore: () => void }) => {
  const place = useInSight<HTMLButtonElement>(onMore)
  return (
    <button ref={place} type="button" className="cb-button cb-inbox-more" onClick={onMore}>
      更早的
    </button>
  )
}
