import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly count?: ReactNode
  /** At the right: the way to all of it. */
  readonly way?: ReactNode
  /** Null: it could not be read. */
  readonly rows: readonly unknown[] | null
  readonly none: string
  readonly again: () => void
  readonly children: ReactNode
}

/** One card of the first page with its name; what could not be read says so, and can be asked for again. */
export const Part = ({ title, count, way, rows, none, again, children }: Props) => (
  <section className="cb-home-card" aria-label={title}>
    <header>
      <h2>{title}</h2>
      {count}
      <span>{way}</span>
    </header>
    {rows === null ? (
      <button type="button" className="cb-home-failed" onClick={again}>
        加载失败，点击重试
      </button>
    ) : rows.length === 0 ? (
      <p className="cb-home-none">{none}</p>
    ) : (
      children
    )}
  </section>
)
