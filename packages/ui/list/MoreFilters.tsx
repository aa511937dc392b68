import { FilterOutlined } from '@ant-design/icons'
import { shownField } from '../columns/state-shown.ts'
import { MenuPopover } from './MenuPopover.tsx'
import type { List } from './use-list.ts'

interface Props {
  readonly names: readonly string[]
  readonly list: List
  readonly onPick: (name: string) => void
}

/** The menu of filters that have no chip yet. */
export default function MoreFilters({ names, list: { entity }, onPick }: Props) {
  return (
    <MenuPopover
      choices={names.map((name) => ({ key: name, words: shownField(entity, name)?.label, choose: () => onPick(name) }))}
    >
      <button type="button" className="cb-quiet-button">
        <FilterOutlined /> 更多筛选
      </button>
    </MenuPopover>
  )
}
