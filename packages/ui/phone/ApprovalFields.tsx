import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, isFileField } from '@chengban/kernel/field.ts'
import { filesIn } from '@chengban/kernel/kinds/file.ts'
import type { Row } from '../data/row.ts'
import { sectionNames, sectionsOf } from '../form/sections.ts'
import { cells } from '../kinds/cells.ts'
import { StoredFileName } from '../marks/StoredFileName.tsx'
import { openPreview } from '../preview/preview.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly changed: readonly string[]
}

/** The fields by form section, in form order; files open in place. */
export const ApprovalFields = ({ entity, row, changed }: Props) => {
  const head = [entity.title, sumName(entity), ...(entity.audit?.figures?.fields ?? [])]
  const shown = sectionNames(entity).filter((name) => isFilled(row[name]) && !head.includes(name))
  return sectionsOf(entity, shown).map(({ title, names }) => (
    <section key={title}>
      {(entity.form?.length ?? 0) > 1 && <h3>{title}</h3>}
      <dl>
        {names
          .filter((name) => !isFile(entity, name))
          .map((name) => (
            <Fact key={name} entity={entity} row={row} name={name} isChanged={changed.includes(name)} />
          ))}
      </dl>
      <Files row={row} names={names.filter((name) => isFile(entity, name))} />
    </section>
  ))
}

interface FactProps {
  readonly entity: Entity
  readonly row: Row
  readonly name: string
  readonly isChanged: boolean
}

const Fact = ({ entity, row, name, isChanged }: FactProps) => {
  const field = fieldOf(entity.fields, name)
  const { Cell } = cells[field.kind]
  return (
    <div className={isChanged ? 'is-changed' : undefined}>
      <dt>{field.label}</dt>
      <dd>
        <Cell field={field} name={name} row={row} />
      </dd>
    </div>
  )
}

const Files = ({ row, names }: { readonly row: Row; readonly names: readonly string[] }) =>
  names.length > 0 && (
    <ul className="cb-approval-files">
      {names.flatMap((name) =>
        filesIn(row[name]).map((file, at, list) => (
          <li key={`${name}${file.url}`}>
            <StoredFileName file={file} onOpen={() => openPreview(list, at)} />
          </li>
        )),
      )}
    </ul>
  )

/** The sum that is decided on: the first money of the declaration. */
export const sumName = (entity: Entity): string | undefined =>
  Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'money')

const isFile = ({ fields }: Entity, name: string): boolean => fields[name] !== undefined && isFileField(fields[name])

// empty fields and a plain no do not affect the decision
const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== false &&
  value !== '' &&
  value !== '0.00' &&
  !(Array.isArray(value) && value.length === 0)
