import type { ListQuery } from '@chengban/engine/read/list.ts'
import type { Page } from '@chengban/engine/read/page.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { parseJson } from './json.ts'

export type Query = Readonly<Record<string, string | undefined>>

/** Tables whose lists may be read whole. */
const whole = new Set(['comment', 'courseComment'])

/** `pageNumber` from 1 and `pageSize` 10, 20 or 50; 9999 for comments alone. */
export const pageOf = (query: Query, entity: string): Page => {
  const number = query.pageNumber === undefined ? 1 : Number(query.pageNumber)
  const size = query.pageSize === undefined ? 10 : Number(query.pageSize)
  if (!Number.isInteger(number) || number < 1 || number > 10_000_000) throw invalid({ pageNumber: '页码错误' })
  if (![10, 20, 50].includes(size) && !(size === 9999 && whole.has(entity)))
    throw new Refusal('VALIDATION', '每页条数只能为10、20、50', { fields: { pageSize: '每页条数只能为10、20、50' } })
  return { offset: (number - 1) * size, size }
}

const views = ['own', 'todo', 'done'] as const

export const listQueryOf = (query: Query): ListQuery => {
  const view = views.find((one) => one === query.view)
  if (query.view && !view) throw invalid({ view: '视图不存在' })
  return {
    ...(query.filters ? { filters: parseJson(query.filters, '筛选条件格式错误') } : {}),
    keyword: query.keyword,
    sort: query.sort,
    view,
    columns: query.columns?.split(',').filter(Boolean),
    abilities: query.can === '1',
  }
}
