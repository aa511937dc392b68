import { applies } from '@chengban/kernel/applies.ts'
import { isWaiting } from '@chengban/kernel/workflow.ts'
import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import { UNKNOWN } from '../figures/money.ts'
import type { CellFace, CellProps } from './cell.ts'
import { Hidden } from './Hidden.tsx'
import { isHidden } from './hidden.ts'

const Awaited = lazyPart(() => import('./Awaited.tsx'))

/** The faces with what goes before all of them, whatever the kind: hidden is said to be so, what says nothing is —. */
export const hiding = <K extends string>(faces: Record<K, CellFace>): Record<K, CellFace> =>
  Object.fromEntries(
    Object.entries<CellFace>(faces).map(([kind, face]) => [kind, { ...face, Cell: hidingCell(face.Cell) }]),
  ) as Record<K, CellFace>

const hidingCell = (Cell: ComponentType<CellProps>): ComponentType<CellProps> =>
  function HidingCell(props) {
    if (isHidden(props)) return <Hidden field={props.field} />
    if (applies(props.field, props.row)) return <Cell {...props} />
    const { field, row } = props
    const { awaits, applies: states = {} } = field.options
    if (!awaits || !Object.keys(states).some((name) => isWaiting(row[name]))) return UNKNOWN
    return (
      <Suspense fallback={UNKNOWN}>
        <Awaited>
          <Cell {...props} row={{ ...row, [props.name]: row[awaits] }} />
        </Awaited>
      </Suspense>
    )
  }
