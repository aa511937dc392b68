import { areas } from '@chengban/modules/areas.gen.ts'
import { queryClient } from '@chengban/ui/api/query-client.ts'
import { currentToken } from '@chengban/ui/api/token.ts'
import { setAreas } from '@chengban/ui/declarations/declarations.ts'
import { startLive } from '@chengban/ui/live/stream.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { startRenewal } from '@chengban/ui/session/renewal.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createHashRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './routes.tsx'

/** Opens the application; what stood in the root stays in sight until the first screen is ready. */
export const start = (root: HTMLElement): void => {
  setAreas(areas)
  const router = createHashRouter(routes)
  const show = (): void =>
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  if (currentToken()) {
    startRenewal()
    whenLetIn(startLive)
  }
  void whenReady(router).then(show)
}

/** Fetches ahead what comes right after sign-in. */
export const fetchParts = (): Promise<unknown> =>
  Promise.all([
    import('@chengban/ui/shell/Shell.tsx'),
    import('./screens/Hello.tsx'),
    import('@chengban/ui/theme/AntdProvider.tsx'),
    import('@chengban/ui/screen/GenericScreen.tsx'),
  ])

// who has yet to replace a first password is refused the stream
const whenLetIn = (act: () => void): void => {
  const stop = useSession.subscribe(({ person }) => {
    if (!person || person.mustChange) return
    stop()
    act()
  })
}

const whenReady = (router: ReturnType<typeof createHashRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve()
    else router.subscribe(({ initialized }) => initialized && resolve())
  })
