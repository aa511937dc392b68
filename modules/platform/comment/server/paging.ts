import type { Page } from '@chengban/engine/read/page.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** The page a call asks for: from 1, ten rows unless it says 20 or 50, or the `whole` list where that is given. */
export const pageOf = (input: Readonly<Record<string, unknown>>, whole?: number): Page => {
  const number = (input.pageNumber ?? 1) as number
  const size = (input.pageSize ?? 10) as number
  if (number < 1 || number > 10_000_000) throw invalid({ pageNumber: '页码错误' })
  if (![10, 20, 50, whole].includes(size)) throw invalid({ pageSize: '每页条数只能为10、20、50' })
  return { offset: (number - 1) * size, size }
}
