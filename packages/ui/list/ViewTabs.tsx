import { SealTag } from '../marks/SealTag.tsx'
import type { List } from './use-list.ts'

/** The views as tabs; what waits for me carries the seal. */
export const ViewTabs = ({ list: { views, view, totals, change } }: { readonly list: List }) => {
  if (views.length < 2) return null
  return (
    <nav className="cb-views" aria-label="视图">
      {views.map((each, at) => (
        <button
          key={each.key}
          type="button"
          aria-current={each === view ? 'true' : undefined}
          onClick={() => change({ view: each.key })}
        >
          {each.label}
          <ViewCount count={totals[at]} isTurn={each.isTurn ?? false} />
        </button>
      ))}
    </nav>
  )
}

const ViewCount = ({ count, isTurn }: { readonly count: number | undefined; readonly isTurn: boolean }) => {
  if (count === undefined) return <span className="cb-views-count" />
  if (isTurn && count > 0) return <SealTag>{count}</SealTag>
  return <span className="cb-views-count">{count.toLocaleString('en-US')}</span>
}
