import type { Entity } from '@chengban/kernel/entity.ts'
import { type ComponentType, createContext } from 'react'
import type { Row } from '../../data/row.ts'

interface MakeRowProps {
  readonly entity: Entity
  /** Names the draft kept on the device. */
  readonly screen: string
  readonly initial: Row
  readonly onClose: () => void
  readonly onSaved: (row: Row) => void
}

/** The form in which a picker makes a new row. The form around it gives it: controls know no forms. */
export const MakeRow = createContext<ComponentType<MakeRowProps> | undefined>(undefined)
