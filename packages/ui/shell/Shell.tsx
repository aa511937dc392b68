import './shell.css'
import './overlays.css'
import { type MouseEvent, type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { lazyPart } from '../screen/load-part.ts'
import { useSession } from '../session/person.ts'
import { Connection } from './Connection.tsx'
import { countVisit } from './desk.ts'
import { Help } from './Help.tsx'
import { entryFor, useMenu } from './menu.ts'
import { MessagesPanel } from './MessagesPanel.tsx'
import { Notices } from './Notices.tsx'
import { openOverlay, useOverlay } from './overlays.ts'
import { PersonMenu } from './PersonMenu.tsx'
import { PhoneFrame } from './PhoneFrame.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useShortcut } from './shortcuts.ts'
import { TabBar } from './TabBar.tsx'
import { TopActs } from './TopActs.tsx'
import { useNarrow } from './use-narrow.ts'
import { useSessionEvents } from './use-session-events.ts'
import { Waiting } from './Waiting.tsx'

const Palette = lazyPart(() => import('../palette/Palette.tsx'))

/** The desk with its one sheet: menu at the left, open screens above, the screen in the sheet. */
export default function Shell() {
  const isNarrow = useNarrow()
  useSessionEvents()
  useCountedVisits()
  useShortcut('mod+k', () => openOverlay('palette'))
  useShortcut('/', () => focusSearch() || openOverlay('palette'))
  useShortcut('?', () => openOverlay('help'))
  const screen = (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  )
  return (
    <>
      {isNarrow ? <PhoneFrame>{screen}</PhoneFrame> : <DeskFrame>{screen}</DeskFrame>}
      <Overlays />
      <Notices />
    </>
  )
}

const DeskFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="cb-desk">
    <a className="cb-skip" href="#sheet" onClick={focusSheet}>跳到内容</a>
    <SideMenu />
    <div className="cb-top">
      <TabBar />
      <TopActs />
    </div>
    <main className="cb-sheet" id="sheet" tabIndex={-1}>
      <Connection />
      {children}
    </main>
  </div>
)

const Overlays = () => {
  const open = useOverlay((state) => state.open)
  if (open === 'help') return <Help />
  if (open === 'messages') return <MessagesPanel />
  if (open === 'person') return <PersonMenu />
  return open === 'palette' ? <Suspense><Palette /></Suspense> : null
}

const useCountedVisits = (): void => {
  const { pathname } = useLocation()
  const route = entryFor(useMenu(), pathname)?.route
  const personId = useSession(({ person }) => person?.id)
  useEffect(() => {
    if (route && personId && route === pathname) countVisit(personId, route)
  }, [route, personId, pathname])
}

// a hash router has no room for anchors
const focusSheet = (event: MouseEvent): void => {
  event.preventDefault()
  document.getElementById('sheet')?.focus()
}

/** The search box of the screen in front says so by `data-search`. */
const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLElement>('[data-search]')
  field?.focus()
  return field !== null
}
