import { applies } from '@chengban/kernel/applies.ts'
import type { ComponentType } from 'react'
import { UNKNOWN } from '../figures/money.ts'
import type { CellFace, CellProps } from './cell.ts'
import { Hidden } from './Hidden.tsx'
import { isHidden } from './hidden.ts'

/** The faces with what goes before all of them, whatever the kind: hidden is said to be so, what says nothing is —. */
export const hiding = <K extends string>(faces: Record<K, CellFace>): Record<K, CellFace> =>
  Object.fromEntries(
    Object.entries<CellFace>(faces).map(([kind, face]) => [kind, { ...face, Cell: hidingCell(face.Cell) }]),
  ) as Record<K, CellFace>

const hidingCell = (Cell: ComponentType<CellProps>): ComponentType<CellProps> =>
  function HidingCell(props) {
    if (isHidden(props)) return <Hidden field={props.field} />
    return applies(props.field, props.row) ? <Cell {...props} /> : UNKNOWN
  }
