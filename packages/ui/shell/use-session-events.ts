import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../live/use-live.ts'
import { loadPerson, setUnread, useSession } from '../session/person.ts'
import { useVersion } from './use-version.ts'

/** Where the tables that every page goes by are kept, by their name. */
const commonKeys: Readonly<Record<string, string>> = {
  dict: 'dicts',
  dictType: 'dicts',
  menu: 'menu',
  holiday: 'holidays',
  config: 'config',
}

/** Keeps the person, the bell and what every page goes by up to date: by the stream, and by asking each minute while it is lost. */
export const useSessionEvents = (): void => {
  const client = useQueryClient()
  const again = (): void => void loadPerson().catch(() => undefined)
  const forget = (key: string): void => void client.invalidateQueries({ queryKey: [key] })
  useLive('session', () => {
    again()
    forget('menu')
  })
  useLive('common', ({ module }) => {
    const key = commonKeys[module]
    if (key) forget(key)
  })
  useLive('poll', () => {
    again()
    for (const key of new Set(['messages', ...Object.values(commonKeys)])) forget(key)
  })
  useLive('unread', ({ all }) => setUnread(all))
  useLive('message', () => setUnread((useSession.getState().person?.unread ?? 0) + 1))
  useVersion()
}
