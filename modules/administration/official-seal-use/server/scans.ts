import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { scans } from '../scans.call.ts'

export const listScans: CallHandler<typeof scans> = async (engine, { contractId }) => {
  await engine.detail(engine.writer.catalog.entity('contract'), contractId)
  const nodes = await engine.read<AnswerOf<typeof scans>['nodes'][number]>({
    text: `select u.id, u.apply_number as "applyNumber", rule.label_official_seal(u.seal_id) ->> 'name' as "sealName",
        u.tz_use as "tzUse", u.actual_copies as "actualCopies", u.stamped_file as "stampedFile"
      from public.official_seal_use u
      where u.contract_id = $1 and u.use_status = '已归档' order by u.tz_use desc nulls last, u.id desc`,
    params: [contractId],
  })
  return { nodes, totalCount: nodes.length }
}
