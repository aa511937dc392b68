import { FilterOutlined, PlusOutlined } from '@ant-design/icons'
import { nameOfOne } from '@chengban/kernel/entity.ts'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import { Covers } from './Covers.tsx'
import { isSearched } from './filters.ts'
import { LayoutSwitch } from './LayoutSwitch.tsx'
import type { HeadProps } from './ListHead.tsx'
import { SearchField } from './SearchField.tsx'
import { ViewTabs } from './ViewTabs.tsx'

const NarrowFilters = lazyPart(() => import('./NarrowFilters.tsx'))

/** The head on a phone: views, search, filters in a sheet from below, and 新建. */
export default function NarrowHead({ list, title, onCreate, acts }: HeadProps) {
  const [isOpen, setOpen] = useState(false)
  const isSearchedFor = isSearched(list.entity)
  // more forms than two leave a search no room beside them
  const isApart = isSearchedFor && list.layouts.length > 2
  const set = Object.values(list.state.filters).filter(Boolean).length
  return (
    <header className="cb-narrow-head">
      <h1 className="cb-sr">{title}</h1>
      <ViewTabs list={list} />
      {isApart && <LayoutSwitch list={list} />}
      <div>
        {!isApart && <LayoutSwitch list={list} />}
        {isSearchedFor && <SearchField list={list} />}
        <Covers entity={list.entity} />
        {acts}
        {list.filters.length > 0 && (
          <button
            type="button"
            className={set ? 'cb-icon-button is-set' : 'cb-icon-button'}
            aria-label={`筛选${set ? `，已设 ${set} 项` : ''}`}
            onClick={() => setOpen(true)}
          >
            <FilterOutlined />
          </button>
        )}
        {onCreate && (
          <Button
            type={list.isUntouched ? 'default' : 'primary'}
            icon={<PlusOutlined />}
            aria-label={`新建${nameOfOne(list.entity)}`}
            onClick={onCreate}
          />
        )}
      </div>
      {isOpen && (
        <Suspense>
          <NarrowFilters list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
