import { formatTime } from '@chengban/ui/dates/date-time.ts'
import { type Day, type DueTask, type Meeting, useToday } from '@chengban/ui/shell/today.ts'
import { Link } from 'react-router'
import { dueWords } from './due-words.ts'
import { Part } from './Part.tsx'

/** 今日: the meetings, the tasks that are due or late, plan and report with the one thing to do next. */
export const Today = () => {
  const { today, error, again } = useToday()
  if (!today && !error) return null
  const { meetings, tasks, day } = today ?? {}
  const isLost = !today || (!meetings && !tasks && !day)
  const rows = [...(meetings ?? []), ...(tasks?.nodes ?? []), ...(day?.isWorkDay && !day.isLeave ? [day] : [])]
  return (
    <Part title="今日" rows={isLost ? null : rows} none={day?.isLeave ? '今天请假' : '今天没有安排'} again={again}>
      <ul className="cb-home-rows">
        {day && <DayRow day={day} />}
        {meetings?.map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} />
        ))}
        {tasks?.nodes.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
    </Part>
  )
}

const DayRow = ({ day: { isWorkDay, isLeave, plan, report, button } }: { readonly day: Day }) =>
  isWorkDay &&
  !isLeave && (
    <li>
      <Link className="cb-home-todo" to={button?.link ?? '/taskDay'}>
        <b>今日计划 {plan ?? '未预估'}</b>
        <span>日报 {report ?? '无需填写'}</span>
        {button && <em>{button.label}</em>}
      </Link>
    </li>
  )

const MeetingRow = ({ meeting: { name, address, reply, date, link } }: { readonly meeting: Meeting }) => (
  <li>
    <Link className="cb-home-todo" to={link}>
      <b>{name}</b>
      <span>{address}</span>
      <small>{reply}</small>
      <time dateTime={date}>{formatTime(date)}</time>
    </Link>
  </li>
)

const TaskRow = ({ task: { name, status, date, delayDays, link } }: { readonly task: DueTask }) => (
  <li>
    <Link className="cb-home-todo" to={link}>
      <b>{name}</b>
      <small>{status}</small>
      <time className={delayDays > 0 ? 'is-late' : undefined}>{dueWords(date, null)}</time>
    </Link>
  </li>
)
