import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../api/notices.ts'
import { useLive } from '../live/use-live.ts'
import { loadPerson, setUnread, useSession } from '../session/person.ts'

/** Keeps the person and the bell up to date: by the stream, and by asking each minute while it is lost. */
export const useSessionEvents = (): void => {
  const client = useQueryClient()
  const again = (): void => void loadPerson().catch(() => undefined)
  useLive('session', again)
  useLive('poll', () => {
    again()
    void client.invalidateQueries({ queryKey: ['messages'] })
  })
  useLive('unread', ({ all }) => setUnread(all))
  useLive('message', () => setUnread((useSession.getState().person?.unread ?? 0) + 1))
  useLive('version', () => {
    notify({ kind: 'info', text: '有新版本，点击刷新', action: { label: '刷新', run: () => location.reload() } })
  })
}
