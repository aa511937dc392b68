import type { ComponentType } from 'react'

/** @ant-design/icons components by their name. */
export type IconSet = Readonly<Record<string, ComponentType>>

const sets: readonly (readonly [last: string, load: () => Promise<{ readonly icons: IconSet }>])[] = [
  ['B', () => import('./icons/a-b.ts')],
  ['C', () => import('./icons/c.ts')],
  ['E', () => import('./icons/d-e.ts')],
  ['F', () => import('./icons/f.ts')],
  ['L', () => import('./icons/g-l.ts')],
  ['P', () => import('./icons/m-p.ts')],
  ['S', () => import('./icons/q-s.ts')],
  ['Z', () => import('./icons/t-z.ts')],
]

/**
 * The icons of single functions that begin with the letter of a name, or one near it. They are fetched by the letter,
 * for an open tab must not cost the 17 kB of all of them.
 */
export const iconsNear = async (name: string): Promise<IconSet> =>
  (await sets.find(([last]) => name.slice(0, 1) <= last)?.[1]())?.icons ?? {}
