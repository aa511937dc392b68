import type { ListQuery } from '@chengban/engine/read/list.ts'
import { listed } from '@chengban/kernel/listed.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'
import { parseJson } from './json.ts'

export type Query = Readonly<Record<string, string | undefined>>

/** The query of a request; parameters that are given twice were refused before. */
export const queryOf = ({ query }: Pick<FastifyRequest, 'query'>): Query => query as Query

const views = ['own', 'todo', 'done'] as const

export const listQueryOf = (query: Query): ListQuery => {
  const view = views.find((one) => one === query.view)
  if (query.view && !view) throw invalid({ view: '视图不存在' })
  return {
    ...(query.filters ? { filters: parseJson(query.filters, '筛选条件格式错误') } : {}),
    keyword: query.keyword,
    sort: query.sort,
    view,
    columns: query.columns === undefined ? undefined : [...listed(query.columns)],
    abilities: query.can === '1',
  }
}
