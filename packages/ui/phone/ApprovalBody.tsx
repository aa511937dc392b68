import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { ApprovalLine } from '../audit/ApprovalLine.tsx'
import { type AuditDetail, lastRound, lineRound } from '../audit/audit-detail.ts'
import { lineOf } from '../audit/rounds.ts'
import { StatusCell } from '../columns/StatusCell.tsx'
import { idOf, type Row, textValue } from '../data/row.ts'
import { now } from '../dates/now.ts'
import { CoverFor } from '../kinds/CoverFor.tsx'
import { Money } from '../marks/Money.tsx'
import { useSession } from '../session/person.ts'
import { ApprovalFields, sumName } from './ApprovalFields.tsx'
import { ApprovalFigures } from './ApprovalFigures.tsx'
import { ApprovalLines } from './ApprovalLines.tsx'
import { PhoneComments } from './PhoneComments.tsx'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly detail: AuditDetail | undefined
  /** Fields that somebody has changed since the page was opened. */
  readonly changed?: readonly string[]
}

/** The content for an approver: status and sum, changes, fields, files, approval line, comments. */
export const ApprovalBody = ({ entity, row, detail, changed = [] }: Props) => (
  <>
    <Head entity={entity} row={row} detail={detail} />
    {detail && <Changes detail={detail} />}
    <ApprovalFigures entity={entity} row={row} />
    <ApprovalFields entity={entity} row={row} changed={changed} />
    <ApprovalLines entity={entity} row={row} />
    {detail && <Line detail={detail} />}
    <PhoneComments module={entity.name} id={String(row.id)} />
    <a className="cb-approval-whole" href={`#/record/${entity.name}/${idOf(row)}`}>
      打开完整记录
    </a>
  </>
)

const Head = ({ entity, row, detail }: Props) => {
  const round = detail && lastRound(detail)
  const sum = sumName(entity)
  return (
    <section className="cb-approval-head">
      <p>
        <StatusCell entity={entity} row={row} />
        {round && round.round > 1 && <small>第 {round.round} 轮</small>}
      </p>
      <h2>{rowName(entity, row)}</h2>
      {sum && row[sum] !== null && row[sum] !== undefined && (
        <div className="cb-approval-sum">
          <CoverFor isOn={entity.fields[sum]?.options.covered}>
            <Money value={textValue(row[sum])} sign strong />
          </CoverFor>
        </div>
      )}
    </section>
  )
}

const Changes = ({ detail: { diff } }: { readonly detail: AuditDetail }) => {
  if (diff.length === 0) return null
  return (
    <section className="cb-approval-diff">
      <h3>比上次提交改了 {diff.length} 处</h3>
      <dl>
        {diff.map(({ label, old, new: next }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>{old ?? '空'}</del> → <b>{next ?? '空'}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Line = ({ detail }: { readonly detail: AuditDetail }) => {
  const me = useSession(({ person }) => person?.id ?? '')
  const round = lastRound(detail)
  return round ? (
    <section>
      <ApprovalLine nodes={lineOf(lineRound(detail, round), me, now())} direction="down" />
    </section>
  ) : null
}
