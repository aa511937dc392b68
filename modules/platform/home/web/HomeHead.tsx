import { SettingOutlined } from '@ant-design/icons'
import { now } from '@chengban/ui/dates/now.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { dateWords, greeting } from '@chengban/ui/shell/time-words.ts'
import { Link } from 'react-router'
import type { Summary } from './summary.ts'

interface Props {
  readonly summary: Summary | undefined
  readonly onArrange: () => void
}

/** Who, which day, and in one sentence what the day asks for. */
export const HomeHead = ({ summary, onArrange }: Props) => {
  const name = useSession(({ person }) => person?.name ?? '')
  const report = summary?.todos?.find(({ kind }) => kind === '日报')
  return (
    <header className="cb-home-head">
      <div>
        <h1>{`${greeting(now())}，${name}`}</h1>
        <p>
          {dateWords(now())}。{summary && <Asks summary={summary} hasReport={report !== undefined} />}
        </p>
      </div>
      <button type="button" className="cb-button" aria-label="调整首页" onClick={onArrange}>
        <SettingOutlined /> <span>调整首页</span>
      </button>
      {report && (
        <Link className="cb-button ink" to={report.link}>
          写今日产出
        </Link>
      )}
    </header>
  )
}

const Asks = ({ summary, hasReport }: { readonly summary: Summary; readonly hasReport: boolean }) => {
  const { auditCount, todoCount, todos } = summary
  const late = todos?.filter(({ isOverdue }) => isOverdue).length ?? 0
  const parts = [
    auditCount ? (
      <span key="audits">
        有 <b>{auditCount} 件</b>等你审批
      </span>
    ) : null,
    todoCount ? (
      <span key="todos">
        <b>{todoCount} 件</b>待办
        {late > 0 && (
          <>
            ，<b className="is-late">{late} 件</b>已逾期
          </>
        )}
      </span>
    ) : null,
    hasReport ? <span key="report">今日产出还没交</span> : null,
  ].filter((part) => part !== null)
  if (parts.length === 0) return auditCount === null && todoCount === null ? null : <>没有等你的事。</>
  return <>{parts.map((part, at) => [at > 0 ? '，' : '', part])}。</>
}
