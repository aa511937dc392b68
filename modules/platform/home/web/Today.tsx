import { formatTime, today } from '@chengban/ui/dates/date-time.ts'
import { Link } from 'react-router'
import { dueWords } from './due-words.ts'
import { Part } from './Part.tsx'
import type { Happening, Summary, Todo } from './summary.ts'

interface Props {
  readonly todos: Summary['todos']
  readonly week: Summary['calendar']
  readonly again: () => void
}

/** 今日: the meetings, what is due or late, and the report while it is not handed in. */
export const Today = ({ todos, week, again }: Props) => {
  const present = today()
  const meetings = week?.filter(({ date, start }) => date === present && start !== null) ?? []
  const due = todos?.filter(({ dueDate }) => dueDate !== null && dueDate <= present) ?? []
  const isLost = todos === null && week === null
  return (
    <Part title="今日" rows={isLost ? null : [...meetings, ...due]} none="今天没有安排" again={again}>
      <ul className="cb-home-rows">
        {meetings.map((meeting) => (
          <Meeting key={meeting.link} meeting={meeting} />
        ))}
        {due.map((todo) => (
          <Due key={`${todo.kind}${todo.link}`} todo={todo} />
        ))}
      </ul>
    </Part>
  )
}

const Meeting = ({ meeting: { title, sub, link, start } }: { readonly meeting: Happening }) => (
  <li>
    <Link className="cb-home-todo" to={link}>
      <b>{title}</b>
      <span>{sub}</span>
      <small>会议</small>
      <time dateTime={start ?? undefined}>{formatTime(start)}</time>
    </Link>
  </li>
)

const Due = ({ todo: { kind, title, sub, link, dueDate, start, isOverdue } }: { readonly todo: Todo }) => (
  <li>
    <Link className="cb-home-todo" to={link}>
      <b>{title}</b>
      <span>{sub}</span>
      <small>{kind}</small>
      {kind === '日报' ? (
        <em>去填写</em>
      ) : (
        <time className={isOverdue ? 'is-late' : undefined}>{dueWords(dueDate, start)}</time>
      )}
    </Link>
  </li>
)
