import {
  AuditOutlined,
  CalendarOutlined,
  HomeOutlined,
  MessageOutlined,
  SearchOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { screenLabel } from '../declarations/route-rights.ts'
import { useSession } from '../session/person.ts'
import { Pulled } from '../sheet/Pulled.tsx'
import { Connection } from './Connection.tsx'
import { useAuditCount } from './menu/audit-counts.ts'
import { entryFor, useMenu } from './menu/menu.ts'
import { openOverlay } from './overlay/overlays.ts'
import { homePaths, useTabs } from './tabs.ts'
import './phone-frame.css'

const own: Readonly<Record<string, string>> = { '/mine': '我的' }

/** The shell below 768 px: a bar with the title, the screen, five ways at the bottom. */
export const PhoneFrame = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const menu = useMenu()
  const waiting = useAuditCount()
  const unread = useSession(({ person }) => person?.unread ?? 0)
  const name = useTabs(({ tabs }) => tabs.find((tab) => tab.path === pathname)?.title)
  const title = homePaths.includes(pathname)
    ? '首页'
    : (own[pathname] ?? name ?? entryFor(menu, pathname)?.name ?? screenLabel(pathname) ?? '承办')
  return (
    <div className="cb-phone">
      <header className="cb-phone-bar">
        <h1>{title}</h1>
        <button type="button" className="cb-icon-button" aria-label="搜索" onClick={() => openOverlay('palette')}>
          <SearchOutlined />
        </button>
      </header>
      <Pulled className="cb-phone-sheet" id="sheet">
        <Connection />
        {children}
      </Pulled>
      <nav className="cb-phone-nav" aria-label="主菜单">
        <Way to="/phone/phoneHome" icon={HomeOutlined} words="首页" isHere={homePaths.includes(pathname)} />
        <Way
          to="/phone/applyAudits"
          icon={AuditOutlined}
          words="审批"
          isHere={pathname === '/phone/applyAudits'}
          count={waiting}
        />
        <Way to="/date" icon={CalendarOutlined} words="日程" isHere={pathname === '/date'} />
        <button type="button" onClick={() => openOverlay('messages')}>
          <MessageOutlined />
          消息{unread > 0 && <b className="unread">{unread > 99 ? '99+' : unread}</b>}
        </button>
        <Way to="/mine" icon={UserOutlined} words="我的" isHere={pathname === '/mine'} />
      </nav>
    </div>
  )
}

interface WayProps {
  readonly to: string
  readonly icon: ComponentType
  readonly words: string
  readonly isHere: boolean
  readonly count?: number
}

const Way = ({ to, icon: Icon, words, isHere, count = 0 }: WayProps) => (
  <Link to={to} aria-current={isHere ? 'page' : undefined}>
    <Icon />
    {words}
    {count > 0 && <b className="cb-seal">{count}</b>}
  </Link>
)
