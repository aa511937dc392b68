import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { List } from './use-list.ts'

/** The keyword: by fragment and pinyin initials over the fields the declaration names. `/` leads here. */
export const SearchField = ({ list: { entity, state, change } }: { readonly list: List }) => {
  const { typed, setTyped, setComposing, tell } = useKeyword(state.keyword, change)
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
        // a pause that ends on the next page would lead back from it
        onBlur={tell}
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

/** Applies the typed keyword after a pause or when the field loses the focus. */
const useKeyword = (keyword: string, change: List['change']) => {
  const [typed, setTyped] = useState(keyword)
  const [isComposing, setComposing] = useState(false)
  useEffect(() => setTyped(keyword), [keyword])
  const isTold = isComposing || typed.trim() === keyword
  const tell = (): void => {
    if (!isTold) change({ keyword: typed.trim() })
  }
  useEffect(() => {
    if (isTold) return
    const timer = setTimeout(tell, 300)
    return () => clearTimeout(timer)
  })
  return { typed, setTyped, setComposing, tell }
}

// 合同名称、编号: the entity's own name once is enough
const short = (label: string, entity: string): string =>
  label.endsWith('名称') ? label : label.replace(new RegExp(`^${entity}`), '') || label
