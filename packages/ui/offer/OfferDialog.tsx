import type { Entity } from '@chengban/kernel/entity.ts'
import type { Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import MoveDialog from '../move/MoveDialog.tsx'
import { begunLines } from './offered.ts'
import type { Offering } from './use-offers.ts'

const BegunForm = lazyPart(() => import('./BegunForm.tsx'))
const AnswerDrawer = lazyPart(() => import('./AnswerDrawer.tsx'))

interface Props {
  readonly entity: Entity
  readonly row: Row
  /** The rows it is about. */
  readonly rows: readonly Row[]
  readonly offering: Offering
  readonly title?: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What an offered call asks for, or what it answers. */
export default function OfferDialog({ rows, offering, onDone, ...props }: Props) {
  const { move, tells, begins } = offering
  if (begins)
    return (
      <BegunForm
        begins={begins}
        title={move.label}
        rows={rows}
        offering={offering}
        onClose={props.onClose}
        onDone={onDone}
      />
    )
  if (tells) return <AnswerDrawer {...props} rows={rows} offering={offering} tells={tells} />
  return (
    <MoveDialog
      {...props}
      move={move}
      typed={begunLines(offering, rows)}
      send={(input) => offering.send(rows, input)}
      onMoved={onDone}
    />
  )
}
