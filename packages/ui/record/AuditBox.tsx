import { HistoryOutlined } from '@ant-design/icons'
import { auditState, type Entity, nameOfOne } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { isWaiting } from '@chengban/kernel/workflow.ts'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { ApprovalLine } from '../audit/ApprovalLine.tsx'
import { AuditActions } from '../audit/AuditActions.tsx'
import { answersOf } from '../audit/answers.ts'
import { type AuditDetail, lastRound, lineRound } from '../audit/audit-detail.ts'
import { lineOf } from '../audit/rounds.ts'
import { useAskedAnswer } from '../audit/use-asked-answer.tsx'
import { type Decide as Decisions, useDecide } from '../audit/use-decide.ts'
import { useFurther } from '../audit/use-further.tsx'
import { ChangeTable } from '../comments/ChangeTable.tsx'
import { canOf, idOf, type Row } from '../data/row.ts'
import { now } from '../dates/now.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { KindChip } from '../marks/KindChip.tsx'
import { isDeciding } from '../move/acts.ts'
import { useSession } from '../session/person.ts'
import { useSigning } from '../signature/use-signing.tsx'
import { confirm } from '../table/confirm.ts'
import { useNarrow } from '../window/use-narrow.ts'
import { mayMend } from './mend.ts'

const FormDrawer = lazyPart(() => import('../form/FormDrawer.tsx'))

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly detail: AuditDetail
  readonly again: () => void
  /** Reads anew what a decision changes; without it all is. */
  readonly decided?: () => void
}

/** While an audit runs or was refused: the line, what changed, and what I may decide. */
export const AuditBox = ({ entity, row, detail, again, decided = again }: Props) => {
  const me = useSession(({ person }) => person?.id ?? '')
  const isNarrow = useNarrow()
  const [isAll, setAll] = useState(false)
  const round = lastRound(detail)
  const isRunning = entity.audit
    ? isWaiting(auditState(entity, row)) || ['变更中', '驳回'].includes(auditState(entity, row))
    : round?.status === '进行中'
  const decide = useDecide(entity, row, decided)
  const further = useFurther(entity, row, detail, decide)
  if (!round || !(isRunning || isAll)) return null
  const decides = isDeciding(entity, row)
  const acting = { entity, row, decide, further: further.acts, again }
  const rounds = isAll ? [...detail.rounds].sort((a, b) => b.round - a.round) : [round]
  return (
    <section className="cb-audit-box" aria-label="审核">
      <header>
        <b>
          {nameOfOne(entity)}
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
          <StandingActs {...acting} further={decides ? none : further.acts} />
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
      <Differences detail={detail} isChange={round.kind === '变更'} />
      {decides && <Decide {...acting} again={decided} detail={detail} />}
      {further.sheet}
    </section>
  )
}

/** 同意 and 驳回 with what else an approver may do; a level that asks for a signature gets the pad. */
const Decide = ({ entity, row, detail, decide, further, again }: ActProps) => {
  const { sign, pad } = useSigning()
  const signing = detail.needSignature ? sign : undefined
  const { pass } = answersOf(entity, row)
  const asked = useAskedAnswer(entity, row, pass, { sign: signing, again })
  const ask = async (words: string): Promise<boolean> => {
    const isTaken = await asked.ask(words)
    if (isTaken) again()
    return isTaken
  }
  return (
    <>
      <AuditActions
        can={canOf(row)}
        kept={`${entity.name} ${idOf(row)}`}
        onApprove={pass?.move ? ask : (words) => decide.approve(words, signing)}
        onReject={(words) => decide.reject(words)}
        moves={further.map(({ name, label, run }) => ({ name, label, onMove: run }))}
      />
      {pad}
      {asked.dialog}
    </>
  )
}

interface ActProps extends Props {
  readonly decide: Decisions
  readonly further: ReturnType<typeof useFurther>['acts']
}

/** What can be done by who does not decide: 撤回, 催办, 抄送, and 修改并重新提交 of what came back. */
const StandingActs = ({ entity, row, decide, further, again }: Omit<ActProps, 'detail'>) => {
  const [isMending, setMending] = useState(false)
  return (
    <>
      {entity.audit && canOf(row).includes('withdraw') && (
        <Button size="small" onClick={() => confirm.ask(`确定撤回【${rowName(entity, row)}】吗？`, decide.withdraw)}>
          撤回
        </Button>
      )}
      {further.map(({ name, label, run }) => (
        <Button key={name} size="small" onClick={run}>
          {label}
        </Button>
      ))}
      {mayMend(entity, row) && (
        <Button size="small" onClick={() => setMending(true)}>
          修改并重新提交
        </Button>
      )}
      {isMending && (
        <Suspense>
          <FormDrawer
            entity={entity}
            screen={`record.${entity.name}`}
            row={row}
            title="修改并重新提交"
            onClose={() => setMending(false)}
            onSaved={again}
          />
        </Suspense>
      )}
    </>
  )
}

/** What changed since it was handed in last, or what a change would change. */
const Differences = ({ detail: { diff }, isChange }: Pick<Props, 'detail'> & { readonly isChange: boolean }) =>
  diff.length === 0 ? null : (
    <details className="cb-audit-diff">
      <summary>{isChange ? `变更了 ${diff.length} 处` : `比上次提交改了 ${diff.length} 处`}</summary>
      <ChangeTable changes={diff} />
    </details>
  )

const none: ReturnType<typeof useFurther>['acts'] = []
