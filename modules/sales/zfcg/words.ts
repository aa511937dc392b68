import { compare } from '@chengban/kernel/decimal.ts'

/** A word that picks notices: parts parted by blanks, all of which must be there. */
export interface Keyword {
  readonly word: string
  readonly exclude: string | null
  readonly kinds: readonly string[] | null
  readonly province: string | null
  readonly minBudget: string | null
}

/** What of a notice is looked at. */
export interface Notice {
  readonly title: string
  readonly kind: string
  readonly buyer: string | null
  readonly content: string | null
  readonly province: string | null
  readonly budget: string | null
}

const plain = (text: string | null): string => (text ?? '').normalize('NFKC').toLowerCase()
const parts = (text: string | null): string[] => plain(text).split(/\s+/).filter(Boolean)

/** The words that pick the notice, in their order. */
export const wordsOf = (notice: Notice, keywords: readonly Keyword[]): string[] =>
  keywords.filter((keyword) => picks(keyword, notice)).map(({ word }) => word)

const picks = (keyword: Keyword, notice: Notice): boolean => {
  const all = [notice.title, notice.buyer, notice.content].map(plain).join('\n')
  const title = plain(notice.title)
  return (
    parts(keyword.word).every((part) => all.includes(part)) &&
    !parts(keyword.exclude).some((part) => title.includes(part)) &&
    (!keyword.kinds?.length || keyword.kinds.includes(notice.kind)) &&
    (!keyword.province || keyword.province === notice.province) &&
    (!keyword.minBudget || notice.budget === null || compare(notice.budget, keyword.minBudget) >= 0)
  )
}
