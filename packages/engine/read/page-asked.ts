import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { Page } from './page.ts'

interface PageInput {
  readonly pageNumber?: unknown
  readonly pageSize?: unknown
}

const sizes = [10, 20, 50]
/** The size of a page that is all of a list. */
const whole = 9999
const wrong = '每页条数只能为10、20、50'

/** `pageNumber` from 1, `pageSize` 10, 20 or 50, 10 where none is said; 9999 where the list may be read whole. */
export const pageAsked = ({ pageNumber, pageSize }: PageInput, isWhole = false): Page => {
  const number = Number(pageNumber ?? 1)
  const size = Number(pageSize ?? 10)
  if (!Number.isInteger(number) || number < 1 || number > 10_000_000) throw invalid({ pageNumber: '页码错误' })
  if (!sizes.includes(size) && !(isWhole && size === whole))
    throw new Refusal('VALIDATION', wrong, { fields: { pageSize: wrong } })
  return { offset: (number - 1) * size, size }
}
