import { formatTime } from '@chengban/ui/dates/date-time.ts'
import { type Day, type DueTask, type Meeting, useToday } from '@chengban/ui/shell/today.ts'
import { Link } from 'react-router'
import { dueWords } from './due-words.ts'
import { Part } from './Part.tsx'

/** 今日: the meetings, the tasks that are due or late, plan and report with the one thing to do next. */
export const Today = ({ isPhone = false }: { readonly isPhone?: boolean }) => {
  const { today, error, again } = useToday()
  if (!today && !error) return null
  const { meetings, tasks, day } = today ?? {}
  const isLost = !today || (!meetings && !tasks && !day)
  const rows = [...(meetings ?? []), ...(tasks?.nodes ?? []), ...(day?.isWorkDay && !day.isLeave ? [day] : [])]
  return (
    <Part title="今日" rows={isLost ? null : rows} none={day?.isLeave ? '今天请假' : '今天没有安排'} again={again}>
      <ul className="cb-home-rows">
        {day && <DayRow day={day} isPhone={isPhone} />}
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

/** The phone has a page of its own for the plan of the day and one for what came of it. */
const phonePages: Readonly<Record<string, string>> = {
  提交预估: '/phone/phoneTaskDay',
  提交产出: '/phone/phoneTodayOutput',
}

interface DayProps {
  readonly day: Day
  readonly isPhone: boolean
}

const DayRow = ({ day: { isWorkDay, isLeave, plan, report, button }, isPhone }: DayProps) =>
  isWorkDay &&
  !isLeave && (
    <li>
      <Link
        className="cb-home-todo"
        to={(isPhone && button && phonePages[button.label]) || (button?.link ?? '/taskDay')}
      >
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
