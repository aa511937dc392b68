import type { CallHandler } from '@chengban/engine/call.ts'
import type { Node } from '@chengban/kernel/statistics.ts'
import type { areas } from '../areas.call.ts'
import { client } from '../client.entity.ts'

interface Area extends Pick<Node, 'name' | 'count' | 'filter'> {
  readonly children?: readonly Area[]
}

/** Clients in use and not void, by province, city and district: most first. */
export const clientAreas: CallHandler<typeof areas> = async (engine, { keyword, own, ...given }) => {
  const chosen = Object.entries(given).filter(([, value]) => value !== null)
  const { nodes, sum } = await engine.statistics(client, {
    groupBy: ['province', 'city', 'district'],
    form: 'tree',
    top: 1000,
    keyword: keyword as string | undefined,
    ...(own === true ? { view: 'own' } : {}),
    filters: {
      isUse: { equalTo: true },
      status: { notEqualTo: '已作废' },
      ...Object.fromEntries(chosen.map(([name, value]) => [name, { equalTo: value }])),
    },
  })
  return { nodes: nodes.map(areaOf), totalCount: sum.count }
}

const areaOf = ({ name, count, filter, children }: Node): Area => ({
  name,
  count,
  filter,
  ...(children ? { children: children.map(areaOf) } : {}),
})
