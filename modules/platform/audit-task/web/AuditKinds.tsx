import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { NotRead } from '@chengban/ui/phone/NotRead.tsx'
import { useAuditCounts } from '@chengban/ui/shell/menu/audit-counts.ts'
import { Link } from 'react-router'
import './audit-kinds.css'

/** 待办审批分类: what waits for the person by its kind, the most first; late ones can be opened by themselves. */
export default function AuditKinds() {
  const { counts: data, error, again } = useAuditCounts()
  if (error && !data) return <NotRead error={error} label="审批" onAgain={again} />
  if (!data) return null
  const late = data.nodes.reduce((sum, { overdue }) => sum + overdue, 0)
  if (data.totalCount === 0) return <Empty title="暂无待审批" />
  return (
    <div className="cb-phone-kinds">
      <p>
        <strong>{data.totalCount}</strong> 件等你审批
        {late > 0 && <Link to="/phone/applyAudits?overdue=1">一键处理超时 {late} 件</Link>}
      </p>
      <ul>
        {data.nodes
          .toSorted((a, b) => b.todo - a.todo)
          .map(({ module, moduleLabel, todo, overdue, phoneLink }) => (
            <li key={module}>
              <Link to={phoneLink}>
                <b>{todo}</b>
                <span>{moduleLabel}</span>
                {overdue > 0 && <i>超时 {overdue}</i>}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  )
}
