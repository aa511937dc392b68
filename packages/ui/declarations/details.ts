import type { ClientPage, ListChoice, Variant } from '@chengban/kernel/area.ts'
import type { Fields } from '@chengban/kernel/shape.ts'

/** One of the lists behind a route. */
export interface ListPlace extends ListChoice {
  readonly label: string
  readonly of: string
  readonly variant?: Variant
  readonly codes?: readonly string[]
}

/** A page for people outside, with the header that bears their token and what its call asks for. */
export interface ClientPlace extends ClientPage {
  readonly header: string
  readonly input: Fields
}

/** The declaration of a screen beyond its place, readable by any package. */
export interface ScreenDetails extends ListChoice {
  readonly tab?: string
  readonly tabCodes?: readonly string[]
  readonly tabs?: readonly ListPlace[]
  /** A first tab with what waits of all its decided kinds. */
  readonly queue?: true
  readonly client?: ClientPlace
  /** Tabs of figures before the screen's lists, or after them with `isLast`. */
  readonly dashboards?: readonly {
    readonly name: string
    readonly label?: string
    readonly codes?: readonly string[]
    readonly needs?: readonly string[]
    readonly isLast?: true
    readonly covered?: true
  }[]
}
