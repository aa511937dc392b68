import { firstPath } from '@chengban/ui/api/remembered-path.ts'
import { lazyPart, loadPart } from '@chengban/ui/declarations/load-part.ts'
import { DeclaredScreen, ScreenSlot } from '@chengban/ui/screen/ScreenSlot.tsx'
import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'
import { loadPerson } from '@chengban/ui/session/person.ts'
import { Crash } from '@chengban/ui/shell/plate/Crash.tsx'
import { Navigate, type RouteObject } from 'react-router'
import { Bare } from './Bare.tsx'
import { needsNobody } from './needs-nobody.ts'
import { StartFailed } from './StartFailed.tsx'
import { specialScreens } from './screens.ts'

const inShell = specialScreens.filter(({ frame }) => frame !== 'bare')
const alone = specialScreens.filter(({ frame }) => frame === 'bare')

const inSlot = ({ path, load, frame }: SpecialScreen): RouteObject => {
  const Screen = lazyPart(load)
  const element = (
    <ScreenSlot hasAntd={frame !== 'light'}>
      <Screen />
    </ScreenSlot>
  )
  return { path, element, errorElement: <Crash /> }
}

const bare = ({ path, load }: SpecialScreen): RouteObject => {
  const Screen = lazyPart(load)
  return { path, element: <Screen />, errorElement: <Crash /> }
}

/** The person, before anything is shown; pages opened by a link's own token have none. */
const person = async ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url)
  return needsNobody(pathname + search) ? null : loadPerson()
}
const once = { loader: person, shouldRevalidate: () => false, errorElement: <StartFailed /> }

/** Special screens first, then whatever the declarations give, then 页面不存在. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to={firstPath} replace /> },
  { path: '/login', element: <Navigate to={firstPath} replace /> },
  { ...once, element: <Bare />, children: alone.map(bare) },
  {
    ...once,
    lazy: async () => ({ Component: (await loadPart(() => import('@chengban/ui/shell/Shell.tsx'))).default }),
    children: [...inShell.map(inSlot), { path: '*', element: <DeclaredScreen />, errorElement: <Crash /> }],
  },
]
