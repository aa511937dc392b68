import type { ComponentType } from 'react'
import type { CellFace, CellProps } from './cell.ts'
import { Hidden } from './Hidden.tsx'
import { isHidden } from './hidden.ts'

/** The faces with one rule before all of them: a value kept from the reader is said to be hidden, whatever its kind. */
export const hiding = <K extends string>(faces: Record<K, CellFace>): Record<K, CellFace> =>
  Object.fromEntries(
    Object.entries<CellFace>(faces).map(([kind, face]) => [kind, { ...face, Cell: hidingCell(face.Cell) }]),
  ) as Record<K, CellFace>

const hidingCell = (Cell: ComponentType<CellProps>): ComponentType<CellProps> =>
  function HidingCell(props) {
    return isHidden(props) ? <Hidden field={props.field} /> : <Cell {...props} />
  }
