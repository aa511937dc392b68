import { has } from '@chengban/kernel/has.ts'
import type { ScreenDetails } from '@chengban/ui/declarations/details.ts'
import { areas } from '../../modules/areas.gen.ts'
import { details } from '../../modules/screens.gen.ts'

/** A page to be looked at: its path with query, and where it is used. */
export interface Place {
  readonly path: string
  readonly isPhone: boolean
  /** Any of them opens it; none: everybody. */
  readonly codes: readonly string[]
}

const further = details as unknown as Readonly<Record<string, ScreenDetails | undefined>>

/** Every route that opens, each with the further lists behind it. `only`: those whose path has one of these words. */
export const places = (only: readonly string[]): readonly Place[] =>
  Object.entries(areas.screens as Readonly<Record<string, { readonly codes?: readonly string[] }>>)
    // A route with a parameter opens only for configured values
    .filter(([path]) => !path.includes('/:') && (only.length === 0 || only.some((word) => path.includes(word))))
    .flatMap(([path, { codes = [] }]) => {
      const isPhone = path.startsWith('/phone/') || path.startsWith('/demand/')
      const tabs = (further[path]?.tabs ?? []).map((tab) => ({
        path: `${path}?${new URLSearchParams({ tab: tab.label })}`,
        codes: tab.codes ?? codes,
      }))
      return [{ path, codes }, ...tabs].map((each): Place => ({ ...each, isPhone }))
    })

/** Whether somebody with these rights may open it. */
export const isOpen = ({ codes }: Place, operations: readonly string[]): boolean =>
  codes.length === 0 || codes.some((code) => has(operations, code))
