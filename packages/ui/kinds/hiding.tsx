import { applies } from '@chengban/kernel/applies.ts'
import { isWaiting } from '@chengban/kernel/workflow.ts'
import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import { UNKNOWN } from '../figures/money.ts'
import { CoverFor } from './CoverFor.tsx'
import type { CellFace, CellProps } from './cell.ts'
import { Hidden } from './Hidden.tsx'
import { isHidden } from './hidden.ts'

const Awaited = lazyPart(() => import('./Awaited.tsx'))

/**
 * Wraps the cells of every kind with shared rules: a value hidden by rights shows as hidden, a covered one as dots until
 * its reader asks, one that does not apply as —.
 */
export const hiding = <K extends string>(faces: Record<K, CellFace>): Record<K, CellFace> =>
  Object.fromEntries(
    Object.entries<CellFace>(faces).map(([kind, face]) => [kind, { ...face, Cell: hidingCell(face.Cell) }]),
  ) as Record<K, CellFace>

const hidingCell = (Cell: ComponentType<CellProps>): ComponentType<CellProps> =>
  function HidingCell(props) {
    if (isHidden(props)) return <Hidden field={props.field} />
    if (props.field.options.covered)
      return (
        <CoverFor isOn>
          <Cell {...props} />
        </CoverFor>
      )
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
