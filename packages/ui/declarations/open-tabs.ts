import { has } from '@chengban/kernel/has.ts'
import type { ScreenPlace } from '../declarations/declarations.ts'
import type { ListPlace, ScreenDetails } from '../declarations/details.ts'

/** The lists of a screen that somebody with these rights may open, its own first. */
export const openTabs = (
  { label, of, variant }: ScreenPlace & { readonly of: string },
  {
    tab = label,
    tabCodes = [],
    tabs = [],
    queue: _queue,
    client: _client,
    dashboards: _dashboards,
    ...choice
  }: ScreenDetails,
  operations: readonly string[],
): readonly ListPlace[] => {
  const own: ListPlace = { label: tab, of, codes: tabCodes, ...(variant ? { variant } : {}), ...choice }
  return [own, ...tabs].filter(({ codes = [] }) => codes.length === 0 || codes.some((code) => has(operations, code)))
}
