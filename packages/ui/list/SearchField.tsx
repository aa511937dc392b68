import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { List } from './use-list.ts'

/** The keyword: by fragment and pinyin initials over the fields the declaration names. `/` leads here. */
export const SearchField = ({ list: { entity, state, change } }: { readonly list: List }) => {
  const [typed, setTyped] = useState(state.keyword)
  const [isComposing, setComposing] = useState(false)
  useEffect(() => setTyped(state.keyword), [state.keyword])
  useEffect(() => {
    if (isComposing || typed.trim() === state.keyword) return
    const timer = setTimeout(() => change({ keyword: typed.trim() }), 300)
    return () => clearTimeout(timer)
  })
  const leave = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') event.currentTarget.blur()
  }
  const searched = Object.values(entity.fields)
    .filter(({ options }) => options.search)
    .map(({ label }) => label)
  return (
    <span className="cb-search">
      <SearchOutlined aria-hidden="true" />
      <input
        data-search=""
        type="search"
        value={typed}
        aria-label={`搜索${entity.label}`}
        placeholder={searched
          .slice(0, 3)
          .map((label) => short(label, entity.label))
          .join('、')}
        onChange={(event) => setTyped(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={leave}
      />
      {typed ? (
        <button
          type="button"
          aria-label="清除搜索"
          onClick={() => {
            setTyped('')
            change({ keyword: '' })
          }}
        >
          <CloseCircleFilled />
        </button>
      ) : (
        <kbd className="cb-kbd">/</kbd>
      )}
    </span>
  )
}

// 合同名称、编号: the entity's own name once is enough
const short = (label: string, entity: string): string =>
  label.endsWith('名称') ? label : label.replace(new RegExp(`^${entity}`), '') || label
