import type { ReactNode } from 'react'
import './empty.css'

interface Props {
  /** `还没有回款` */
  readonly title: string
  /** One sentence why. */
  readonly why?: ReactNode
  /** One button. */
  readonly action?: ReactNode
  /** first: the outlined line; filtered: words alone; lost, locked: a square with its icon. */
  readonly kind?: 'first' | 'filtered'
  readonly icon?: ReactNode
  readonly bad?: boolean
}

/** Shown in place of missing content: the reason, and one way forward. */
export function Empty({ title, why, action, kind = 'first', icon, bad }: Props) {
  return (
    <div className="cb-empty">
      {icon ? (
        <div className={bad ? 'cb-empty-icon is-bad' : 'cb-empty-icon'} aria-hidden="true">
          {icon}
        </div>
      ) : (
        kind === 'first' && <EmptyLine />
      )}
      <div className="cb-empty-title">{title}</div>
      {why && <div className="cb-empty-why">{why}</div>}
      {action && <div className="cb-empty-action">{action}</div>}
    </div>
  )
}

function EmptyLine() {
  return (
    <svg className="cb-empty-line" width="154" height="24" viewBox="0 0 154 24" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="6" />
      <rect x="66" y="1" width="22" height="22" rx="6" />
      <rect x="131" y="1" width="22" height="22" rx="6" />
      <path d="M25 12h39M90 12h39" strokeDasharray="4 3" />
    </svg>
  )
}
