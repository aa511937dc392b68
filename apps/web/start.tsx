import { areas } from '@chengban/modules/areas.gen.ts'
import { queryClient } from '@chengban/ui/api/query-client.ts'
import { currentToken } from '@chengban/ui/api/token.ts'
import { setAreas } from '@chengban/ui/declarations/declarations.ts'
import { startLive } from '@chengban/ui/live/stream.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { startRenewal } from '@chengban/ui/session/renewal.ts'
import { HashRouter } from '@chengban/ui/window/HashRouter.tsx'
import { followKeyboard } from '@chengban/ui/window/keyboard.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { loadFrame, Routed } from './routes.tsx'

// Decision 010: Own table and shell, antd only where it helps

/** Opens the application; the first content of the root stays visible until the first screen is ready. */
export const start = (root: HTMLElement): void => {
  setAreas(areas)
  followKeyboard()
  const show = (): void =>
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <HashRouter>
          <Suspense fallback={<First />}>
            <Routed />
          </Suspense>
        </HashRouter>
      </QueryClientProvider>,
    )
  if (currentToken()) {
    startRenewal()
    whenLetIn(startLive)
  }
  void loadFrame().then(show)
  void import('./outbox.ts').catch(() => undefined)
  if (import.meta.env.PROD) void import('./keep-code.ts').then(({ keepCode }) => keepCode()).catch(() => undefined)
}

/** As the page looks before anything came. */
const First = () => (
  <div className="cb-first">
    <i />
  </div>
)

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
