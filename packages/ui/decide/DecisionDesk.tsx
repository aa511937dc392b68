import { Suspense, useState } from 'react'
import { declaredScreen, useEntity } from '../declarations/declarations.ts'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import DeclaredLists from '../screen/DeclaredLists.tsx'
import { useNarrow } from '../window/use-narrow.ts'
import type { Context } from './context.ts'
import { DecisionPanel } from './DecisionPanel.tsx'

interface Props {
  readonly path: string
  readonly context: readonly Context[]
}

/** A list of what is to be decided; a row opens with all that is weighed, and the next after it. */
export const DecisionDesk = ({ path, context }: Props) => {
  const screen = declaredScreen(path)
  const isNarrow = useNarrow()
  const [id, setId] = useState<string>()
  if (!screen?.of) return null
  if (id === undefined || isNarrow)
    return (
      <DeclaredLists
        path={path}
        screen={{ ...screen, of: screen.of }}
        {...(isNarrow ? {} : { onOpen: (row) => setId(String(row.id)) })}
      />
    )
  return (
    <Suspense>
      <Opened name={screen.of} id={id} context={context} onGo={setId} />
      <PreviewHost />
    </Suspense>
  )
}

interface OpenedProps {
  readonly name: string
  readonly id: string
  readonly context: readonly Context[]
  readonly onGo: (id: string | undefined) => void
}

const Opened = ({ name, ...props }: OpenedProps) => <DecisionPanel entity={useEntity(name)} {...props} />
