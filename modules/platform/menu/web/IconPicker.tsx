import { groupIcons } from '@chengban/ui/shell/menu/group-icons.ts'
import { type IconSet, iconsNear } from '@chengban/ui/shell/menu/icon-set.ts'
import { useQuery } from '@tanstack/react-query'
import { createElement, useState } from 'react'

interface Props {
  readonly value: string | null
  readonly onChange: (name: string | null) => void
}

// one letter of each set
const letters = ['A', 'C', 'D', 'F', 'G', 'M', 'Q', 'T']

const allIcons = async (): Promise<IconSet> =>
  Object.assign({}, groupIcons, ...(await Promise.all(letters.map((letter) => iconsNear(letter)))))

/** The icons that the menu can show, by name; a press on the chosen one takes it away. */
export const IconPicker = ({ value, onChange }: Props) => {
  const [keyword, setKeyword] = useState('')
  const { data } = useQuery({ queryKey: ['icons'], queryFn: allIcons, staleTime: Number.POSITIVE_INFINITY })
  const word = keyword.trim().toLowerCase()
  const found = Object.entries(data ?? {}).filter(([name]) => name.toLowerCase().includes(word))
  return (
    <div className="cb-icon-picker">
      <input
        type="search"
        className="cb-input"
        placeholder="英文名称"
        aria-label="搜索图标"
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <fieldset aria-label="图标">
        {found
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([name, Icon]) => (
            <button
              key={name}
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={name === value}
              onClick={() => onChange(name === value ? null : name)}
            >
              {createElement(Icon)}
            </button>
          ))}
        {data && found.length === 0 && <p className="cb-pale">没有匹配的选项</p>}
      </fieldset>
    </div>
  )
}
