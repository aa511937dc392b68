import { auditState, type Entity, stateFields } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'
import { Suspense } from 'react'
import type { AuditDetail } from '../audit/audit-detail.ts'
import type { FieldChange } from '../comments/comment.ts'
import { type Row, revealedOf, veiledOf } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { type Section, sectionsOf } from '../form/sections.ts'
import { cells } from '../kinds/cells.ts'
import { RecordLines } from './RecordLines.tsx'

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

/**
 * The fields in two columns, by form section; 编辑 turns them into inputs in place. The values stay visible until the
 * inputs have loaded.
 */
export const RecordFields = ({ isEditing, onDone, ...shown }: Props) => {
  const values = <Values {...shown} />
  if (!isEditing) return values
  return (
    <Suspense fallback={values}>
      <RecordEdit entity={shown.entity} row={shown.row} onDone={onDone} onSaved={shown.again} />
    </Suspense>
  )
}

const Values = ({ entity, row, detail, again }: Omit<Props, 'isEditing' | 'onDone'>) => {
  const changes = auditState(entity, row) === '变更中' ? (detail?.diff ?? none) : none
  const [first, ...others] = sectionsOf(entity, shownFields(entity, row))
  const isBlank = ({ names }: Section): boolean =>
    names.every((name) => isEmptyIn(row, name) && !veiledOf(row).includes(name) && !changedIn(changes, entity, name))
  const blank = others.filter(isBlank)
  const shown = ({ title, names }: Section) => (
    <section key={title} className="cb-record-section">
      <h2>{title}</h2>
      <dl>
        {names.map((name) => (
          <Value key={name} entity={entity} name={name} row={row} changes={changes} />
        ))}
      </dl>
    </section>
  )
  return (
    <>
      {first && shown(first)}
      <Suspense>
        <RecordLines entity={entity} row={row} again={again} />
      </Suspense>
      {others.filter((section) => !blank.includes(section)).map(shown)}
      {blank.length > 0 && (
        <details className="cb-record-blank">
          <summary>还没填：{blank.map(({ title }) => title).join('、')}</summary>
          {blank.map(shown)}
        </details>
      )}
    </>
  )
}

const isEmptyIn = (row: Row, name: string): boolean => {
  const value = row[name]
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

const changedIn = (changes: readonly FieldChange[], entity: Entity, name: string): FieldChange | undefined =>
  changes.find(({ label }) => label === entity.fields[name]?.label)

interface ValueProps {
  readonly entity: Entity
  readonly name: string
  readonly row: Row
  readonly changes: readonly FieldChange[]
}

const Value = ({ entity, name, row, changes }: ValueProps) => {
  const field = fieldOf(entity.fields, name)
  const { Cell, isWide } = cells[field.kind]
  const isVeiled = veiledOf(row).includes(name)
  const value = row[name]
  const isEmpty = isEmptyIn(row, name)
  const change = changedIn(changes, entity, name)
  return (
    <div className={isWide ? 'is-wide' : undefined}>
      <dt>{field.label}</dt>
      <dd className={isEmpty && !isVeiled ? 'is-empty' : undefined}>
        {!isVeiled &&
          (field.options.isMarkdown && value ? (
            <Suspense>
              <Markdown text={String(value)} />
            </Suspense>
          ) : (
            <Cell field={field} name={name} row={row} entity={entity.name} />
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
    if (options.hidden || options.isAside || isSystemField(name) || said.includes(name)) return []
    if (options.shownWhen && isUntouched(row[name], options.default) && evaluate(options.shownWhen, row) === false)
      return []
    return isEmptyIn(row, name) && (options.readonly || options.computed) ? [] : [name]
  })
}

const isUntouched = (value: unknown, given: unknown): boolean => isEmpty(value) || value === given

const none: readonly FieldChange[] = []
