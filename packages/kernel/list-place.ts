import type { Variant } from './area.ts'

interface Place {
  readonly kind: string
  readonly of?: string | undefined
  readonly variant?: Variant | undefined
}

const narrowest: readonly (Variant | undefined)[] = ['apply', 'audit', undefined, 'manage']

/** Where the rows of an entity are listed for somebody to whom `isOpen` lets a path, the widest list first. */
export const listPlace = <P extends Place>(
  screens: Readonly<Record<string, P>>,
  entity: string,
  isOpen: (path: string, place: P) => boolean,
): { readonly path: string; readonly place: P } | undefined => {
  const open = Object.entries(screens).filter(
    ([path, place]) => place.kind === 'list' && place.of === entity && isOpen(path, place),
  )
  const width = ([, { variant }]: readonly [string, P]): number => narrowest.indexOf(variant)
  const widest = open.sort((a, b) => width(b) - width(a))[0]
  return widest && { path: widest[0], place: widest[1] }
}
