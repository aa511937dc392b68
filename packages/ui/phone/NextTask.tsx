import { Link } from 'react-router'
import type { AuditDetail } from '../audit/audit-detail.ts'
import { lastRound } from '../audit/audit-detail.ts'
import { useSession } from '../session/person.ts'
import { phonePath, useInbox } from './inbox-tasks.ts'

interface Props {
  readonly module: string
  readonly id: string
  readonly detail: AuditDetail | undefined
}

/** After the reader's own decision: the next record of the kind that waits for them. */
export const NextTask = ({ module, id, detail }: Props) => {
  const me = useSession(({ person }) => person?.id ?? '')
  const tasks = (detail && lastRound(detail)?.tasks) ?? []
  return tasks.some(({ user, status }) => user.id === me && decided.includes(status)) ? (
    <Next module={module} id={id} />
  ) : null
}

const decided: readonly string[] = ['已同意', '已驳回', '已转交']

const Next = ({ module, id }: Omit<Props, 'detail'>) => {
  const { tasks } = useInbox('todo', module, '')
  const next = tasks?.find(({ relevanceId }) => relevanceId !== id)
  if (!next) return <span className="cb-decide-none">没有下一条</span>
  return (
    <Link className="cb-decide-approve" to={phonePath(next)} replace>
      下一条
    </Link>
  )
}
