import { Notices } from '@chengban/ui/notices/Notices.tsx'
import { Questions } from '@chengban/ui/question/Questions.tsx'
import { Connection } from '@chengban/ui/shell/Connection.tsx'
import { useSessionEvents } from '@chengban/ui/shell/use-session-events.ts'
import { Waiting } from '@chengban/ui/shell/Waiting.tsx'
import { Suspense } from 'react'
import { Outlet } from 'react-router'

/** The whole window for one screen: phone pages, pages for customers, sheets to print. */
export const Bare = () => {
  useSessionEvents()
  return (
    <>
      <Connection />
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
      <Notices />
      <Questions />
    </>
  )
}
