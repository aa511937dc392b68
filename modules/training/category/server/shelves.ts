import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { readShelves } from '../category.call.ts'
import { category } from '../category.entity.ts'

type Nodes = AnswerOf<typeof readShelves>['nodes']

const most = 2000

/**
 * Returns the category tree. A disabled category also hides the ones below it; course keepers see disabled ones when
 * they request all.
 */
export const shelves: CallHandler<typeof readShelves> = async (engine, { all }) => {
  const filters = all ? {} : { isEnable: { equalTo: true } }
  const found = await engine.list(category, { filters, sort: 'sort,name' }, { offset: 0, size: most })
  const below = Map.groupBy(found, ({ parentId }) => parentId)
  const nodesOf = (parent: string | null): object[] =>
    (below.get(parent) ?? []).map(({ id, name, icon, cover, sort, courseCount }) => {
      return { id, name, icon, cover: cover ?? [], sort, courseCount, children: nodesOf(id) }
    })
  const nodes = nodesOf(null) as Nodes
  return { nodes, totalCount: nodes.length }
}
