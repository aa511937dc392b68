import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { lazyPart } from '../declarations/load-part.ts'
import { lackFor } from '../declarations/route-rights.ts'
import { loadPerson, useSession } from '../session/person.ts'

const AntdProvider = lazyPart(() => import('../theme/AntdProvider.tsx'))
const NoRight = lazyPart(async () => ({ default: (await import('../shell/plate/NoRight.tsx')).NoRight }))
const GenericScreen = lazyPart(() => import('./GenericScreen.tsx'))

interface Props {
  readonly hasAntd: boolean
  readonly children: ReactNode
}

/** Shows a screen only to people who may open it, and only after they have changed their first password. */
export const ScreenSlot = ({ hasAntd, children }: Props) => {
  const { pathname } = useLocation()
  const person = useSession((session) => session.person)
  if (person?.mustChange && pathname !== '/password') return <Navigate to="/password" replace />
  const lack = lackFor(pathname, person?.operations ?? [])
  if (lack) return <Lacking key={pathname} {...lack} />
  return hasAntd ? <AntdProvider>{children}</AntdProvider> : children
}

/** The screen the declarations give for a path, or 页面不存在. */
export const DeclaredScreen = () => {
  const { pathname } = useLocation()
  return (
    <ScreenSlot hasAntd>
      <GenericScreen key={pathname} path={pathname} />
    </ScreenSlot>
  )
}

/** Rights may be new: they are asked for once more before the page says that one is missing. */
const Lacking = (lack: Readonly<Parameters<typeof NoRight>[0]>) => {
  const [isSure, setSure] = useState(false)
  useEffect(() => {
    let isGone = false
    const settle = (): void => void (isGone || setSure(true))
    void loadPerson().then(settle, settle)
    return () => {
      isGone = true
    }
  }, [])
  return isSure ? <NoRight {...lack} /> : null
}
