import type { Offer } from '@chengban/kernel/offer.ts'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { reportError } from '../api/error-notice.ts'
import type { Row } from '../data/row.ts'
import { useEntity } from '../declarations/declarations.ts'
import FormDrawer from '../form/FormDrawer.tsx'
import type { Offering } from './use-offers.ts'

interface Props {
  readonly begins: NonNullable<Offer['begins']>
  readonly title: string
  readonly rows: readonly Row[]
  readonly offering: Offering
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The form of a new row, filled with what a call says of it. */
export default function BegunForm({ begins, title, rows, offering, onClose, onDone }: Props) {
  const [initial, setInitial] = useState<Row>()
  const begin = useEffectEvent(() => {
    offering.read(rows, {}).then(
      (answer) => setInitial(answer[begins.row] as Row),
      (error: unknown) => {
        reportError(error)
        onClose()
      },
    )
  })
  useEffect(() => begin(), [])
  if (!initial) return null
  return (
    <Suspense>
      <Form
        of={begins.of}
        title={title}
        from={String(rows[0]?.id)}
        initial={initial}
        onClose={onClose}
        onSaved={onDone}
      />
    </Suspense>
  )
}

interface FormProps {
  readonly of: string
  readonly title: string
  /** The row it begins from: each has its own draft. */
  readonly from: string
  readonly initial: Row
  readonly onClose: () => void
  readonly onSaved: () => void
}

const Form = ({ of, title, from, initial, onClose, onSaved }: FormProps) => (
  <FormDrawer
    entity={useEntity(of)}
    screen={`${of}.${title}.${from}`}
    title={title}
    initial={initial}
    onClose={onClose}
    onSaved={onSaved}
  />
)
