import { present } from '@chengban/kernel/present.ts'

/** Id of an account. */
export type People = (account: string) => string

/** By place, over and over. */
export const nth = <T>(list: readonly T[], place: number): T => present(list[place % list.length])

export const managers = ['pm02', 'pm03', 'ss01', 'ss02', 'ss03'] as const
export const implementers = ['ss02', 'ss03', 'ss04', 'ss05', 'ss06', 'ss07', 'ss08'] as const
export const developers = ['yf02', 'yf03', 'yf04', 'yf05', 'yf06', 'yf07'] as const

export const times = <T>(n: number, make: (index: number) => T): T[] =>
  Array.from({ length: n }, (_, index) => make(index))
