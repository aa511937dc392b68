import { Link } from 'react-router'
import { dueWords } from './due-words.ts'
import { Part } from './Part.tsx'
import type { Todo } from './summary.ts'

interface Props {
  readonly todos: readonly Todo[] | null
  readonly count: number
  readonly again: () => void
}

/** 我的待办: overdue first, then by due day. */
export const Todos = ({ todos, count, again }: Props) => (
  <Part
    title="我的待办"
    count={count > 0 && <small>{count}</small>}
    way={<Link to="/task">我的任务</Link>}
    rows={todos}
    none="七天之内没有要做的事"
    again={again}
  >
    <ul className="cb-home-rows">
      {todos?.map((todo) => (
        <li key={`${todo.kind}${todo.link}`}>
          <Link className="cb-home-todo" to={todo.link}>
            <b>{todo.title}</b>
            <span>{todo.sub}</span>
            <small>{todo.kind}</small>
            <time className={todo.isOverdue ? 'is-late' : undefined} dateTime={todo.dueDate ?? undefined}>
              {dueWords(todo.dueDate, todo.start)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
    {count > (todos?.length ?? 0) && <p className="cb-home-none">另有 {count - (todos?.length ?? 0)} 件更晚的</p>}
  </Part>
)
