import type { ReactNode } from 'react'
import type { Hue } from './states.ts'
import './status.css'

interface Props {
  readonly children: ReactNode
  /** A short warning takes its hue; a kind (合同, 回款) takes none. */
  readonly hue?: Hue
}

/** A kind or a short warning on a wash. Never the status in a row. */
export function KindChip({ children, hue }: Props) {
  return <span className={hue ? `cb-chip is-${hue}` : 'cb-chip'}>{children}</span>
}
