/** A page number, or a gap before or after the present page. */
export type PageMark = number | 'before' | 'after'

/** `1 2 3 4 … 7`: first, last and the neighbours of the present page; never more than seven marks. */
export function pageMarks(page: number, count: number): readonly PageMark[] {
  if (count <= 6) return Array.from({ length: count }, (_, i) => i + 1)
  if (page <= 4) return [1, 2, 3, 4, ...(page === 4 ? [5] : []), 'after', count]
  if (page >= count - 3)
    return [1, 'before', ...(page === count - 3 ? [count - 4] : []), count - 3, count - 2, count - 1, count]
  return [1, 'before', page - 1, page, page + 1, 'after', count]
}

/** Pages of a total, at least one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
