import { readAllRows } from '@chengban/ui/data/calls.ts'
import { idOf, named, type Row } from '@chengban/ui/data/row.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { useSession } from '@chengban/ui/session/person.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dueGroups } from './due-groups.ts'
import { QuickTask } from './QuickTask.tsx'
import './tasks.css'

const columns = [
  'name',
  'priority',
  'projectId',
  'userId',
  'date',
  'originalTime',
  'delayDays',
  'predict',
  'actualHours',
  'status',
]

/** 安排: one's open tasks by when they are due, with a line on top that makes one. */
export const OpenTasks = () => {
  const entity = useEntity('task')
  const me = useSession(({ person }) => person?.id ?? '')
  const { data, error, refetch } = useQuery({
    queryKey: ['list', 'task', 'open', me],
    queryFn: ({ signal }) => {
      const filters = { designee: { equalTo: me }, isOver: { equalTo: false } }
      return readAllRows(entity, { filters, sort: 'date,sort', columns }, signal)
    },
  })
  return (
    <section className="cb-open-tasks" aria-label="安排">
      <QuickTask entity={entity} onMade={() => void refetch()} />
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p className="cb-open-none">没有未完成的任务</p>}
      {dueGroups(data ?? [], today()).map(({ label, rows }) => (
        <section key={label} aria-label={label}>
          <h3 className={label === '逾期' ? 'is-late' : ''}>
            {label} <small>{rows.length}</small>
          </h3>
          <ul>
            {rows.map((row) => (
              <OpenTask key={idOf(row)} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

const OpenTask = ({ row }: { readonly row: Row }) => {
  const project = named(row.project)?.name
  const giver = named(row.user)?.name
  const isMoved = Boolean(row.originalTime) && row.originalTime !== row.date
  return (
    <li>
      <span className="cb-open-priority" data-priority={row.priority}>
        {String(row.priority)}
      </span>
      <Link to={`/record/task/${idOf(row)}`}>{String(row.name)}</Link>
      <StatusDot word={String(row.status)} />
      <span className="cb-open-facts">
        {[project, giver].filter(Boolean).join(' · ')}
        {isMoved && <s>{String(row.originalTime)}</s>}
        <time>{String(row.date)}</time>
        {Number(row.delayDays) > 0 && <em>延期{String(row.delayDays)}天</em>}
        <span>
          {String(row.predict ?? '—')} / {String(row.actualHours ?? '0.0')} 小时
        </span>
      </span>
    </li>
  )
}
