import { pathHere } from '@chengban/ui/api/remembered-path.ts'
import { loadPerson, useSession } from '@chengban/ui/session/person.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { needsNobody } from './open-to-anybody.ts'
import { StartFailed } from './StartFailed.tsx'

/** The screens for a person known to the server; pages opened by a link's own token need none. */
export const Known = ({ children }: { readonly children: ReactNode }) => {
  const isKnown = useSession(({ person }) => person !== null)
  const [failed, setFailed] = useState<{ readonly error: unknown }>()
  // as it was opened: another page of the same frame asks nothing anew
  const [isNeeded] = useState(() => !needsNobody(pathHere()))
  useEffect(() => {
    if (isNeeded && !isKnown) loadPerson().catch((error: unknown) => setFailed({ error }))
  }, [isNeeded, isKnown])
  if (failed) return <StartFailed error={failed.error} />
  return isKnown || !isNeeded ? children : null
}
