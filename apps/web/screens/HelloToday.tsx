import { formatDate, formatTime } from '@chengban/ui/dates/date-time.ts'
import type { Day, Today } from '@chengban/ui/shell/today.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  readonly today: Today
  readonly inbox: string
  readonly again: () => void
}

/** What the day asks, part by part: what has nothing is one line. */
export const HelloToday = ({ today: { audits, tasks, day, meetings, documents }, inbox, again }: Props) => (
  <div className="cb-hello-today">
    <Part
      title="待我审批"
      figures={audits && <Figures all={audits.count} late={audits.overdue} to={inbox} />}
      rows={audits?.nodes}
      none="没有待审批"
      again={again}
    >
      {audits?.nodes.map(({ id, title, applicant, link }) => (
        <Row key={id} to={link ?? inbox} title={title} beside={applicant} />
      ))}
    </Part>
    <Part
      title="我的任务"
      figures={tasks && <Figures all={tasks.today + tasks.overdue} late={tasks.overdue} to="/task" />}
      rows={tasks?.nodes}
      none="今天没有到期的任务"
      again={again}
    >
      {tasks?.nodes.map(({ id, name, status, delayDays, link }) => (
        <Row key={id} to={link} title={name} beside={status} late={delayDays > 0 ? `逾期${delayDays}天` : undefined} />
      ))}
    </Part>
    <Part title="今日计划与日报" rows={day && [day]} none="" again={again}>
      {day && <DayLine day={day} />}
    </Part>
    <Part title="今日会议" rows={meetings} none="今天没有会议" again={again}>
      {meetings?.map(({ id, name, date, address, reply, link }) => (
        <Row
          key={id}
          to={link}
          title={`${formatTime(date)} ${name}`}
          beside={[address, reply].filter(Boolean).join(' · ')}
        />
      ))}
    </Part>
    <Part
      title="待读文档"
      figures={documents && <Figures all={documents.unread} late={0} to="/document" />}
      rows={documents?.nodes}
      none="没有待读文档"
      again={again}
    >
      {documents?.nodes.map(({ id, name, dueDate, link }) => (
        <Row key={id} to={link} title={name} beside={dueDate && `${formatDate(dueDate)} 前`} />
      ))}
    </Part>
  </div>
)

interface PartProps {
  readonly title: string
  readonly figures?: ReactNode
  /** Nothing where it could not be read. */
  readonly rows: readonly unknown[] | null | undefined
  readonly none: string
  readonly again: () => void
  readonly children: ReactNode
}

const Part = ({ title, figures, rows, none, again, children }: PartProps) => (
  <section aria-label={title}>
    <h2>
      {title} {figures}
    </h2>
    {!rows ? (
      <button type="button" className="cb-link" onClick={again}>
        加载失败，点击重试
      </button>
    ) : rows.length ? (
      <ul>{children}</ul>
    ) : (
      <p>{none}</p>
    )}
  </section>
)

const Figures = ({ all, late, to }: { readonly all: number; readonly late: number; readonly to: string }) =>
  all > 0 && (
    <small>
      <Link to={to}>{all}</Link>
      {late > 0 && <b>逾期 {late}</b>}
    </small>
  )

interface RowProps {
  readonly to: string
  readonly title: string
  readonly beside: string | null
  readonly late?: string | undefined
}

const Row = ({ to, title, beside, late }: RowProps) => (
  <li>
    <Link to={to}>{title}</Link>
    <span>{beside}</span>
    {late && <b>{late}</b>}
  </li>
)

/** The state of plan and report, and the one thing that is due. */
const DayLine = ({ day: { isWorkDay, isLeave, plan, report, button } }: { readonly day: Day }) => {
  if (!isWorkDay) return <li>今天休息</li>
  if (isLeave) return <li>今天请假</li>
  return (
    <li>
      <Link to="/taskDay">今日计划</Link>
      <span>{plan ?? '未预估'}</span>
      <Link to="/dailyWork">日报</Link>
      <span>{report ?? '无需填写'}</span>
      {button ? (
        <Link className="cb-button ink" to={button.link}>
          {button.label}
        </Link>
      ) : (
        report !== null && !['未填', '草稿', '退回'].includes(report) && <span>今日已提交</span>
      )}
    </li>
  )
}
