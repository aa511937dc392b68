import { useQuery } from '@tanstack/react-query'
import { declaredScreens, loadDetails } from '../../declarations/declarations.ts'
import { openTabs } from '../../declarations/open-tabs.ts'
import { lackFor } from '../../declarations/route-rights.ts'
import { useSession } from '../../session/person.ts'

/** A list shown as a tab of a screen. */
export interface FurtherList {
  readonly label: string
  readonly screen: string
  readonly path: string
}

/** The tabs of screens on the desk that the person may open, each with its address. */
export const useFurtherLists = (): readonly FurtherList[] => {
  const operations = useSession(({ person }) => person?.operations)
  const { data } = useQuery({
    queryKey: ['further-lists', operations],
    queryFn: () => furtherLists(operations ?? []),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
  return data ?? []
}

export const furtherLists = async (operations: readonly string[]): Promise<readonly FurtherList[]> => {
  const details = await loadDetails()
  return Object.entries(declaredScreens()).flatMap(([path, { of, ...screen }]) => {
    if (!of || !screen.hasMore || /^\/(phone|demand)\//.test(path) || lackFor(path, operations)) return []
    const [first, ...rest] = openTabs({ of, ...screen }, details[path] ?? {}, operations)
    const own = first && first.label !== screen.label && rest.length > 0 ? [{ label: first.label, path }] : []
    const others = rest.map(({ label }) => ({ label, path: `${path}?${new URLSearchParams({ tab: label })}` }))
    return [...own, ...others].map((each) => ({ ...each, screen: screen.label }))
  })
}
