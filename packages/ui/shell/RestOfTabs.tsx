import { DownOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import type { MenuEntry } from './menu/menu.ts'
import { titleOf } from './tab-title.ts'
import { type Tab, turned } from './tabs.ts'

interface Props {
  readonly tabs: readonly Tab[]
  readonly menu: readonly MenuEntry[]
}

/** The open screens that have no room beside the others. */
export default function RestOfTabs({ tabs, menu }: Props) {
  return (
    <details className="cb-tabs-rest">
      <summary aria-label={`还有 ${tabs.length} 个打开的页面`}>
        {tabs.length} <DownOutlined />
      </summary>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Link
              to={tab.path + tab.search}
              state={turned}
              onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
            >
              {titleOf(tab, menu)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
