import { applies } from '@chengban/kernel/applies.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { editableStates, isWaiting } from '@chengban/kernel/workflow.ts'
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
    const { field, name, row } = props
    const { awaits, applies: states = {} } = field.options
    const toCome = awaits && <Cell {...props} row={{ ...row, [name]: row[awaits] }} />
    // a row that never has the figure shows what it brings to another: a supplement its own money
    if (applies(field, row)) return toCome && isEmpty(row[name]) ? toCome : <Cell {...props} />
    if (!toCome || !Object.keys(states).some((by) => isToCome(row[by]))) return UNKNOWN
    return (
      <Suspense fallback={UNKNOWN}>
        <Awaited>{toCome}</Awaited>
      </Suspense>
    )
  }

/** Not passed yet, and not given up. */
const isToCome = (state: unknown): boolean => isWaiting(state) || editableStates.includes(String(state))
