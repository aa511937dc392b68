import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { trailTo } from '../../data/trail.ts'
import { listPath } from '../../declarations/declarations.ts'
import { useLive } from '../../live/use-live.ts'
import { useSession } from '../../session/person.ts'

export interface MenuEntry {
  readonly id: number
  readonly name: string
  /** Name of an @ant-design/icons component. */
  readonly icon?: string | null
  readonly route?: string | null
  /** Audits that wait for me. */
  readonly badge?: number | null
  readonly children?: readonly MenuEntry[]
}

const key = ['menu']
const none: readonly MenuEntry[] = []

/** The groups and functions the person may open; counts follow what happens. */
export const useMenu = (): readonly MenuEntry[] => {
  const client = useQueryClient()
  const again = (): void => void client.invalidateQueries({ queryKey: key })
  useLive('badge', again)
  useLive('session', again)
  useLive('poll', again)
  const mustChange = useSession(({ person }) => person?.mustChange ?? false)
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => request<{ nodes: readonly MenuEntry[] }>('GET', '/api/menu/tree'),
    select: framedIn,
    staleTime: 60_000,
    enabled: !mustChange,
  })
  return data ?? none
}

const framedIn = ({ nodes }: { readonly nodes: readonly MenuEntry[] }): readonly MenuEntry[] => nodes.map(framed)

/** Pages of other hosts are opened inside the application. */
export const framed = (entry: MenuEntry): MenuEntry => ({
  ...entry,
  ...(entry.route?.startsWith('https://') ? { route: `/iframe/${encodeURIComponent(entry.route)}` } : {}),
  ...(entry.children ? { children: entry.children.map(framed) } : {}),
})

/** Every entry with a route, in the menu's order. */
export const entriesOf = (menu: readonly MenuEntry[]): readonly (MenuEntry & { readonly route: string })[] =>
  menu.flatMap((entry) =>
    entry.children?.length ? entriesOf(entry.children) : entry.route ? [{ ...entry, route: entry.route }] : [],
  )

/** Returns the list for a record's address: the one it was opened from, else the widest list of its kind. */
const placeOf = (path: string): string => {
  const [, kind = '', id = ''] = /^\/record\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  return kind ? (trailTo(kind, id) ?? listPath(kind, useSession.getState().person?.operations ?? []) ?? path) : path
}

/** The entry a path belongs to: its own, or that of the list above a record. */
export const entryFor = (menu: readonly MenuEntry[], at: string) => {
  const path = placeOf(at)
  const entries = entriesOf(menu)
  const above = entries
    .filter(({ route }) => path.startsWith(`${route}/`))
    .sort((a, b) => b.route.length - a.route.length)
  return entries.find(({ route }) => route === path) ?? above[0]
}

/** Returns the group that contains the entry of a path. */
export const groupFor = (menu: readonly MenuEntry[], path: string): MenuEntry | undefined => {
  const id = entryFor(menu, path)?.id
  return menu.find((group) => group.children?.some((entry) => entry.id === id))
}
