import type { CallHandler } from '@chengban/engine/call.ts'

export const listScans: CallHandler = async (engine, { contractId }) => {
  await engine.detail(engine.writer.catalog.entity('contract'), String(contractId))
  const nodes = await engine.read({
    text: `select u.id, u.apply_number as "applyNumber", rule.label_official_seal(u.seal_id) ->> 'name' as "sealName",
        u.tz_use as "tzUse", u.actual_copies as "actualCopies", u.stamped_file as "stampedFile"
      from public.official_seal_use u
      where u.contract_id = $1 and u.use_status = '已归档' order by u.tz_use desc nulls last, u.id desc`,
    params: [contractId],
  })
  return { nodes, totalCount: nodes.length }
}
