import { Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import { SealTag } from '../marks/SealTag.tsx'
import { firstState } from './list-state.ts'
import { noSaved } from './saved/saved-view.ts'
import type { List } from './use-list.ts'

const SavedTabs = lazyPart(() => import('./saved/SavedTabs.tsx'))
const CutTabs = lazyPart(() => import('../table/CutTabs.tsx'))
/** The most pixels that one tab takes, and the most that the controls beside the tabs take. */
const ofTab = 90
const beside = 400

/** The views as tabs; what waits for me carries the seal. */
export const ViewTabs = ({ list }: { readonly list: List }) => {
  const { views, view, totals, saved, change } = list
  // of very many only those that hold something
  const shown = views.filter(
    (each, at) => (views.length < 10 && !each.isLean) || at === 0 || each === view || (totals[at] ?? 0) > 0,
  )
  if (shown.length < 2 && saved.views.length === 0) return null
  // what a saved view narrowed goes with it
  const choose = (key: string): void =>
    change({
      ...(saved.current ? { ...firstState, size: list.state.size } : {}),
      view: key,
      saved: saved.hasDefault ? noSaved : '',
    })
  return (
    <nav className="cb-views" aria-label="视图">
      {shown.map((each) => (
        <button
          key={each.key}
          type="button"
          aria-current={each === view && !saved.current ? 'true' : undefined}
          onClick={() => choose(each.key)}
        >
          {each.label}
          <ViewCount count={totals[views.indexOf(each)]} isTurn={each.isTurn ?? false} />
        </button>
      ))}
      <Suspense>
        {saved.views.length > 0 && <SavedTabs list={list} />}
        {views.length * ofTab > (list.chosen.room ?? 0) - beside && <CutTabs />}
      </Suspense>
    </nav>
  )
}

const ViewCount = ({ count, isTurn }: { readonly count: number | undefined; readonly isTurn: boolean }) => {
  if (count === undefined) return <span className="cb-views-count" />
  if (isTurn && count > 0) return <SealTag>{count}</SealTag>
  return <span className="cb-views-count">{count.toLocaleString('en-US')}</span>
}
