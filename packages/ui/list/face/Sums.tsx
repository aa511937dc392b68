import type { PhoneFace } from '@chengban/kernel/area.ts'
import { add } from '@chengban/kernel/decimal.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Row } from '../../data/row.ts'
import './face.css'

interface Props {
  readonly entity: Entity
  readonly sums: NonNullable<PhoneFace['sums']>
  readonly rows: readonly Row[]
}

/** Sums of the rows shown, each against what it is compared with. */
export const Sums = ({ entity, sums, rows }: Props) => (
  <dl className="cb-face-sums">
    {sums.map(({ field, of }) => (
      <div key={field}>
        <dt>{entity.fields[field]?.label}</dt>
        <dd>
          <b>{rows.reduce((sum, row) => add(sum, String(row[field] ?? '0')), '0')}</b>
          {of !== undefined && ` / ${of}`}
        </dd>
      </div>
    ))}
  </dl>
)
