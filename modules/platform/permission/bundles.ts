import type { MenuGroup } from '../menu/menu-entry.ts'

/** A default permission bundle: what one entry of the function tree asks for. */
export interface Bundle {
  /** The route without its first slash; further slashes become points. */
  readonly id: string
  readonly name: string
  readonly menuId: number
  readonly codes: readonly string[]
}

/** One bundle per menu entry with codes. */
export const bundlesOf = (groups: readonly MenuGroup[]): Bundle[] =>
  groups
    .flatMap(({ children }) => children)
    .filter(({ codes = [], route }) => route && codes.length > 0)
    .map(({ id, name, route = '', codes = [] }) => ({
      id: route.slice(1).replaceAll('/', '.'),
      name,
      menuId: id,
      codes,
    }))
