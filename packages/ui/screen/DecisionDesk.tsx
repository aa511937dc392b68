import { Suspense, useState } from 'react'
import { idOf } from '../data/row.ts'
import { DecisionPanel } from '../decide/DecisionPanel.tsx'
import { type DecisionExtras, noExtras } from '../decide/decision-extras.ts'
import { declaredScreen, useEntity } from '../declarations/declarations.ts'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import { useNarrow } from '../window/use-narrow.ts'
import DeclaredLists from './DeclaredLists.tsx'

interface Props {
  readonly path: string
  /** What to weigh beside records of the page's main kind. */
  readonly extras?: DecisionExtras
}

interface Place {
  readonly of: string
  readonly id: string
}

/** Lists of records to decide. A row opens with all material for the decision; after it the next one opens. */
export default function DecisionDesk({ path, extras = noExtras }: Props) {
  const screen = declaredScreen(path)
  const isNarrow = useNarrow()
  const [place, setPlace] = useState<Place>()
  if (!screen?.of) return null
  if (place === undefined || isNarrow)
    return (
      <DeclaredLists
        path={path}
        screen={{ ...screen, of: screen.of }}
        {...(isNarrow ? {} : { onOpen: (row, of) => setPlace({ of, id: idOf(row) }) })}
      />
    )
  return (
    <Suspense>
      <Opened
        {...place}
        extras={place.of === screen.of ? extras : noExtras}
        onGo={(id) => setPlace(id === undefined ? undefined : { of: place.of, id })}
      />
      <PreviewHost />
    </Suspense>
  )
}

interface OpenedProps extends Place {
  readonly extras: DecisionExtras
  readonly onGo: (id: string | undefined) => void
}

const Opened = ({ of, ...props }: OpenedProps) => <DecisionPanel entity={useEntity(of)} {...props} />
