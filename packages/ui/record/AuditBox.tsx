import { HistoryOutlined } from '@ant-design/icons'
import { auditState, type Entity } from '@chengban/kernel/entity.ts'
import { isWaiting } from '@chengban/kernel/workflow.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { ApprovalLine } from '../audit/ApprovalLine.tsx'
import { AuditActions } from '../audit/AuditActions.tsx'
import { lineOf } from '../audit/rounds.ts'
import { now } from '../dates/now.ts'
import { KindChip } from '../marks/KindChip.tsx'
import { useSession } from '../session/person.ts'
import { useNarrow } from '../shell/use-narrow.ts'
import { confirm } from '../table/confirm.ts'
import { type AuditDetail, lastRound, lineRound } from './audit-detail.ts'
import { canOf, type Row } from './row.ts'
import { useDecide } from './use-decide.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly detail: AuditDetail
  readonly again: () => void
}

/** While an audit runs or was refused: the line, what changed, and what I may decide. */
export const AuditBox = ({ entity, row, detail, again }: Props) => {
  const me = useSession(({ person }) => person?.id ?? '')
  const isNarrow = useNarrow()
  const [isAll, setAll] = useState(false)
  const round = lastRound(detail)
  const isRunning = isWaiting(auditState(entity, row)) || ['变更中', '驳回'].includes(auditState(entity, row))
  if (!round || !(isRunning || isAll)) return null
  const rounds = isAll ? [...detail.rounds].sort((a, b) => b.round - a.round) : [round]
  return (
    <section className="cb-audit-box" aria-label="审核">
      <header>
        <b>
          {entity.label}
          {round.kind === '变更' ? '变更' : ''}审核
        </b>
        {round.round > 1 && <span>第 {round.round} 轮</span>}
        {detail.diff.slice(0, 2).map((change) => (
          <KindChip
            key={change.label}
            hue="change"
          >{`${change.label} ${change.old ?? '空'} → ${change.new ?? '空'}`}</KindChip>
        ))}
        <span className="cb-audit-box-acts">
          {detail.rounds.length > 1 && (
            <Button type="text" size="small" icon={<HistoryOutlined />} onClick={() => setAll(!isAll)}>
              {isAll ? '只看这次' : '历次审核'}
            </Button>
          )}
          <InitiatorActs entity={entity} row={row} detail={detail} again={again} />
        </span>
      </header>
      {rounds.map((each) => (
        <ApprovalLine
          key={each.round}
          nodes={lineOf(lineRound(detail, each), me, now())}
          direction={isNarrow ? 'down' : 'across'}
          label={`第 ${each.round} 轮`}
        />
      ))}
      <Decide entity={entity} row={row} again={again} />
    </section>
  )
}

const Decide = ({ entity, row, again }: Omit<Props, 'detail'>) => {
  const decide = useDecide(entity, row, again)
  if (!canOf(row).includes('approve') && !canOf(row).includes('reject')) return null
  return <AuditActions can={canOf(row)} onApprove={decide.approve} onReject={decide.reject} />
}

/** 撤回 and 催办 of the one who submitted. */
const InitiatorActs = ({ entity, row, detail, again }: Props) => {
  const decide = useDecide(entity, row, again)
  return (
    <>
      {canOf(row).includes('withdraw') && (
        <Button
          size="small"
          onClick={() => confirm.ask(`确定撤回【${String(row[entity.title] ?? '')}】吗？`, decide.withdraw)}
        >
          撤回
        </Button>
      )}
      {detail.actions.includes('urge') && (
        <Button size="small" onClick={() => void decide.urge()}>
          催办
        </Button>
      )}
    </>
  )
}
