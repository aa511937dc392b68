import { normalName } from './normal-name.ts'

/** What a client is looked for by, in the forms in which it is compared; null where nothing was given. */
export interface Sought {
  readonly normal: string | null
  readonly tax: string | null
  /** The last eight digits of a telephone number. */
  readonly tail: string | null
}

export interface Likeness {
  readonly level: '重复' | '疑似'
  readonly by: '名称' | '曾用名' | '税号' | '电话'
}

interface Known {
  readonly normalName: string
  readonly alias: readonly string[]
  readonly accountId: string | null
  /** Whether a number of it or of its contacts ends like the one asked for. */
  readonly isCalled: boolean
}

/** Minimum length of a name to compare; shorter ones are contained in too many others. */
const fewest = 4
const length = (text: string): number => [...text].length

export const tailOf = (phone: string | null | undefined): string | null => {
  const digits = (phone ?? '').normalize('NFKC').replace(/\D/g, '')
  return digits.length >= 8 ? digits.slice(-8) : null
}

const contains = (one: string, other: string): boolean => {
  const [short, long] = length(one) <= length(other) ? [one, other] : [other, one]
  return length(short) >= fewest && long.includes(short)
}

/** How a client is like the one asked for: the same, perhaps the same, or not at all. */
export const likeness = ({ normal, tax, tail }: Sought, known: Known): Likeness | null => {
  const former = known.alias.map(normalName)
  if (normal !== null && known.normalName === normal) return { level: '重复', by: '名称' }
  if (normal !== null && former.includes(normal)) return { level: '重复', by: '曾用名' }
  if (tax !== null && known.accountId === tax) return { level: '重复', by: '税号' }
  if (normal !== null && contains(normal, known.normalName)) return { level: '疑似', by: '名称' }
  if (tail !== null && known.isCalled) return { level: '疑似', by: '电话' }
  return null
}
