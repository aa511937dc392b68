import { LayoutOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { shownField } from '../columns/state-shown.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { useStable } from '../table/use-stable.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { Covers } from './Covers.tsx'
import { FilterChip } from './FilterChip.tsx'
import { isSearched, mostInSight } from './filters.ts'
import { LayoutSwitch } from './LayoutSwitch.tsx'
import { SearchField } from './SearchField.tsx'
import { SaveView } from './saved/SaveView.tsx'
import type { Aside } from './use-aside.ts'
import type { List } from './use-list.ts'

const MoreFilters = lazyPart(() => import('./MoreFilters.tsx'))
const LedChip = lazyPart(() => import('./LedChip.tsx'))

interface Props {
  readonly list: List
  /** How rows open; undefined where the screen decides. */
  readonly aside: Aside | undefined
}

/** Search, three filters in sight, the rest behind 更多筛选, and the columns. */
export const ListTools = ({ list, aside }: Props) => {
  const { entity, filters, state, change } = list
  const [added, setAdded] = useState<string>()
  const first = filters.slice(0, mostInSight)
  const set = filters.slice(mostInSight).filter((name) => state.filters[name] || name === added)
  const rest = filters.slice(mostInSight).filter((name) => !set.includes(name))
  const choose = useStable((name: string, text: string): void => {
    if (text === '' && name === added) setAdded(undefined)
    change({ filters: { ...state.filters, [name]: text } })
  })
  return (
    <div className="cb-list-tools">
      {isSearched(entity) && <SearchField list={list} />}
      {[...first, ...set].map((name) => {
        const field = shownField(entity, name)
        return (
          field && (
            <FilterChip
              key={name}
              name={name}
              field={field}
              text={state.filters[name] ?? ''}
              isNew={name === added}
              onChange={choose}
            />
          )
        )
      })}
      {state.where && (
        <Suspense>
          <LedChip onLeave={() => change({ where: '' })} />
        </Suspense>
      )}
      {rest.length > 0 && (
        <Suspense>
          <MoreFilters names={rest} list={list} onPick={setAdded} />
        </Suspense>
      )}
      {set.length + first.filter((name) => state.filters[name]).length > 1 && (
        <button type="button" className="cb-quiet-button" onClick={() => change({ filters: {} })}>
          清除
        </button>
      )}
      <span className="cb-list-acts">
        <Covers entity={entity} />
        <SaveView list={list} />
        <LayoutSwitch list={list} />
        {aside && list.layout === 'table' && (
          <button
            type="button"
            className="cb-icon-button"
            aria-pressed={aside.isLiked}
            aria-label="在侧边打开"
            title={aside.isLiked ? '在侧边打开：开' : '在侧边打开：关'}
            onClick={aside.like}
          >
            <LayoutOutlined />
          </button>
        )}
        {(list.layout === 'table' || list.layout === 'tree') && <ColumnChooser list={list} />}
      </span>
    </div>
  )
}
