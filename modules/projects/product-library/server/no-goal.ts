import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { noGoal } from '../no-goal.call.ts'

interface Lacking {
  readonly productLibraryId: string
  readonly name: string
  readonly versionId: string | null
  readonly versionName: string | null
  readonly planDate: string | null
}

export const lackingGoals: CallHandler<typeof noGoal> = async (engine, { productLibraryId: id = null }) => {
  if (id !== null && !isUuid(id)) throw notFound()
  const nodes = await engine.read<Lacking>({
    text: `select p.id as "productLibraryId", p.name, v.id as "versionId", v.name as "versionName",
        v.plan_date::text as "planDate"
      from public.product_library p left join public.product_library_version v
        on v.product_library_id = p.id and v.stage in ('规划', '研发中', '测试中', '待发布')
      where p.is_enable and ($1::uuid is null or p.id = $1)
        and (v.id is null or jsonb_array_length(coalesce(v.goal, '[]')) = 0)
      order by v.plan_date nulls first, p.name, v.order_no`,
    params: [id],
  })
  return { nodes, totalCount: nodes.length }
}
