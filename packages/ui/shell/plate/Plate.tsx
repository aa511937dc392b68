import type { ReactNode } from 'react'
import './plate.css'

interface Props {
  readonly icon?: ReactNode
  readonly tone?: 'still' | 'bad'
  readonly title: string
  readonly children?: ReactNode
  readonly acts?: ReactNode
}

/** A page that has only one thing to say, in the middle of the sheet: what happened, why, what to do. */
export const Plate = ({ icon, tone = 'still', title, children, acts }: Props) => (
  <section className="cb-plate">
    {icon ? (
      <i className={tone} aria-hidden="true">
        {icon}
      </i>
    ) : (
      <LineDrawing />
    )}
    <h1>{title}</h1>
    {children && <p>{children}</p>}
    {acts && <div>{acts}</div>}
  </section>
)

const LineDrawing = () => (
  <svg
    width="154"
    height="24"
    viewBox="0 0 154 24"
    fill="none"
    stroke="var(--cb-edge)"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <rect x="1" y="1" width="22" height="22" rx="5" />
    <rect x="66" y="1" width="22" height="22" rx="5" />
    <rect x="131" y="1" width="22" height="22" rx="5" />
    <path d="M24 12h41M89 12h41" strokeDasharray="5 4" />
  </svg>
)
