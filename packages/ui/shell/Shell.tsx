import './shell.css'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { lookedThrough } from '../api/looking.ts'
import { today } from '../dates/date-time.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { Notices } from '../notices/Notices.tsx'
import { Questions } from '../question/Questions.tsx'
import { useSession } from '../session/person.ts'
import { useShortcut } from '../window/shortcuts.ts'
import { useNarrow } from '../window/use-narrow.ts'
import { Connection } from './Connection.tsx'
import { countVisit, forgetPage, notePage } from './desk.ts'
import { entryFor, useMenu } from './menu/menu.ts'
import { SideMenu } from './menu/SideMenu.tsx'
import { openOverlay, useOverlay } from './overlay/overlays.ts'
import { TabBar } from './TabBar.tsx'
import { TopActs } from './TopActs.tsx'
import { homePaths, isRecord, missingTitle, openTab, useTabs } from './tabs.ts'
import { useLinks } from './use-links.ts'
import { useSessionEvents } from './use-session-events.ts'
import { Waiting } from './Waiting.tsx'

const CutWords = lazyPart(() => import('./CutWords.tsx'))
const Help = lazyPart(async () => ({ default: (await import('./overlay/Help.tsx')).Help }))
const MessagesPanel = lazyPart(async () => ({ default: (await import('./overlay/MessagesPanel.tsx')).MessagesPanel }))
const Looking = lazyPart(() => import('./person/Looking.tsx'))
const PersonMenu = lazyPart(() => import('./person/PersonMenu.tsx'))
const Palette = lazyPart(() => import('./palette/Palette.tsx'))
const PhoneFrame = lazyPart(async () => ({ default: (await import('./PhoneFrame.tsx')).PhoneFrame }))

const overlays: Readonly<Partial<Record<string, ComponentType>>> = {
  help: Help,
  messages: MessagesPanel,
  palette: Palette,
  person: PersonMenu,
}

/** The desk with its one sheet: menu at the left, open screens above, the screen in the sheet. */
export default function Shell() {
  const isNarrow = useNarrow()
  useSessionEvents()
  useLinks()
  useOpenedTabs()
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
      <Suspense fallback={<Waiting />}>
        {isNarrow ? <PhoneFrame>{screen}</PhoneFrame> : <DeskFrame>{screen}</DeskFrame>}
      </Suspense>
      {!isNarrow && (
        <Suspense>
          <CutWords />
        </Suspense>
      )}
      {lookedThrough() && (
        <Suspense>
          <Looking />
        </Suspense>
      )}
      <Overlays />
      <Notices />
      <Questions />
    </>
  )
}

const DeskFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="cb-desk">
    <button type="button" className="cb-skip" onClick={focusSheet}>
      跳到内容
    </button>
    <SideMenu path={useLocation().pathname} />
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
  const Open = open && overlays[open]
  return <Suspense>{Open && <Open />}</Suspense>
}

const useOpenedTabs = (): void => {
  const { pathname, search, state } = useLocation()
  const isFollowed = useNavigationType() === 'PUSH' && !state?.isTurned
  const before = useRef<string>(undefined)
  useEffect(() => {
    openTab(pathname, search, isFollowed ? before.current : undefined)
    before.current = pathname
  }, [pathname, search, isFollowed])
}

const useCountedVisits = (): void => {
  const { pathname } = useLocation()
  const route = entryFor(useMenu(), pathname)?.route
  const personId = useSession(({ person }) => person?.id)
  useEffect(() => {
    if (route && personId && route === pathname) countVisit(personId, route, today())
  }, [route, personId, pathname])
  const title = useTabs(({ tabs }) => tabs.find(({ path }) => path === pathname)?.title)
  useEffect(() => {
    if (!personId || homePaths.includes(pathname)) return
    if (title === missingTitle) forgetPage(personId, pathname)
    // a record waits for its title
    else if (title ? route || isRecord(pathname) : route === pathname) notePage(personId, { path: pathname, title })
  }, [route, personId, pathname, title])
}

// a hash router has no room for anchors
const focusSheet = (): void => document.getElementById('sheet')?.focus()

/** The search box of the screen in front says so by `data-search`. */
const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLElement>('[data-search]')
  field?.focus()
  return field !== null
}
