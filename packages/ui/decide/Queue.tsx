import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { idOf, type Named, type Row } from '../data/row.ts'
import { waiting } from '../dates/elapsed.ts'
import { Money } from '../marks/Money.tsx'
import { sumName } from '../phone/ApprovalFields.tsx'

interface Props {
  readonly entity: Entity
  readonly rows: readonly Row[]
  readonly id: string
  readonly onGo: (id: string) => void
}

/** Those that wait, each with its sum, whose it is and how long it has waited. */
export const Queue = ({ entity, rows, id, onGo }: Props) => {
  const sum = sumName(entity)
  return (
    <nav className="cb-decision-queue" aria-label="待我审核">
      {rows.length === 0 && <p className="cb-decision-none">没有等你审核的</p>}
      {rows.map((row) => (
        <button
          key={idOf(row)}
          type="button"
          aria-current={idOf(row) === id ? 'true' : undefined}
          onClick={() => onGo(idOf(row))}
        >
          <b>{rowName(entity, row)}</b>
          {sum && row[sum] !== null && row[sum] !== undefined && <Money value={row[sum] as string} />}
          <small>
            {(row.initiatorUser as Named | null | undefined)?.name}{' '}
            {typeof row.tzSubmit === 'string' && waiting(row.tzSubmit)}
          </small>
        </button>
      ))}
    </nav>
  )
}
