import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { notify } from '../api/notices.ts'
import { request } from '../api/request.ts'
import { currentToken } from '../api/token.ts'
import { useLive } from '../live/use-live.ts'
import { usePublished } from './published.ts'
import { type Outcome, type Published, seen } from './version.ts'

const everyMs = 5 * 60_000

/**
 * Notifies about a newer published version: on the live event, and by asking every five minutes. A forced version
 * reloads at the next change of page; a form with unsaved values delays that change.
 */
export const useVersion = (): void => {
  const state = useRef<Outcome>({ first: undefined, told: undefined, mustReload: false })
  const ask = useEffectEvent(async (): Promise<void> => {
    // who came by a link has no session that could expire
    if (currentToken() === null) return
    const published = await request<Published>('GET', '/api/config/getLastVer').catch(() => undefined)
    if (!published) return
    const next = seen(state.current, published)
    if (next.told !== state.current.told)
      notify({ kind: 'info', text: '发现新版本，请刷新页面', action: { label: '刷新', run: () => location.reload() } })
    state.current = next
    usePublished.setState({ published, isNewer: next.told !== undefined })
  })
  useLive('version', () => void ask())
  useLive('poll', () => void ask())
  useEffect(() => {
    void ask()
    const timer = setInterval(() => void ask(), everyMs)
    return () => clearInterval(timer)
  }, [])
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the path that counts
  useEffect(() => {
    if (state.current.mustReload) location.reload()
  }, [pathname])
}
