import { FilterOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { faces } from '../kinds/faces.ts'
import { isSearched } from './filters.ts'
import type { HeadProps } from './ListHead.tsx'
import { SearchField } from './SearchField.tsx'
import type { List } from './use-list.ts'
import { ViewTabs } from './ViewTabs.tsx'

/** The head on a phone: views, search, filters in a sheet from below, and 新建. */
export const NarrowHead = ({ list, title, onCreate, acts }: HeadProps) => {
  const [isOpen, setOpen] = useState(false)
  const set = Object.values(list.state.filters).filter(Boolean).length
  return (
    <header className="cb-narrow-head">
      <h1 className="cb-sr">{title}</h1>
      <ViewTabs list={list} />
      <div>
        {isSearched(list.entity) && <SearchField list={list} />}
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
          <Button type="primary" icon={<PlusOutlined />} aria-label={`新建${list.entity.label}`} onClick={onCreate} />
        )}
      </div>
      <Drawer open={isOpen} onClose={() => setOpen(false)} placement="bottom" size="70%" title="筛选" destroyOnHidden>
        <AllFilters list={list} />
        <div className="cb-narrow-acts">
          <Button onClick={() => list.change({ filters: {} })}>清除</Button>
          <Button type="primary" onClick={() => setOpen(false)}>
            看结果
          </Button>
        </div>
      </Drawer>
    </header>
  )
}

const AllFilters = ({ list: { entity, filters, state, change } }: { readonly list: List }) =>
  filters.map((name) => {
    const field = entity.fields[name]
    const face = field && faces[field.kind].filter
    if (!field || !face) return null
    return (
      <fieldset key={name} className="cb-narrow-filter">
        <legend>{field.label}</legend>
        <face.Filter
          field={field}
          text={state.filters[name] ?? ''}
          onChange={(text) => change({ filters: { ...state.filters, [name]: text } })}
        />
      </fieldset>
    )
  })
