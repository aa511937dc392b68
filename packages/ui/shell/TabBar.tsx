import { CloseOutlined } from '@ant-design/icons'
import { Suspense, useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { lazyPart } from '../declarations/load-part.ts'
import { useRoom } from '../table/use-room.ts'
import { MenuIcon } from './menu/MenuIcon.tsx'
import { entryFor, type MenuEntry, useMenu } from './menu/menu.ts'
import { titled } from './product-title.ts'
import { titleOf } from './tab-title.ts'
import { closeTab, homePaths, type Tab, turned, useTabs } from './tabs.ts'

const RestOfTabs = lazyPart(() => import('./RestOfTabs.tsx'))

const mostShown = 8
/** Pixels in which a title is still read. */
const roomOfTab = 112

/** The open screens as folder tabs above the sheet; beyond eight, or the available width, the others are in a list. */
export const TabBar = () => {
  const menu = useMenu()
  const { pathname } = useLocation()
  const tabs = useTabs((state) => state.tabs)
  const navigate = useNavigate()
  useEffect(() => {
    const title = tabs.find((tab) => tab.path === pathname)
    if (title) document.title = titled(titleOf(title, menu))
  }, [tabs, menu, pathname])
  const close = (path: string): void => {
    const next = closeTab(path, pathname)
    if (next !== null) navigate(next, { state: turned })
  }
  const [place, room] = useRoom<HTMLElement>()
  const most = Math.min(mostShown, Math.max(2, Math.floor((room ?? Number.POSITIVE_INFINITY) / roomOfTab)))
  const [shown, rest] = split(tabs, pathname, most)
  return (
    <nav ref={place} className="cb-tabs" aria-label="打开的页面">
      {shown.map((tab) => (
        <TabItem key={tab.path} tab={tab} menu={menu} isHere={tab.path === pathname} close={close} />
      ))}
      {rest.length > 0 && (
        <Suspense>
          <RestOfTabs tabs={rest} menu={menu} />
        </Suspense>
      )}
    </nav>
  )
}

/** The first so many, the one in front among them; and the others. */
const split = (tabs: readonly Tab[], path: string, most: number): readonly [readonly Tab[], readonly Tab[]] => {
  const first = tabs.slice(0, most)
  const front = tabs.slice(most).find((tab) => tab.path === path)
  const shown = front ? [...first.slice(0, -1), front] : first
  return [shown, tabs.filter((tab) => !shown.includes(tab))]
}

interface ItemProps {
  readonly tab: Tab
  readonly menu: readonly MenuEntry[]
  readonly isHere: boolean
  readonly close: (path: string) => void
}

const TabItem = ({ tab, menu, isHere, close }: ItemProps) => {
  const title = titleOf(tab, menu)
  const isHome = homePaths.includes(tab.path)
  const icon = isHome ? 'HomeOutlined' : entryFor(menu, tab.path)?.icon
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the middle button is a second way; the cross is the first
    <div
      className={isHere ? 'cb-tab here' : 'cb-tab'}
      onAuxClick={(event) => event.button === 1 && close(tab.path)}
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
    >
      <Link to={tab.path + tab.search} state={turned} aria-current={isHere ? 'page' : undefined} title={title}>
        <MenuIcon name={icon} />
        <span>{title}</span>
      </Link>
      {!isHome && (
        <button
          type="button"
          className="cb-tab-close"
          aria-label={`关闭${title}`}
          title="关闭"
          onClick={() => close(tab.path)}
        >
          <CloseOutlined />
        </button>
      )}
    </div>
  )
}
