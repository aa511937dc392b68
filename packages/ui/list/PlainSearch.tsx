import { SearchOutlined } from '@ant-design/icons'
import './list.css'

interface Props {
  readonly value: string
  /** The fields searched, as placeholder and for screen readers. */
  readonly words: string
  readonly onChange: (value: string) => void
}

/** A search over rows already loaded: filters with every keystroke. `/` focuses it. */
export const PlainSearch = ({ value, words, onChange }: Props) => (
  <span className="cb-search">
    <SearchOutlined aria-hidden="true" />
    <input
      data-search=""
      type="search"
      value={value}
      placeholder={words}
      aria-label={`搜索${words}`}
      onChange={(event) => onChange(event.target.value)}
    />
    {value === '' && <kbd className="cb-kbd">/</kbd>}
  </span>
)
