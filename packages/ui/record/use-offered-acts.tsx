import type { Entity } from '@chengban/kernel/entity.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { asAskedAhead, isAskedAhead } from '../audit/asked-ahead.ts'
import type { AuditDetail } from '../audit/audit-detail.ts'
import { idOf, type Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { useOffers } from '../offer/use-offers.ts'
import { useSession } from '../session/person.ts'

const MoveDialog = lazyPart(() => import('../move/MoveDialog.tsx'))
const OfferDialog = lazyPart(() => import('../offer/OfferDialog.tsx'))
const TakenAnswer = lazyPart(() => import('../move/TakenAnswer.tsx'))

interface Acts {
  /** The calls that are offered on the record now, as moves. */
  readonly offered: readonly Move[]
  /** Opens what a move or a call asks for. */
  readonly ask: (move: Move) => void
  readonly dialog: ReactNode
}

/** The acts of a record that open a form: its moves, and the calls offered on it. */
export const useOfferedActs = (entity: Entity, row: Row, again: () => void): Acts => {
  const [move, setMove] = useState<Move>()
  const { offerings, taken, close: closeTaken } = useOffers(entity, 'record')
  const steps = entity.page?.steps ?? []
  const offered = offerings.filter(({ path, takes }) => takes(row) && !steps.some((step) => step.call === path))
  const offering = offered.find((each) => each.move.name === move?.name)
  const close = (): void => setMove(undefined)
  const ahead = useAhead(entity, row)
  const ask = (asked: Move): void => {
    const plain = offered.find((each) => each.isPlain && each.move.name === asked.name)
    if (plain) plain.send([row], {}).then(notifyDone, reportError).then(again)
    else setMove(ahead() ? asAskedAhead(entity, row, asked) : asked)
  }
  const dialog = (
    <>
      {move && (
        <Suspense>
          {offering ? (
            <OfferDialog entity={entity} row={row} rows={[row]} offering={offering} onClose={close} onDone={again} />
          ) : (
            <MoveDialog entity={entity} row={row} move={move} onClose={close} onMoved={again} />
          )}
        </Suspense>
      )}
      {taken && (
        <Suspense>
          <TakenAnswer taken={taken} onClose={closeTaken} />
        </Suspense>
      )}
    </>
  )
  return { offered: offered.map((each) => each.move), ask, dialog }
}

/** Whether the reader was asked ahead (前加签) of the record that is open, as the page has read it. */
const useAhead = (entity: Entity, row: Row): (() => boolean) => {
  const me = useSession(({ person }) => person?.id ?? '')
  const client = useQueryClient()
  return () => isAskedAhead(client.getQueryData<AuditDetail>(['record', entity.name, idOf(row), 'audit']), me)
}
