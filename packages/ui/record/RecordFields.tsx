import { auditState, type Entity, stateFields } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'
import { Fragment, Suspense } from 'react'
import type { FieldChange } from '../comments/comment.ts'
import { sectionsOf } from '../form/sections.ts'
import { cells } from '../kinds/cells.ts'
import { lazyPart } from '../screen/load-part.ts'
import type { AuditDetail } from './audit-detail.ts'
import { RecordLines } from './RecordLines.tsx'
import { type Row, revealedOf, veiledOf } from './row.ts'

const RecordEdit = lazyPart(() => import('./RecordEdit.tsx'))
const Veil = lazyPart(() => import('./Veil.tsx'))
const Markdown = lazyPart(async () => ({ default: (await import('../markdown/Markdown.tsx')).Markdown }))

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly detail: AuditDetail | undefined
  readonly again: (written?: Row) => void
  readonly isEditing: boolean
  readonly onDone: () => void
}

/** The fields in two columns by the sections of the form; 编辑 turns them into inputs where they stand. */
export const RecordFields = ({ entity, row, detail, again, isEditing, onDone }: Props) => {
  if (isEditing) return <RecordEdit entity={entity} row={row} onDone={onDone} onSaved={again} />
  const changes = auditState(entity, row) === '变更中' ? (detail?.diff ?? none) : none
  return (
    <>
      {sectionsOf(entity, shownFields(entity, row)).map(({ title, names }, at) => (
        <Fragment key={title}>
          <section className="cb-record-section">
            <h2>{title}</h2>
            <dl>
              {names.map((name) => (
                <Value key={name} entity={entity} name={name} row={row} changes={changes} />
              ))}
            </dl>
          </section>
          {at === 0 && (
            <Suspense>
              <RecordLines entity={entity} row={row} again={again} />
            </Suspense>
          )}
        </Fragment>
      ))}
    </>
  )
}

interface ValueProps {
  readonly entity: Entity
  readonly name: string
  readonly row: Row
  readonly changes: readonly FieldChange[]
}

const Value = ({ entity, name, row, changes }: ValueProps) => {
  const field = entity.fields[name] as Field
  const { Cell, isWide } = cells[field.kind]
  const isVeiled = veiledOf(row).includes(name)
  const value = row[name]
  const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  const change = changes.find(({ label }) => label === field.label)
  return (
    <div className={isWide ? 'is-wide' : undefined}>
      <dt>{field.label}</dt>
      <dd className={isEmpty && !isVeiled ? 'is-empty' : undefined}>
        {!isVeiled &&
          ((field.options as { isMarkdown?: boolean }).isMarkdown && value ? (
            <Suspense>
              <Markdown text={String(value)} />
            </Suspense>
          ) : (
            <Cell field={field} name={name} row={row} />
          ))}
        {(isVeiled || revealedOf(row).includes(name)) && (
          <Suspense>
            <Veil entity={entity} row={row} name={name} />
          </Suspense>
        )}
        {change && <span className="cb-record-change"> → {change.new ?? '空'}</span>}
      </dd>
    </div>
  )
}

/** What the head says already, and what stays empty without anybody's doing, is left out. */
export const shownFields = (entity: Entity, row: Row): readonly string[] => {
  const said = [entity.title, ...stateFields(entity)]
  return Object.entries(entity.fields).flatMap(([name, { options }]) => {
    if (options.hidden || isSystemField(name) || said.includes(name)) return []
    const isEmpty =
      row[name] === null ||
      row[name] === undefined ||
      (Array.isArray(row[name]) && (row[name] as unknown[]).length === 0)
    return isEmpty && (options.readonly || options.computed) ? [] : [name]
  })
}

const none: readonly FieldChange[] = []
