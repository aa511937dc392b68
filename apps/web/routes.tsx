import { firstPath, pathHere } from '@chengban/ui/api/remembered-path.ts'
import { lazyPart, loadPart } from '@chengban/ui/declarations/load-part.ts'
import { DeclaredScreen, ScreenSlot } from '@chengban/ui/screen/ScreenSlot.tsx'
import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'
import { loadPerson } from '@chengban/ui/session/person.ts'
import { Crash } from '@chengban/ui/shell/plate/Crash.tsx'
import { Caught } from '@chengban/ui/window/Caught.tsx'
import type { ReactNode } from 'react'
import { matchPath, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router'
import { Bare } from './Bare.tsx'
import { Known } from './Known.tsx'
import { needsNobody } from './open-to-anybody.ts'
import { routesFor } from './routes-for.ts'
import { StartFailed } from './StartFailed.tsx'
import { specialScreens } from './screens.ts'
import { Titled } from './Titled.tsx'

const inShell = specialScreens.filter(({ frame }) => frame !== 'bare')
const alone = specialScreens.filter(({ frame }) => frame === 'bare')

const loadShell = () => import('@chengban/ui/shell/Shell.tsx')
const Shell = lazyPart(loadShell)

const caught = (screen: ReactNode) => <Caught plate={(error) => <Crash error={error} />}>{screen}</Caught>

const inSlot = ({ path, load, frame }: SpecialScreen): RouteObject => {
  const Screen = lazyPart(load)
  const slot = (
    <ScreenSlot hasAntd={frame !== 'light'}>
      <Screen />
    </ScreenSlot>
  )
  return { path, element: caught(slot) }
}

const bare = ({ path, title, load }: SpecialScreen): RouteObject => {
  const Screen = lazyPart(load)
  return { path, element: caught(<Titled title={title} of={<Screen />} />) }
}

const framed = (frame: ReactNode) => (
  <Caught plate={(error) => <StartFailed error={error} />}>
    <Known>{frame}</Known>
  </Caught>
)

const first = <Navigate to={firstPath} replace />

/** Special screens first, then those of the declarations, then 页面不存在. */
const routes: RouteObject[] = [
  { path: '/', element: first },
  { path: '/login', element: first },
  { path: '/yyxx', element: <Navigate to="/yyxx/menu" replace /> },
  { element: framed(<Bare />), children: alone.map(bare) },
  {
    element: framed(<Shell />),
    children: [...inShell.map(inSlot), { path: '*', element: caught(<DeclaredScreen />) }],
  },
]

export const Routed = () => useRoutes(routesFor(routes, useLocation().pathname))

/** The frame of the first screen: its person and, except for pages with their own window, the shell. */
export const loadFrame = (): Promise<unknown> => {
  const [path = '/'] = pathHere().split('?')
  const isAlone = alone.some((screen) => matchPath(screen.path, path))
  return Promise.allSettled([needsNobody(pathHere()) || loadPerson(), isAlone || loadPart(loadShell)])
}
