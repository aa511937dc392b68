import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, isFileField } from '@chengban/kernel/field.ts'
import { ApprovalLine } from '../audit/ApprovalLine.tsx'
import { lineOf } from '../audit/rounds.ts'
import { now } from '../dates/now.ts'
import { sectionNames } from '../form/section-names.ts'
import { cells } from '../kinds/cells.ts'
import { openPreview } from '../kinds/file/preview.ts'
import { StatusCell } from '../list/StatusCell.tsx'
import { Money } from '../marks/Money.tsx'
import { StoredFileName } from '../marks/StoredFileName.tsx'
import { type AuditDetail, lastRound, lineRound } from '../record/audit-detail.ts'
import type { Row } from '../record/row.ts'
import { useSession } from '../session/person.ts'
import type { FileEntry } from '../upload/file-entry.ts'
import { ApprovalLines } from './ApprovalLines.tsx'
import { PhoneComments } from './PhoneComments.tsx'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly detail: AuditDetail | undefined
}

/** What an approver reads: status and sum, what changed, the fields, the files, the line, what was said. */
export const ApprovalBody = ({ entity, row, detail }: Props) => (
  <>
    <Head entity={entity} row={row} detail={detail} />
    {detail && <Changes detail={detail} />}
    <Fields entity={entity} row={row} />
    <ApprovalLines entity={entity} row={row} />
    {detail && <Line detail={detail} />}
    <PhoneComments module={entity.name} id={String(row.id)} />
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
      <h2>{String(row[entity.title] ?? '')}</h2>
      {sum && row[sum] !== null && row[sum] !== undefined && (
        <div className="cb-approval-sum">
          <Money value={row[sum] as string} sign strong />
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

const Fields = ({ entity, row }: Omit<Props, 'detail'>) => {
  const shown = sectionNames(entity).filter(
    (name) => isFilled(row[name]) && name !== entity.title && name !== sumName(entity),
  )
  const files = shown.filter((name) => isFile(entity, name))
  return (
    <section>
      <dl>
        {shown
          .filter((name) => !files.includes(name))
          .map((name) => {
            const field = entity.fields[name] as Field
            const { Cell } = cells[field.kind]
            return (
              <div key={name}>
                <dt>{field.label}</dt>
                <dd>
                  <Cell field={field} name={name} row={row} />
                </dd>
              </div>
            )
          })}
      </dl>
      {files.length > 0 && (
        <ul className="cb-approval-files">
          {files.flatMap((name) =>
            (row[name] as readonly FileEntry[]).map((file, at, list) => (
              <li key={`${name}${file.url}`}>
                <StoredFileName file={file} onOpen={() => openPreview(list, at)} />
              </li>
            )),
          )}
        </ul>
      )}
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

/** The sum that is decided on: the first money of the declaration. */
const sumName = (entity: Entity): string | undefined =>
  Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'money')

const isFile = ({ fields }: Entity, name: string): boolean => fields[name] !== undefined && isFileField(fields[name])

// what was left empty or says no is not what is decided on
const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== false &&
  value !== '' &&
  value !== '0.00' &&
  !(Array.isArray(value) && value.length === 0)
