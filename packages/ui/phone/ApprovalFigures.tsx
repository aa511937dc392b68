import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import type { Row } from '../data/row.ts'
import { cells } from '../kinds/cells.ts'

/** The figures of the record's ledger that the reader may see. */
export const ApprovalFigures = ({ entity, row }: { readonly entity: Entity; readonly row: Row }) => {
  const { title, fields = [] } = entity.audit?.figures ?? {}
  const seen = fields.filter((name) => row[name] !== null && row[name] !== undefined)
  if (seen.length === 0) return null
  return (
    <section className="cb-approval-figures">
      <h3>{title}</h3>
      <dl>
        {seen.map((name) => {
          const field = fieldOf(entity.fields, name)
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
    </section>
  )
}
