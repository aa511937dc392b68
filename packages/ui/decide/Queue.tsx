import { waiting } from '../dates/elapsed.ts'
import { Money } from '../marks/Money.tsx'

/** One of those that wait. */
export interface Queued {
  readonly id: string
  readonly name: string
  /** What kind it is, where several wait together. */
  readonly kind?: string
  readonly sum?: string | null
  readonly person?: string | undefined
  readonly since?: string | undefined
}

interface Props {
  readonly items: readonly Queued[]
  readonly id: string
  readonly onGo: (id: string) => void
  /** Reads further ones, where there are some. */
  readonly onEnd?: (() => void) | undefined
}

/** Those that wait, each with its sum, whose it is and how long it has waited. */
export const Queue = ({ items, id, onGo, onEnd }: Props) => (
  <nav className="cb-decision-queue" aria-label="待我审核">
    {items.length === 0 && <p className="cb-decision-none">没有等你审核的</p>}
    {items.map((one) => (
      <button key={one.id} type="button" aria-current={one.id === id ? 'true' : undefined} onClick={() => onGo(one.id)}>
        <b>{one.name}</b>
        {one.sum !== null && one.sum !== undefined && <Money value={one.sum} />}
        <small>{[one.kind, one.person, one.since && waiting(one.since)].filter(Boolean).join(' ')}</small>
      </button>
    ))}
    {onEnd && (
      <button type="button" onClick={onEnd}>
        <small>还有更多</small>
      </button>
    )}
  </nav>
)
