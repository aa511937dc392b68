import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { ApprovalLine } from '../audit/ApprovalLine.tsx'
import { answersOf } from '../audit/answers.ts'
import { type AuditDetail, lastRound, lineRound } from '../audit/audit-detail.ts'
import { lineOf } from '../audit/rounds.ts'
import { StatusCell } from '../columns/StatusCell.tsx'
import { ChangeTable } from '../comments/ChangeTable.tsx'
import { idOf, type Row, textValue } from '../data/row.ts'
import { now } from '../dates/now.ts'
import { CoverFor } from '../kinds/CoverFor.tsx'
import { Money } from '../marks/Money.tsx'
import { sumName } from '../phone/ApprovalFields.tsx'
import { Ledger } from '../record/Ledger.tsx'
import { RecordActs } from '../record/RecordActs.tsx'
import { RecordFields } from '../record/RecordFields.tsx'
import { useSession } from '../session/person.ts'
import { ContextRows } from './ContextRows.tsx'
import type { DecisionExtras } from './decision-extras.ts'
import { filesOf } from './files-of.ts'
import '../record/record.css'
import '../comments/comments.css'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly detail: AuditDetail | undefined
  readonly again: (written?: Row) => void
  readonly extras: DecisionExtras
}

/**
 * What an approver reads before deciding: the sum, the changes since the last round, the line of approvers, the context,
 * the fields. An approver may edit fields here and use the record's own moves beside its name.
 */
export const DecisionBody = ({ entity, row, detail, again, extras }: Props) => {
  const [isEditing, setEditing] = useState(false)
  const Part = extras.part
  const { pass, reject } = answersOf(entity, row)
  const acts = (
    <RecordActs
      entity={entity}
      row={row}
      isEditing={isEditing}
      onEdit={() => setEditing(true)}
      again={again}
      ink={pass ? pale : undefined}
      elsewhere={[pass, reject].flatMap((answer) => (answer ? [answer.name] : []))}
    />
  )
  return (
    <div className="cb-decision-body">
      <Head entity={entity} row={row} detail={detail} acts={acts} />
      {detail && detail.diff.length > 0 && (
        <section aria-label="差异">
          <h2>
            {lastRound(detail)?.kind === '变更' ? '变更' : '比上次提交改了'} {detail.diff.length} 处
          </h2>
          <ChangeTable changes={detail.diff} />
        </section>
      )}
      {detail && <Line detail={detail} />}
      <Ledger entity={entity} row={row} />
      <Suspense>
        {extras.context.map((one) => (
          <ContextRows key={one.label} context={one} row={row} />
        ))}
      </Suspense>
      {Part && <Part row={row} detail={detail} again={again} />}
      <RecordFields
        entity={entity}
        row={row}
        detail={detail}
        again={again}
        isEditing={isEditing}
        onDone={() => setEditing(false)}
      />
    </div>
  )
}

/** 同意 has the ink. */
const pale = (own: (isInk: boolean) => ReactNode): ReactNode => own(false)

interface HeadProps extends Pick<Props, 'entity' | 'row' | 'detail'> {
  readonly acts: ReactNode
}

const Head = ({ entity, row, detail, acts }: HeadProps) => {
  const round = detail && lastRound(detail)
  const sum = sumName(entity)
  return (
    <header>
      <p>
        <StatusCell entity={entity} row={row} />
        {round && round.round > 1 && <small>第 {round.round} 轮</small>}
        {filesOf(entity, row).length === 0 && <small>没有附件</small>}
        <a href={`#/record/${entity.name}/${idOf(row)}`}>打开整页</a>
      </p>
      <div className="cb-decision-title">
        <h1>{rowName(entity, row)}</h1>
        {acts}
      </div>
      {sum && row[sum] !== null && row[sum] !== undefined && (
        <div className="cb-decision-sum">
          <CoverFor isOn={entity.fields[sum]?.options.covered}>
            <Money value={textValue(row[sum])} sign strong />
          </CoverFor>
        </div>
      )}
    </header>
  )
}

const Line = ({ detail }: { readonly detail: AuditDetail }) => {
  const me = useSession(({ person }) => person?.id ?? '')
  const round = lastRound(detail)
  return round ? (
    <section aria-label="审核">
      <ApprovalLine nodes={lineOf(lineRound(detail, round), me, now())} />
    </section>
  ) : null
}
